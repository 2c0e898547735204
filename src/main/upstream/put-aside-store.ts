import type { Database, Statement } from 'better-sqlite3';

export interface StoredPutAside {
  readonly id: string;
  readonly reason: string;
  readonly since_us: number;
}

/** More of one connection are not kept: an upstream that sends nothing else must not fill the disk. */
const mostKept = 10_000;

/** SQL on results of upstream that this desk can't hold. */
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

  /** Counted once by its id; the newest reason holds. */
  put(connectionKey: number, id: string, reason: string, nowUs: number): void {
    if (this.count(connectionKey) < mostKept) this.#put.run(connectionKey, id, reason, nowUs);
  }

  /** It could be taken over after all. */
  remove(connectionKey: number, id: string): void {
    this.#remove.run(connectionKey, id);
  }

  /** Everything is read again from the beginning. */
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
