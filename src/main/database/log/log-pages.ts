import type { Database } from 'better-sqlite3';

/** Number of pages in the write-ahead log, and of those copied into the database file. */
export interface LogPages {
  readonly log: number;
  readonly checkpointed: number;
}

const none: LogPages = { log: 0, checkpointed: 0 };

/**
 * Returns a function that reads the log's length. It can't be called inside a transaction of the connection.
 */
export function logPages(db: Database): () => LogPages {
  const statement = db.prepare<[], LogPages>('PRAGMA wal_checkpoint(NOOP)');
  return () => statement.get() ?? none;
}
