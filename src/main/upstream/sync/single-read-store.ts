import type { Database, Statement } from 'better-sqlite3';
import { mirrorsOfService } from '../connection-store';

/** A mirrored request that is to be read again. */
export interface RequestToRead {
  readonly key: number;
  readonly id: string;
}

/** The condition of the index, word for word (migration 0017): SQLite uses a partial index only then. */
const isToRead = "look_us IS NOT NULL AND import_state IS NOT 'success'";

/** SQL on when mirrored requests are read again one by one. */
export class SingleReadStore {
  readonly #origins: Statement<[number], number>;
  readonly #next: Statement<[number, number], RequestToRead & { readonly look_us: number }>;
  readonly #nextForwarded: Statement<[number, number], RequestToRead>;
  readonly #due: Statement<[number, number, number], number>;
  readonly #postpone: Statement<[number, number]>;
  readonly #setGone: Statement<[number, number]>;
  readonly #readsSingly: Statement<[number], 0 | 1>;
  readonly #setReadsSingly: Statement<[number]>;

  constructor(db: Database) {
    this.#origins = db.prepare<[number], number>(mirrorsOfService).pluck();
    this.#next = db.prepare(`
      SELECT key, id, look_us FROM requests WHERE origin = ? AND look_us <= ? AND ${isToRead} ORDER BY look_us LIMIT 1`);
    this.#nextForwarded = db.prepare(`
      SELECT key, upstream_id AS id FROM requests JOIN forwardings ON request_key = key
      WHERE origin = 0 AND look_us <= ? AND ${isToRead} AND upstream_id IS NOT NULL
        AND connection_key IN (${mirrorsOfService}) ORDER BY look_us LIMIT 1`);
    this.#due = db
      .prepare<[number, number, number], number>(`
        SELECT count(*) FROM (SELECT 1 FROM requests WHERE origin = ? AND look_us <= ? AND ${isToRead} LIMIT ?)`)
      .pluck();
    this.#postpone = db.prepare('UPDATE requests SET look_us = ? WHERE key = ? AND look_us IS NOT NULL');
    this.#setGone = db.prepare(
      'UPDATE requests SET gone_us = ?, look_us = NULL WHERE key = ? AND gone_us IS NULL',
    );
    this.#readsSingly = db
      .prepare<[number], 0 | 1>('SELECT reads_singly FROM connections WHERE key = ?')
      .pluck();
    this.#setReadsSingly = db.prepare('UPDATE connections SET reads_singly = 1 WHERE key = ?');
  }

  /** The connections, removed ones too, that mirrored the service of this connection. */
  origins(connectionKey: number): readonly number[] {
    return this.#origins.all(connectionKey);
  }

  /** Answers the request that has waited longest to be read. */
  next(origins: readonly number[], nowUs: number): RequestToRead | undefined {
    return origins
      .flatMap((origin) => this.#next.get(origin, nowUs) ?? [])
      .toSorted((a, b) => a.look_us - b.look_us)[0];
  }

  /** Answers the forwarded request that has waited longest to be read, with its id at upstream. */
  nextForwarded(connectionKey: number, nowUs: number): RequestToRead | undefined {
    return this.#nextForwarded.get(nowUs, connectionKey);
  }

  /** Number of due requests, counted up to `most`. */
  due(origins: readonly number[], nowUs: number, most: number): number {
    let count = 0;
    for (const origin of origins) count += this.#due.get(origin, nowUs, most - count) ?? 0;
    return count;
  }

  postpone(key: number, lookUs: number): void {
    this.#postpone.run(lookUs, key);
  }

  /** Marks a request as gone at upstream; answers whether it was not marked before. */
  setGone(key: number, nowUs: number): boolean {
    return this.#setGone.run(nowUs, key).changes > 0;
  }

  readsSingly(connectionKey: number): boolean {
    return this.#readsSingly.get(connectionKey) === 1;
  }

  setReadsSingly(connectionKey: number): void {
    this.#setReadsSingly.run(connectionKey);
  }
}
