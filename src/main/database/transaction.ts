import type { Database } from 'better-sqlite3';

/**
 * Runs `work` in one write transaction: all of it is committed when this returns, or nothing when it throws.
 * Whether that is on disk depends on the connection (`CommitQueue`). Deliberately synchronous: nothing may be
 * awaited inside (design, "Rules that keep it honest").
 */
export function transaction<T>(db: Database, work: () => T): T {
  return db.transaction(work).immediate();
}
