import type { Database } from 'better-sqlite3';

/**
 * Answers a function to call now and then: it calls `onWrite` when another process has committed since the last time.
 * `data_version` costs microseconds and reads no table.
 */
export function watchOtherWriters(db: Database, onWrite: () => void): () => void {
  const statement = db.prepare('PRAGMA data_version').pluck();
  let seen = statement.get();
  return () => {
    const version = statement.get();
    if (version === seen) return;
    seen = version;
    onWrite();
  };
}
