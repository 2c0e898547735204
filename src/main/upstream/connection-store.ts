import type { Database, Statement } from 'better-sqlite3';

export interface StoredConnection {
  readonly key: number;
  readonly name: string;
  readonly base_url: string;
  readonly service: string;
  readonly listener_key: string;
  /** Sealed. */
  readonly listener_secret: string | null;
  readonly created_us: number;
}

export interface NewConnection {
  readonly name: string;
  readonly baseUrl: string;
  /** Identifies the service: see `serviceOf`. */
  readonly service: string;
  readonly listenerKey: string;
  readonly createdUs: number;
}

/** A connection's name, and how many requests it mirrored. */
export interface KeptMirror {
  readonly name: string;
  readonly requests: number;
}

const columns = 'key, name, base_url, service, listener_key, listener_secret, created_us';

/**
 * Connections, including removed ones, that hold the mirror of the service of connection `?`; connections
 * whose mirror is being removed are excluded.
 */
export const mirrorsOfService =
  'SELECT key FROM connections WHERE service = (SELECT service FROM connections WHERE key = ?) AND clearing < 2';

/**
 * SQL on connections; `connection-sync-store.ts` has their tokens and schedules. A removed connection
 * keeps its row as the origin of its mirror, and is hidden everywhere else.
 */
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
  readonly #keptMirror: Statement<[string], number>;
  readonly #revive: Statement;
  readonly #owner: Statement<[number, number], number>;
  readonly #ofService: Statement<[string, number], StoredConnection>;
  readonly #keptByOthers: Statement<[number, number], KeptMirror>;
  readonly #setMerging: Statement<[number, string, number]>;

  constructor(db: Database) {
    const select = `SELECT ${columns} FROM connections WHERE removed_us IS NULL`;
    // Upstream counts queries by token, and a removed connection may have used this one's token.
    const removed = 'FROM connections WHERE service = @service AND removed_us IS NOT NULL';
    this.#insert = db.prepare(`
      INSERT INTO connections (name, base_url, service, listener_key, created_us, queried_us, retry_after_us)
      VALUES (@name, @baseUrl, @service, @listenerKey, @createdUs,
        (SELECT max(queried_us) ${removed}), (SELECT max(retry_after_us) ${removed}))`);
    this.#list = db.prepare(`${select} ORDER BY key`);
    this.#byKey = db.prepare(`${select} AND key = ?`);
    this.#byName = db.prepare(`${select} AND name = ?`);
    this.#byListenerKey = db.prepare(`${select} AND listener_key = ?`);
    this.#setListenerSecret = db.prepare('UPDATE connections SET listener_secret = ? WHERE key = ?');
    this.#setListenerKey = db.prepare('UPDATE connections SET listener_key = ? WHERE key = ?');
    this.#update = db.prepare('UPDATE connections SET name = ?, base_url = ?, service = ? WHERE key = ?');
    this.#remove = db.prepare(`
      UPDATE connections SET removed_us = ?, listener_secret = NULL, token = NULL, clearing = ?
      WHERE key = ? AND removed_us IS NULL`);
    this.#name = db.prepare<[number], string>('SELECT name FROM connections WHERE key = ?').pluck();
    this.#requestCount = db
      .prepare<[number], number>('SELECT count FROM origin_counts WHERE origin = ?')
      .pluck();
    this.#keptMirror = db
      .prepare<[string], number>(`
        SELECT key FROM connections JOIN origin_counts ON origin = key
        WHERE service = ? AND removed_us IS NOT NULL AND clearing < 2 AND count > 0 ORDER BY removed_us DESC LIMIT 1`)
      .pluck();
    this.#revive = db.prepare(`
      UPDATE connections SET removed_us = NULL, clearing = 0, paused = 0, unannounced_runs = 0, name = @name,
        base_url = @baseUrl, service = @service, listener_key = @listenerKey WHERE key = @key`);
    this.#owner = db
      .prepare<[number, number], number>(`
        SELECT key FROM connections WHERE service = (SELECT service FROM connections WHERE key = ?) AND removed_us IS NULL
        ORDER BY key <> ?, key LIMIT 1`)
      .pluck();
    this.#ofService = db.prepare(`${select} AND service = ? AND key <> ? ORDER BY key`);
    this.#keptByOthers = db.prepare<[number, number], KeptMirror>(`
      SELECT name, count AS requests FROM connections JOIN origin_counts ON origin = key
      WHERE key IN (${mirrorsOfService}) AND key <> ? AND count > 0 ORDER BY key`);
    this.#setMerging = db.prepare(`
      UPDATE connections SET merging = 1 WHERE key = ? AND EXISTS (
        SELECT 1 FROM connections other WHERE other.service = ? AND other.key <> ?)`);
  }

  /** A new connection queries no earlier than earlier connections to its service were allowed to. */
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

  /** Names are compared case-insensitively. */
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

  update(key: number, { name, baseUrl, service }: Pick<NewConnection, 'name' | 'baseUrl' | 'service'>): void {
    this.#update.run(name, baseUrl, service, key);
  }

  /** Returns the most recently removed connection that left a mirror of this service. */
  keptMirror(service: string): number | undefined {
    return this.#keptMirror.get(service);
  }

  /** Restores a removed connection with its mirror; its secrets were deleted on removal. */
  revive(key: number, connection: NewConnection): void {
    this.#revive.run({ ...connection, key });
  }

  /**
   * Returns the connection through which the service of this origin is reached: the origin itself, or the
   * oldest other one. Undefined when there is none.
   */
  ownerOf(origin: number): number | undefined {
    return this.#owner.get(origin, origin);
  }

  /** Other connections to the service, oldest first. */
  othersOf(service: string, key: number): readonly StoredConnection[] {
    return this.#ofService.all(service, key);
  }

  /**
   * Records that the connection now leads to this service; its mirror must be merged with that of another
   * connection to the service.
   */
  setMerging(key: number, service: string): void {
    this.#setMerging.run(key, service, key);
  }

  /** Removes the connection with its secrets; `ConnectionClearingStore` lists the remaining work. */
  remove(key: number, nowUs: number, { withMirror }: { readonly withMirror: boolean }): void {
    this.#remove.run(nowUs, withMirror ? 2 : 1, key);
  }

  /** Returns the name, also of a removed connection; undefined for 0, which is no connection. */
  nameOf(key: number): string | undefined {
    return this.#name.get(key);
  }

  /**
   * Number of requests with this origin; requests counted by `keptByOthers` are visible through this
   * connection too.
   */
  requestCount(key: number): number {
    return this.#requestCount.get(key) ?? 0;
  }

  /** Counts what other connections, including removed ones, mirrored of this connection's service. */
  keptByOthers(key: number): readonly KeptMirror[] {
    return this.#keptByOthers.all(key, key);
  }
}
