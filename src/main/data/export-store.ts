import type { Database, Statement } from 'better-sqlite3';
import type { ImportState, MarkedBy, RequestState } from '../../content/content-request';
import { readTransaction } from '../database/transaction';

export interface StoredSetting {
  readonly key: string;
  /** JSON. */
  readonly value: string;
}

/** A connection without anything that is secret. */
export interface ExportedConnectionRow {
  readonly key: number;
  readonly name: string;
  readonly base_url: string;
  readonly interval_s: number;
  /** JSON. */
  readonly working_hours: string | null;
  readonly page_size: number;
  readonly looks_again: 0 | 1;
  readonly every_source: 0 | 1;
  readonly paused: 0 | 1;
  readonly removed_us: number | null;
  /** Its mirror is being removed. */
  readonly is_mirror_going: 0 | 1;
}

export interface ExportedRequestRow {
  readonly key: number;
  readonly origin: number;
  readonly id: string;
  readonly state: RequestState;
  readonly created_text: string;
  readonly completed_text: string | null;
  readonly is_test: 0 | 1;
  readonly reviewed_version: number | null;
  readonly reviewed_us: number | null;
}

export interface ExportedVersionRow {
  readonly number: number;
  readonly learned_text: string;
  readonly learned_by: string;
  /** The members of its JSON; see `versionDocument`. */
  readonly document: string;
}

export interface ExportedMarkRow {
  readonly key: number;
  readonly import_state: ImportState;
  readonly version: number | null;
  readonly time_text: string;
  readonly made_by: MarkedBy;
  readonly undone_us: number | null;
}

/**
 * SQL that reads the user's data for an export, in one transaction over one state of the database. Tokens,
 * secrets, outbox and receipts are not read.
 */
export class ExportStore {
  readonly #db: Database;
  readonly #settings: Statement<[], StoredSetting>;
  readonly #connections: Statement<[], ExportedConnectionRow>;
  readonly #requestTotal: Statement<[], number>;
  readonly #requests: Statement<[number, number], ExportedRequestRow>;
  readonly #versions: Statement<[number], ExportedVersionRow>;
  readonly #marks: Statement<[number], ExportedMarkRow>;

  constructor(db: Database) {
    this.#db = db;
    this.#settings = db.prepare('SELECT key, value FROM settings ORDER BY key');
    // A removed connection is exported while requests of it exist, or requests that were sent there; a mirror
    // that is being removed goes with it.
    const origins = `SELECT 1 FROM origin_counts WHERE origin = c.key AND count > 0`;
    this.#connections = db.prepare(`
      SELECT key, name, base_url, interval_s, working_hours, page_size, looks_again, every_source, paused, removed_us, clearing = 2 AS is_mirror_going
      FROM connections c
      WHERE removed_us IS NULL OR (clearing < 2 AND EXISTS (${origins}))
        OR EXISTS (SELECT 1 FROM forwardings f WHERE f.connection_key = c.key) ORDER BY key`);
    this.#requestTotal = db.prepare<[], number>('SELECT coalesce(sum(count), 0) FROM origin_counts').pluck();
    this.#requests = db.prepare(`
      SELECT key, origin, id, state, created_text, completed_text, is_test, reviewed_version, reviewed_us FROM requests
      WHERE key > ? ORDER BY key LIMIT ?`);
    this.#versions = db.prepare(
      'SELECT number, learned_text, learned_by, document FROM versions WHERE request_key = ? ORDER BY number',
    );
    this.#marks = db.prepare(
      'SELECT key, import_state, version, time_text, made_by, undone_us FROM import_marks WHERE request_key = ? ORDER BY key',
    );
  }

  /** Runs `work` in a read transaction, unaffected by concurrent writes. */
  consistently<T>(work: () => T): T {
    return readTransaction(this.#db, work);
  }

  settings(): readonly StoredSetting[] {
    return this.#settings.all();
  }

  /** Connections, oldest first, including removed ones that requests still belong to. */
  connections(): readonly ExportedConnectionRow[] {
    return this.#connections.all();
  }

  /** Approximate number of requests: those of a mirror that is being removed are included. */
  requestTotal(): number {
    return this.#requestTotal.get() ?? 0;
  }

  /** Requests after a key, in the order of keys. */
  requestsAfter(key: number, limit: number): readonly ExportedRequestRow[] {
    return this.#requests.all(key, limit);
  }

  /** Versions, oldest first, read one by one because each may be long. */
  versions(requestKey: number): IterableIterator<ExportedVersionRow> {
    return this.#versions.iterate(requestKey);
  }

  /** Marks, oldest first, including undone ones. */
  marks(requestKey: number): readonly ExportedMarkRow[] {
    return this.#marks.all(requestKey);
  }
}
