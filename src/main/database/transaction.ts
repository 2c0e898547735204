import type { Database } from 'better-sqlite3';

/**
 * Runs `work` in one write transaction: everything it did is committed when this returns, or nothing is when
 * it throws. Whether it is on the disk then is the connection's matter (`CommitQueue`). Synchronous on
 * purpose: nothing may be awaited inside (design, "Rules that keep it honest").
 */
export function transaction<T>(db: Database, work: () => T): T {
  return db.transaction(work).immediate();
}
