import type { Database, Statement } from 'better-sqlite3';

interface Bounds {
  readonly newest: number;
  readonly bytes: number;
}

/** SQL that deletes receipts that are no longer needed. Each call deletes at most `limit`. */
export class ReceiptPruningStore {
  readonly #connections: Statement<[], number>;
  readonly #surplus: Statement<[number, number, number, number], number>;
  readonly #oldest: Statement<[string, number], { key: number; received_us: number }>;
  readonly #delete: Statement<[number]>;

  constructor(db: Database) {
    this.#connections = db.prepare<[], number>('SELECT DISTINCT connection_key FROM receipt_counts').pluck();
    this.#surplus = db
      .prepare<[number, number, number, number], number>(
        `SELECT key FROM (
           SELECT key, row_number() OVER newest AS place, sum(size_bytes) OVER newest AS bytes FROM receipts
           WHERE connection_key = ? AND state = 'refused' AND reason = 'signature'
           WINDOW newest AS (ORDER BY key DESC ROWS UNBOUNDED PRECEDING))
         WHERE place > 1 AND (place > ? OR bytes > ?) ORDER BY key LIMIT ?`,
      )
      .pluck();
    this.#oldest = db.prepare('SELECT key, received_us FROM receipts WHERE state = ? ORDER BY key LIMIT ?');
    this.#delete = db.prepare('DELETE FROM receipts WHERE key = ?');
  }

  /**
   * Deletes receipts with refused signatures, except the newest of each connection; the very newest always
   * stays.
   */
  unsigned({ newest, bytes }: Bounds, limit: number): number {
    let deleted = 0;
    for (const connection of this.#connections.all()) {
      deleted += this.#remove(this.#surplus.all(connection, newest, bytes, limit - deleted));
      if (deleted >= limit) break;
    }
    return deleted;
  }

  /** Deletes receipts that were processed before this instant. */
  finished(beforeUs: number, limit: number): number {
    let deleted = 0;
    for (const state of ['applied', 'unchanged']) {
      const oldest = this.#oldest.all(state, limit - deleted);
      deleted += this.#remove(
        oldest.filter(({ received_us }) => received_us < beforeUs).map(({ key }) => key),
      );
      if (deleted >= limit) break;
    }
    return deleted;
  }

  #remove(keys: readonly number[]): number {
    for (const key of keys) this.#delete.run(key);
    return keys.length;
  }
}
