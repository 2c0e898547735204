import {
  answerCalls,
  errorOf,
  type Asked,
  type FromWorker,
  type Handlers,
  type ToWorker,
} from '../../contract/worker-protocol';

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Call<H extends Handlers> = <K extends keyof H & string>(
  name: K,
  input: Parameters<H[K]>[0],
) => Promise<Awaited<ReturnType<H[K]>>>;

/** The worker was stopped because one call took longer than it may. */
export class WorkTooSlow extends Error {
  override readonly name = 'WorkTooSlow';
}

/**
 * Calls the handlers of a worker of this page, which answers in order; `start` creates it on first use. If it
 * crashes, or takes longer than `longestMs` for one call, that call rejects (`WorkTooSlow` for the latter)
 * and a new worker continues with the rest.
 */
export function connectWorker<H extends Handlers>(start: () => Worker, longestMs: number): Call<H> {
  /** The worker is processing the first entry. */
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let newest = 0;
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

  const receive = ({ data: message }: MessageEvent<FromWorker>): void => {
    // The window's workers send neither progress nor events.
    if (message.kind !== 'answer' && message.kind !== 'failure') return;
    const call = waiting.get(message.number);
    waiting.delete(message.number);
    if ('error' in message) call?.reject(errorOf(message));
    else call?.resolve(message.value);
    watch();
  };

  const startAnother = (): Worker => {
    const started = start();
    started.addEventListener('message', receive);
    started.addEventListener('error', ({ message }) => {
      // Errors of a replaced worker are ignored.
      if (started === worker) replace(new Error(message));
    });
    return started;
  };

  const send = (number: number, asked: Asked): void => {
    worker ??= startAnother();
    const message: ToWorker = { kind: 'call', number, asked };
    // A worker's messages have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(message);
  };

  /** The current call caused the failure, so it is not made again. */
  const replace = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    const [first] = waiting;
    if (first !== undefined) {
      waiting.delete(first[0]);
      first[1].reject(error);
    }
    for (const [number, { asked }] of waiting) send(number, asked);
    watch();
  };

  return (name, input) =>
    new Promise((resolve, reject) => {
      const number = ++newest;
      const asked = { name, input, cancelled: undefined };
      send(number, asked);
      // The worker sends what its handlers return.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      waiting.set(number, { asked, resolve: resolve as Waiting['resolve'], reject });
      if (waiting.size === 1) watch();
    });
}

/** The worker's side: answers the calls of the page. */
export function serve(handlers: Handlers): void {
  const take = answerCalls(handlers, { post, close: () => self.close() });
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => take(data));
}

function post(message: FromWorker): void {
  // A worker's messages have no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(message);
}
