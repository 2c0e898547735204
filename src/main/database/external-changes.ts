import type { Database } from 'better-sqlite3';
import { logPages } from './log/log-pages';

/** Detects that another connection than `db` has committed. */
export interface ExternalChanges {
  /** Call repeatedly: calls `onWrite` when another connection has committed since the last call. */
  readonly poll: () => void;
  /**
   * Call before the log is restarted (`Checkpointer.restart`), while this connection does not write; returns
   * the log's length.
   */
  readonly beforeRestart: () => number;
  /** Call after the restart, which is no change of data. `lengthBefore` is the result of `beforeRestart`. */
  readonly afterRestart: (lengthBefore: number) => void;
}

/**
 * Returns a function whose result changes whenever another connection than `db` has committed. A call costs
 * microseconds and reads no table.
 */
export function dataVersionOf(db: Database): () => number {
  const version = db.prepare<[], number>('PRAGMA data_version').pluck();
  return () => version.get() ?? 0;
}

export function watchExternalChanges(db: Database, onWrite: () => void): ExternalChanges {
  const version = dataVersionOf(db);
  const pages = logPages(db);
  let seen = version();
  const poll = (): void => {
    const now = version();
    if (now === seen) return;
    seen = now;
    onWrite();
  };
  return {
    poll,
    beforeRestart() {
      const { log } = pages();
      // Read after the length: a commit by another process in between makes the log longer, and the restart
      // is skipped.
      poll();
      return log;
    },
    afterRestart(lengthBefore) {
      seen = version();
      const { log } = pages();
      // The restart adds one page, or is the only page of a new log. Any other length means another process
      // has written.
      if (log !== 1 && log !== lengthBefore + 1) onWrite();
    },
  };
}
