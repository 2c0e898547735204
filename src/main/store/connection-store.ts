import type { Database, Statement } from 'better-sqlite3';

export interface StoredConnection {
  readonly key: number;
  readonly name: string;
  readonly base_url: string;
  readonly listener_key: string;
  /** Sealed. */
  readonly listener_secret: string | null;
  readonly created_us: number;
}

export interface NewConnection {
  readonly name: string;
  readonly baseUrl: string;
  readonly listenerKey: string;
  readonly createdUs: number;
}

const columns = 'key, name, base_url, listener_key, listener_secret, created_us';

/** SQL on connections. A removed one keeps its row, as the origin of what it mirrored, and is found nowhere else. */
export class ConnectionStore {
  readonly #insert: Statement;
  readonly #list: Statement<[], StoredConnection>;
  readonly #byKey: Statement<[number], StoredConnection>;
  readonly #byName: Statement<[string], StoredConnection>;
  readonly #byListenerKey: Statement<[string], StoredConnection>;
  readonly #setListenerSecret: Statement;
  readonly #setListenerKey: Statement;
  readonly #update: Statement;
  readonly #remove: Statement;
  readonly #name: Statement<[number], string>;
  readonly #requestCount: Statement<[number], number>;

  constructor(db: Database) {
    const select = `SELECT ${columns} FROM connections WHERE removed_us IS NULL`;
    this.#insert = db.prepare(`
      INSERT INTO connections (name, base_url, listener_key, created_us)
      VALUES (@name, @baseUrl, @listenerKey, @createdUs)`);
    this.#list = db.prepare(`${select} ORDER BY key`);
    this.#byKey = db.prepare(`${select} AND key = ?`);
    this.#byName = db.prepare(`${select} AND name = ?`);
    this.#byListenerKey = db.prepare(`${select} AND listener_key = ?`);
    this.#setListenerSecret = db.prepare('UPDATE connections SET listener_secret = ? WHERE key = ?');
    this.#setListenerKey = db.prepare('UPDATE connections SET listener_key = ? WHERE key = ?');
    this.#update = db.prepare('UPDATE connections SET name = ?, base_url = ? WHERE key = ?');
    this.#remove = db.prepare(`
      UPDATE connections SET removed_us = ?, listener_secret = NULL, token = NULL, clearing = ?
      WHERE key = ? AND removed_us IS NULL`);
    this.#name = db.prepare<[number], string>('SELECT name FROM connections WHERE key = ?').pluck();
    this.#requestCount = db
      .prepare<[number], number>('SELECT count FROM origin_counts WHERE origin = ?')
      .pluck();
  }

  insert(connection: NewConnection): number {
    return Number(this.#insert.run(connection).lastInsertRowid);
  }

  /** Oldest first. */
  list(): readonly StoredConnection[] {
    return this.#list.all();
  }

  byKey(key: number): StoredConnection | undefined {
    return this.#byKey.get(key);
  }

  /** Names are compared without regard to case. */
  byName(name: string): StoredConnection | undefined {
    return this.#byName.get(name);
  }

  byListenerKey(listenerKey: string): StoredConnection | undefined {
    return this.#byListenerKey.get(listenerKey);
  }

  /** `sealed` replaces the secret, null removes it. */
  setListenerSecret(key: number, sealed: string | null): void {
    this.#setListenerSecret.run(sealed, key);
  }

  setListenerKey(key: number, listenerKey: string): void {
    this.#setListenerKey.run(listenerKey, key);
  }

  update(key: number, { name, baseUrl }: { readonly name: string; readonly baseUrl: string }): void {
    this.#update.run(name, baseUrl, key);
  }

  /** With its secrets; `ConnectionClearingStore` knows what is left to do of it. */
  remove(key: number, nowUs: number, { withMirror }: { readonly withMirror: boolean }): void {
    this.#remove.run(nowUs, withMirror ? 2 : 1, key);
  }

  /** Also of a removed one; undefined for 0, which is none. */
  nameOf(key: number): string | undefined {
    return this.#name.get(key);
  }

  requestCount(key: number): number {
    return this.#requestCount.get(key) ?? 0;
  }
}
