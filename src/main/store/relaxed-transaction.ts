import type { Database } from 'better-sqlite3';
import { transaction } from './transaction';

/**
 * Like `transaction`, but does not wait for the disk: a loss of power may take it back, together with every other one since
 * the last that waited; a kill of the process does not. Only for what can be fetched again as if it had never come, and
 * whose trace (a cursor) is written with it.
 */
export function relaxedTransaction<T>(db: Database, work: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL');
  try {
    return transaction(db, work);
  } finally {
    db.exec('PRAGMA synchronous = FULL');
  }
}
