import type { Database, Statement } from 'better-sqlite3';
import type { Position } from './page-segments';

/** A tool's position in the pages of a query. */
export interface PageCursor {
  /** The last returned page. */
  readonly page: number;
  /** Start of that page; undefined when it was counted from the beginning. */
  readonly begins: Position | undefined;
  /** The last returned request with its state at that time. */
  readonly ends: Position;
  readonly readUs: number;
}

interface Row {
  readonly page: number;
  readonly begins: string | null;
  readonly ends: string;
  readonly read_us: number;
}

/** Limit of stored readings; the oldest are removed first. */
const mostReadings = 1000;

/** SQL on positions in criteria-based queries. */
export class PageCursorStore {
  readonly #find: Statement<[string, Buffer], Row>;
  readonly #save: Statement;
  readonly #forget: Statement;
  readonly #forgetOld: Statement;

  constructor(db: Database) {
    this.#find = db.prepare(
      'SELECT page, begins, ends, read_us FROM query_readings WHERE token_id = ? AND query_hash = ?',
    );
    this.#save = db.prepare(`
      INSERT INTO query_readings (token_id, query_hash, page, begins, ends, read_us) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET
        page = excluded.page, begins = excluded.begins, ends = excluded.ends, read_us = excluded.read_us`);
    this.#forget = db.prepare('DELETE FROM query_readings WHERE token_id = ? AND query_hash = ?');
    this.#forgetOld = db.prepare(`
      DELETE FROM query_readings WHERE read_us <= max(?, coalesce(
        (SELECT read_us FROM query_readings ORDER BY read_us DESC LIMIT 1 OFFSET ${mostReadings - 1}), 0))`);
  }

  find(tokenId: string, queryHash: Buffer): PageCursor | undefined {
    const row = this.#find.get(tokenId, queryHash);
    if (row === undefined) return undefined;
    return {
      page: row.page,
      begins: row.begins === null ? undefined : positionOf(row.begins),
      ends: positionOf(row.ends),
      readUs: row.read_us,
    };
  }

  /** Stores a reading, after removing old ones and those read before `forgetUntilUs`. */
  save(tokenId: string, queryHash: Buffer, reading: PageCursor, forgetUntilUs: number): void {
    this.#forgetOld.run(forgetUntilUs);
    const begins = reading.begins === undefined ? null : JSON.stringify(reading.begins);
    this.#save.run(tokenId, queryHash, reading.page, begins, JSON.stringify(reading.ends), reading.readUs);
  }

  forget(tokenId: string, queryHash: Buffer): void {
    this.#forget.run(tokenId, queryHash);
  }
}

function positionOf(json: string): Position {
  // Written by `save` and by nothing else. Earlier versions wrote it below `after`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const written = JSON.parse(json) as Position | { readonly after: Position };
  return 'after' in written ? written.after : written;
}
