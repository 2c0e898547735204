import type { Database } from 'better-sqlite3';

/**
 * Runs `work` in one write transaction: everything it did is on disk when this returns, or nothing is when it throws.
 * Synchronous on purpose: nothing may be awaited inside (design, "Rules that keep it honest").
 */
export function transaction<T>(db: Database, work: () => T): T {
  return db.transaction(work).immediate();
}
