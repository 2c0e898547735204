import type { Database } from 'better-sqlite3';

/**
 * Runs `work` in one write transaction: all of it is committed when this returns, or nothing when it throws.
 * Whether that is on disk depends on the connection (`CommitQueue`). Deliberately synchronous: nothing may be
 * awaited inside (design, "Rules that keep it honest"). Inside a transaction this is a savepoint.
 */
export function transaction<T>(db: Database, work: () => T): T {
  return db.transaction(work).immediate();
}

/** All reads in `work` see one state of the database. Takes no lock that a writer waits for. */
export function readTransaction<T>(db: Database, work: () => T): T {
  return db.inTransaction ? work() : db.transaction(work).deferred();
}

/**
 * Begins a write transaction that stays open over many calls, and returns the function that commits it. Only
 * for a file that no other connection has open.
 */
export function openTransaction(db: Database): () => void {
  db.exec('BEGIN');
  return () => db.exec('COMMIT');
}
