/** Types of the questions and answers of one kind of worker. */
interface Talk {
  readonly question: unknown;
  readonly answer: unknown;
}

interface Asked<T extends Talk> {
  readonly number: number;
  readonly question: T['question'];
}

interface Answered<T extends Talk> {
  readonly number: number;
  readonly answer: T['answer'];
}

interface Waiting<T extends Talk> {
  readonly question: T['question'];
  readonly resolve: (answer: T['answer']) => void;
  readonly reject: (error: Error) => void;
}

/** The worker was stopped because one question took longer than it may. */
export class WorkTooSlow extends Error {
  override readonly name = 'WorkTooSlow';
}

/**
 * Asks a worker questions, which it answers in order; `start` creates it on first use. If it crashes, or
 * takes longer than `longestMs` for one question, that promise rejects (`WorkTooSlow` for the latter) and a
 * new worker continues with the rest.
 */
export function workerQuestions<T extends Talk>(
  start: () => Worker,
  longestMs: number,
): (question: T['question']) => Promise<T['answer']> {
  /** The worker is processing the first entry. */
  const waiting = new Map<number, Waiting<T>>();
  let worker: Worker | undefined;
  let lastNumber = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    timer = setTimeout(() => {
      // If the window itself was blocked, the answer may have arrived already and is processed before this
      // timer.
      timer = setTimeout(() => replace(new WorkTooSlow('The work took too long and was stopped.')));
    }, longestMs);
  };

  const startAnother = (): Worker => {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Answered<T>>) => {
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
      watch();
    });
    started.addEventListener('error', ({ message }) => {
      // Errors of a replaced worker are ignored.
      if (started === worker) replace(new Error(message));
    });
    return started;
  };

  const send = (number: number, question: T['question']): void => {
    worker ??= startAnother();
    const asked: Asked<T> = { number, question };
    // A worker's messages have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(asked);
  };

  /** The current question caused the failure, so it is not asked again. */
  const replace = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    const [first] = waiting;
    if (first !== undefined) {
      waiting.delete(first[0]);
      first[1].reject(error);
    }
    for (const [number, { question }] of waiting) send(number, question);
    watch();
  };

  return (question) =>
    new Promise((resolve, reject) => {
      const number = ++lastNumber;
      send(number, question);
      waiting.set(number, { question, resolve, reject });
      if (waiting.size === 1) watch();
    });
}

/** The worker's side: answers every question by `answer`. */
export function answerQuestions<T extends Talk>(answer: (question: T['question']) => T['answer']): void {
  self.addEventListener('message', ({ data }: MessageEvent<Asked<T>>) => {
    const answered: Answered<T> = { number: data.number, answer: answer(data.question) };
    // A worker's messages have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage(answered);
  });
}
