import type { Database } from 'better-sqlite3';

/** Pages in the write-ahead log, and how many of them have moved into the database file. */
export interface LogPages {
  readonly log: number;
  readonly checkpointed: number;
}

const none: LogPages = { log: 0, checkpointed: 0 };

/**
 * Answers a function that looks at the length of the log. It can't be called inside a transaction of the
 * connection.
 */
export function logPages(db: Database): () => LogPages {
  const look = db.prepare<[], LogPages>('PRAGMA wal_checkpoint(NOOP)');
  return () => look.get() ?? none;
}
