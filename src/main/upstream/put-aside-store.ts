import type { Database, Statement } from 'better-sqlite3';

export interface StoredPutAside {
  readonly id: string;
  readonly reason: string;
  readonly since_us: number;
}

/**
 * Largest number of entries per connection, because an upstream that sends only such results must not fill
 * the disk.
 */
const mostKept = 10_000;

/** SQL on results of upstream that Locdesk can't store. */
export class PutAsideStore {
  readonly #put: Statement<[number, string, string, number]>;
  readonly #remove: Statement<[number, string]>;
  readonly #clear: Statement<[number]>;
  readonly #count: Statement<[number], number>;
  readonly #window: Statement<[number, number, number], StoredPutAside>;

  constructor(db: Database) {
    this.#put = db.prepare(`
      INSERT INTO put_aside VALUES (?, ?, ?, ?)
      ON CONFLICT (connection_key, id) DO UPDATE SET reason = excluded.reason`);
    this.#remove = db.prepare('DELETE FROM put_aside WHERE connection_key = ? AND id = ?');
    this.#clear = db.prepare('DELETE FROM put_aside WHERE connection_key = ?');
    this.#count = db
      .prepare<[number], number>('SELECT count(*) FROM put_aside WHERE connection_key = ?')
      .pluck();
    this.#window = db.prepare(
      'SELECT id, reason, since_us FROM put_aside WHERE connection_key = ? ORDER BY id LIMIT ? OFFSET ?',
    );
  }

  /** Stores a result once by its id, with the newest reason. */
  put(connectionKey: number, id: string, reason: string, nowUs: number): void {
    if (this.count(connectionKey) < mostKept) this.#put.run(connectionKey, id, reason, nowUs);
  }

  /** Removes an entry that could be stored after all. */
  remove(connectionKey: number, id: string): void {
    this.#remove.run(connectionKey, id);
  }

  /** Removes all entries, because everything is read again from the beginning. */
  clear(connectionKey: number): void {
    this.#clear.run(connectionKey);
  }

  count(connectionKey: number): number {
    return this.#count.get(connectionKey) ?? 0;
  }

  window(connectionKey: number, offset: number, limit: number): readonly StoredPutAside[] {
    return this.#window.all(connectionKey, limit, offset);
  }
}
