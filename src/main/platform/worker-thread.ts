import { parentPort } from 'node:worker_threads';
import {
  answerCalls,
  type FromWorker,
  type Handlers,
  type ServeOptions,
} from '../../contract/worker-protocol';

// The thread's side of the protocol; `connect` in `workers.ts` is the main thread's.

/** Answers the calls of the main thread until the main thread stops this one. */
export function serve(handlers: Handlers, options: ServeOptions = {}): void {
  parentPort?.on('message', answerCalls(handlers, { post, close: () => parentPort?.close() }, options));
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

function post(message: FromWorker): void {
  // A worker thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}
