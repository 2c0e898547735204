import { parentPort } from 'node:worker_threads';
import { AppError } from '../../contract/errors';
import {
  asError,
  type Asked,
  type FromThread,
  type Handlers,
  type ServedCall,
  type ToThread,
} from './worker-messages';

// The thread's side of the protocol; `connect` in `workers.ts` is the main thread's.

interface ServeOptions {
  /** Closes the files of the thread. */
  readonly onStop?: () => void;
  /** Replaces the error that a handler threw by one for the caller. */
  readonly errorFor?: (error: unknown) => AppError | undefined;
}

/** Answers the calls of the main thread until the main thread stops this one. */
export function serve(handlers: Handlers, { onStop, errorFor }: ServeOptions = {}): void {
  let previous = Promise.resolve();
  parentPort?.on('message', (message: ToThread) => {
    // Notes ("pause", "continue") are handled at once, because after a long call they would come too late.
    if (message.kind === 'call' && message.number === 0) {
      answer(0, message.asked).catch(raiseLater);
      return;
    }
    previous = previous
      .then(() => (message.kind === 'stop' ? stop() : answer(message.number, message.asked)))
      .catch(raiseLater);
  });

  async function answer(number: number, { name, input, cancelled }: Asked): Promise<void> {
    const flag = new Int32Array(cancelled ?? new SharedArrayBuffer(4));
    const call: ServedCall<unknown> = {
      progress: (value) => post({ kind: 'progress', number, value }),
      isCancelled: () => Atomics.load(flag, 0) === 1,
    };
    try {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`This thread has no handler "${name}".`);
      // `connect` has the types of these handlers.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const value = await handler(input as never, call as never);
      if (number > 0) post({ kind: 'answer', number, value });
    } catch (thrown) {
      // No caller waits for this error, so the thread ends, and the main thread gets the error.
      if (number === 0) throw thrown;
      const error = asError(errorFor?.(thrown) ?? thrown);
      const app = error instanceof AppError ? { code: error.code, problems: error.problems } : undefined;
      post({ kind: 'failure', number, error, app });
    }
  }

  function stop(): void {
    onStop?.();
    parentPort?.close();
  }
}

/** An uncaught exception ends the thread in every host; a rejection may only be printed. */
function raiseLater(error: unknown): void {
  queueMicrotask(() => {
    throw asError(error);
  });
}

/** Sends the main thread an event that belongs to no call. */
export function notifyMain(event: unknown): void {
  post({ kind: 'event', event });
}

/** Does work that belongs to no call; the `ownWork` of the connection is its time limit. */
export function doOwnWork<T>(work: () => T): T {
  post({ kind: 'ownWork', isBegin: true });
  try {
    return work();
  } finally {
    post({ kind: 'ownWork', isBegin: false });
  }
}

function post(message: FromThread): void {
  // A worker thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}
