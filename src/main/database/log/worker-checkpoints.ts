import { statSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../platform/workers';
import { databaseFileName } from '../database-name';
import type { CheckpointEvent, CheckpointHandlers } from './checkpoint-thread';
import type { HeldWrites, OpenCheckpoints } from './checkpoints';

/** Interval at which the main thread checks for checkpoint work: one call of `stat`, a few microseconds. */
const lookEveryMs = 1000;
/** A log of less than this is left as it is, so a program with little traffic never starts the thread. */
const worthAThreadBytes = 4 * 1024 * 1024;

/** Commits pause this long for the thread to begin; it has nothing else to do than to wait for this. */
const longestHoldMs = 500;
/**
 * Commits pause this long for a slow disk. Without the pause they would block the main thread on the thread's
 * lock.
 */
const longestRestartMs = 10_000;

/**
 * Checkpoints in a thread of their own, once the log is worth it; `file` is the built `checkpoint-thread`. It
 * is not the background thread, where commits would pause while one check takes two minutes, and not the
 * query thread, where a flush of the disk would hold up the lists.
 */
export function workerCheckpoints(file: string): OpenCheckpoints {
  return ({ dataFolder, onFailure, onLogNeeded, holdWrites }) => {
    const log = join(dataFolder, `${databaseFileName}-wal`);
    /** Kept here because another thread would not know it. */
    let isLogNeeded = false;
    const connection = connect<CheckpointHandlers, CheckpointEvent>(file, {
      workerData: () => dataFolder,
      gone: (cause) => cause ?? new Error('the thread ended by itself'),
      onFailure,
      onEvent(event) {
        if (event.kind === 'holdWrites') return void restart();
        onFailure(event.error);
        if (!event.isLogNeeded || isLogNeeded) return;
        isLogNeeded = true;
        onLogNeeded(event.error);
      },
    });
    const timer = setInterval(() => {
      if (!isLogNeeded && isWorthAThread(log)) connection.start();
    }, lookEveryMs);
    timer.unref();
    return {
      stop() {
        clearInterval(timer);
        return connection.stop();
      },
    };

    async function restart(): Promise<void> {
      let held: HeldWrites;
      try {
        held = await holdWrites();
      } catch (error) {
        onFailure(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      const { logPages, free } = held;
      let pause = setTimeout(() => free(false), longestHoldMs);
      try {
        const order = { logPages, untilMs: Date.now() + longestHoldMs };
        const hasWritten = await connection.call('restart', order, {
          onProgress() {
            clearTimeout(pause);
            pause = setTimeout(() => free(false), longestRestartMs);
          },
        });
        free(hasWritten);
      } catch {
        // The thread is gone; `onFailure` was called when it broke.
        free(false);
      } finally {
        clearTimeout(pause);
      }
    }
  };
}

function isWorthAThread(log: string): boolean {
  return (statSync(log, { throwIfNoEntry: false })?.size ?? 0) >= worthAThreadBytes;
}
