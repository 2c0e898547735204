import type { Database } from 'better-sqlite3';
import { logPages } from './log-pages';

/** What notices that another connection than `db` has committed. */
export interface OtherWriters {
  /** To be called now and then: calls `onWrite` when another connection has committed since the last time. */
  readonly look: () => void;
  /** Before the log is begun anew (`Checkpointer.restart`), while this connection does not write: the log's length. */
  readonly beforeRestart: () => number;
  /** After it was: that commit is nobody's news. `lengthBefore` is what `beforeRestart` answered. */
  readonly afterRestart: (lengthBefore: number) => void;
}

/** `data_version` costs microseconds and reads no table. */
export function watchOtherWriters(db: Database, onWrite: () => void): OtherWriters {
  const version = db.prepare('PRAGMA data_version').pluck();
  const pages = logPages(db);
  let seen = version.get();
  const look = (): void => {
    const now = version.get();
    if (now === seen) return;
    seen = now;
    onWrite();
  };
  return {
    look,
    beforeRestart() {
      const { log } = pages();
      // After the length: whoever commits in between makes the log longer than that, and the restart is left.
      look();
      return log;
    },
    afterRestart(lengthBefore) {
      seen = version.get();
      const { log } = pages();
      // One page more, or alone in a log that was begun anew: anything else is another process's.
      if (log !== 1 && log !== lengthBefore + 1) onWrite();
    },
  };
}
