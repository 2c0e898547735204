import { workerData } from 'node:worker_threads';
import type { ServedCall } from '../../../contract/worker-protocol';
import { notifyMain, serve } from '../../platform/worker-thread';
import { Checkpointer } from './checkpointer';
import { Checkpointing } from './checkpointing';

// The thread's entry. It does nothing else, because each of its steps may wait for the disk.

export type CheckpointEvent =
  /** `isLogNeeded`: see `Checkpointer`. */
  | { readonly kind: 'failure'; readonly error: Error; readonly isLogNeeded: boolean }
  /** The log is long, so the thread asks the main thread to pause commits for restarting it. */
  | { readonly kind: 'holdWrites' };

interface HeldLog {
  readonly logPages: number;
  /** The main thread commits nothing until then (`Date.now()`). */
  readonly untilMs: number;
}

// Only `workerCheckpoints` starts this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const dataFolder = workerData as string;
const checkpointer = new Checkpointer(dataFolder);
const checkpointing = new Checkpointing({
  checkpointer,
  onLong: () => notify({ kind: 'holdWrites' }),
  onFailure: (error) => notify({ kind: 'failure', error, isLogNeeded: checkpointer.isLogNeeded }),
});

const handlers = {
  /**
   * Reports its beginning; its duration depends on the disk. Returns whether the thread committed to the
   * database.
   */
  restart({ logPages, untilMs }: HeldLog, call: ServedCall<'begun'>): boolean {
    // The disk delayed this thread too long, and commits have resumed. The next check asks for another pause.
    if (Date.now() > untilMs) return false;
    call.progress('begun');
    return checkpointing.restart(logPages);
  },
};
export type CheckpointHandlers = typeof handlers;

serve(handlers, {
  onStop() {
    checkpointing.stop();
    checkpointer.close();
  },
});

function notify(event: CheckpointEvent): void {
  notifyMain(event);
}
