/** What one kind of worker is asked, and answers. */
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
  readonly resolve: (answer: T['answer']) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Questions to a worker, which `start` makes when it is first needed. The answer rejects when the worker breaks, or can't be had;
 * the next question is for another one.
 */
export function workerQuestions<T extends Talk>(
  start: () => Worker,
): (question: T['question']) => Promise<T['answer']> {
  const waiting = new Map<number, Waiting<T>>();
  let worker: Worker | undefined;
  let lastNumber = 0;

  const startAnother = (): Worker => {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Answered<T>>) => {
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
    });
    started.addEventListener('error', ({ message }) => {
      // What it was asked besides is lost with it.
      started.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error(message));
      waiting.clear();
    });
    return started;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= startAnother();
      const asked: Asked<T> = { number: ++lastNumber, question };
      waiting.set(asked.number, { resolve, reject });
      // A worker's messages have no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(asked);
    });
}

/** The worker's side: every question is answered with what `answer` makes of it. */
export function answerQuestions<T extends Talk>(answer: (question: T['question']) => T['answer']): void {
  self.addEventListener('message', ({ data }: MessageEvent<Asked<T>>) => {
    const answered: Answered<T> = { number: data.number, answer: answer(data.question) };
    // As above.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage(answered);
  });
}
