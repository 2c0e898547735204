import { AppError } from './errors';

// Messages between a page or the main thread and its workers, and how a worker answers them. The main thread
// calls by `main/platform/workers.ts`, the window by `renderer/lib/worker.ts`.

/** The calls of a worker. They are answered one at a time, in the order in which they were made. */
export type Handlers = Readonly<Record<string, (input: never, call: never) => unknown>>;

/** The call that a handler answers. `isCancelled` is up to date even while the handler reads no messages. */
export interface ServedCall<Progress = never> {
  readonly progress: (value: Progress) => void;
  readonly isCancelled: () => boolean;
}

export interface Asked {
  readonly name: string;
  readonly input: unknown;
  /** A 32-bit flag that is set when the call is cancelled. */
  readonly cancelled: SharedArrayBuffer | undefined;
}

/** A call with the number 0 gets no answer, and does not wait for the calls before it. */
export type ToWorker =
  | { readonly kind: 'call'; readonly number: number; readonly asked: Asked }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'answer' | 'progress'; readonly number: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly number: number;
      readonly error: Error;
      readonly app: AppFields | undefined;
    }
  | { readonly kind: 'event'; readonly event: unknown }
  | { readonly kind: 'ownWork'; readonly isBegin: boolean };

/** The fields of an `AppError` that a message does not copy with the error itself. */
type AppFields = Pick<AppError, 'code' | 'said'>;

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** The error of a failed call, as its handler threw it. */
export function errorOf({ error, app }: Extract<FromWorker, { kind: 'failure' }>): Error {
  return app === undefined
    ? error
    : new AppError(app.code, app.said.message, { problems: app.said.problems, cause: error.cause ?? error });
}

export interface ServeOptions {
  /** Closes the files of the worker. */
  readonly onStop?: () => void;
  /** Replaces the error that a handler threw by one for the caller. */
  readonly errorFor?: (error: unknown) => AppError | undefined;
}

/** The worker's side of the connection. */
interface Port {
  readonly post: (message: FromWorker) => void;
  readonly close: () => void;
}

/** Returns what takes each message to a worker: it answers calls by `handlers` until it is told to stop. */
export function answerCalls(
  handlers: Handlers,
  { post, close }: Port,
  { onStop, errorFor }: ServeOptions = {},
): (message: ToWorker) => void {
  let previous = Promise.resolve();

  async function answer(number: number, { name, input, cancelled }: Asked): Promise<void> {
    const flag = cancelled === undefined ? undefined : new Int32Array(cancelled);
    const call: ServedCall<unknown> = {
      progress: (value) => post({ kind: 'progress', number, value }),
      isCancelled: () => flag !== undefined && Atomics.load(flag, 0) === 1,
    };
    try {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`This worker has no handler "${name}".`);
      // The caller's connection has the types of these handlers.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const value = await handler(input as never, call as never);
      if (number > 0) post({ kind: 'answer', number, value });
    } catch (thrown) {
      // No caller waits for this error, so the worker ends with it.
      if (number === 0) throw thrown;
      const error = asError(errorFor?.(thrown) ?? thrown);
      const app = error instanceof AppError ? { code: error.code, said: error.said } : undefined;
      post({ kind: 'failure', number, error, app });
    }
  }

  function stop(): void {
    onStop?.();
    close();
  }

  return (message) => {
    // Notes ("pause", "continue") are handled at once, because after a long call they would come too late.
    if (message.kind === 'call' && message.number === 0) {
      answer(0, message.asked).catch(raiseLater);
      return;
    }
    previous = previous
      .then(() => (message.kind === 'stop' ? stop() : answer(message.number, message.asked)))
      .catch(raiseLater);
  };
}

/** An uncaught exception ends the worker in every host; a rejection may only be printed. */
function raiseLater(error: unknown): void {
  queueMicrotask(() => {
    throw asError(error);
  });
}
