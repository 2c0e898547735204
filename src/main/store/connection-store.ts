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
  readonly #remove: Statement;

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
    this.#remove = db.prepare(
      'UPDATE connections SET removed_us = ?, listener_secret = NULL WHERE key = ? AND removed_us IS NULL',
    );
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

  remove(key: number, nowUs: number): void {
    this.#remove.run(nowUs, key);
  }
}
