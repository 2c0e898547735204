import type { Database } from 'better-sqlite3';
import { logPages } from './log/log-pages';

/** A write of a thread that has a connection of its own. */
export interface Written<T> {
  readonly value: T;
  /** Length of the log after it. */
  readonly logPages: number;
  /** Whether no other connection has committed since the log had the length that the thread was given. */
  readonly isAlone: boolean;
}

/** Detects that another process than this one has committed. */
export interface ExternalChanges {
  /** Call repeatedly: calls `onWrite` when another process has committed since the last call. */
  readonly poll: () => void;
  /**
   * Call before another connection of this process writes, while `db` does not; returns the log's length.
   */
  readonly beforeOwn: () => number;
  /** Call after that write. If the log has any other length, another process has written too. */
  readonly afterOwn: (isExpected: (logPages: number) => boolean) => void;
  /** Returns the result of a thread that writes by `threadWrites`, while `db` does not. */
  readonly during: <T>(write: (logPages: number) => Promise<Written<T>>) => Promise<T>;
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
  /** Another process has written, which the next poll reports. */
  let hasNews = false;
  return { poll, beforeOwn, afterOwn, during };

  function poll(): void {
    look();
    if (!hasNews) return;
    hasNews = false;
    onWrite();
  }

  function look(): void {
    const now = version();
    if (now !== seen) hasNews = true;
    seen = now;
  }

  function beforeOwn(): number {
    const { log } = pages();
    // Read after the length: a commit by another process in between makes the log longer.
    look();
    return log;
  }

  function afterOwn(isExpected: (logPages: number) => boolean): void {
    seen = version();
    if (!isExpected(pages().log)) hasNews = true;
  }

  /** If the thread breaks, the next poll counts what it may have committed as a write of another process. */
  async function during<T>(write: (logPages: number) => Promise<Written<T>>): Promise<T> {
    const written = await write(beforeOwn());
    afterOwn((log) => written.isAlone && log === written.logPages);
    return written.value;
  }
}

/**
 * Returns a function for a thread that writes by `db`: it does the work and reports whether another process
 * has committed since the log had `logPagesBefore` pages. The main thread commits nothing meanwhile.
 */
export function threadWrites(db: Database): <T>(logPagesBefore: number, work: () => T) => Written<T> {
  const version = dataVersionOf(db);
  const pages = logPages(db);
  return (logPagesBefore, work) => {
    // The connection's own commits don't change its version.
    const before = version();
    const isAsBefore = pages().log === logPagesBefore;
    const value = work();
    const isAlone = isAsBefore && version() === before;
    return { value, logPages: pages().log, isAlone };
  };
}
