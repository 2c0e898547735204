import type { Database, Statement } from 'better-sqlite3';
import { firstRefusedStatus, type CallFilter } from '../../contract/request-log';
import { transaction } from '../database/transaction';
import { openRequestLogDatabase, replaceRequestLogDatabase } from './request-log-database';

export interface StoredCallRow {
  readonly key: number;
  readonly time_us: number;
  readonly method: string;
  readonly path: string;
  readonly token_id: string | null;
  readonly token_name: string | null;
  readonly status: number;
  readonly duration_us: number;
}

export interface StoredCall extends StoredCallRow {
  readonly size_bytes: number;
  /** JSON texts of the shared types. */
  readonly headers: string;
  readonly problems: string;
  readonly request_body: string;
  readonly response_body: string;
}

export type NewCall = Omit<StoredCall, 'key'>;

export interface LogBounds {
  readonly mostEntries: number;
  readonly mostBytes: number;
}

/** Characters of a path that a row of the list has. */
const rowPathLength = 300;

const conditions: Readonly<Record<CallFilter, string>> = {
  all: 'TRUE',
  refused: `status >= ${firstRefusedStatus}`,
};

/** SQL on the request log, in a file of its own with limits: the oldest entries are deleted. */
export class RequestLogStore {
  readonly #folder: string;
  readonly #bounds: LogBounds;
  #db: Database;
  #statements: ReturnType<typeof prepare>;
  #sizeBytes = 0;
  #entries = 0;

  constructor(dataFolder: string, bounds: LogBounds) {
    this.#folder = dataFolder;
    this.#bounds = bounds;
    this.#db = openRequestLogDatabase(dataFolder);
    this.#statements = prepare(this.#db);
    const extent = this.#orAnew(() => this.#statements.extent.get());
    this.#entries = extent?.entries ?? 0;
    this.#sizeBytes = extent?.bytes ?? 0;
  }

  /** Appends entries in one transaction, and deletes the oldest ones beyond the limits. */
  append(calls: readonly NewCall[]): void {
    this.#orAnew(() => {
      transaction(this.#db, () => {
        for (const call of calls) {
          this.#statements.insert.run(call);
          this.#entries += 1;
          this.#sizeBytes += call.size_bytes;
        }
        while (this.#entries > this.#bounds.mostEntries || this.#sizeBytes > this.#bounds.mostBytes) {
          const bytes = this.#statements.dropOldest.get();
          if (bytes === undefined) break;
          this.#entries -= 1;
          this.#sizeBytes -= bytes;
        }
      });
    });
  }

  /** Newest first. */
  window(filter: CallFilter, offset: number, limit: number): readonly StoredCallRow[] {
    return this.#orAnew(() => this.#statements.window[filter].all(limit, offset)) ?? [];
  }

  count(filter: CallFilter): number {
    return this.#orAnew(() => this.#statements.count[filter].get()) ?? 0;
  }

  /** Number of newer entries of the filter, which is the entry's index in the list. */
  newerThan(filter: CallFilter, key: number): number {
    return this.#orAnew(() => this.#statements.newer[filter].get(key)) ?? 0;
  }

  byKey(key: number): StoredCall | undefined {
    return this.#orAnew(() => this.#statements.byKey.get(key));
  }

  clear(): void {
    this.#orAnew(() => {
      this.#db.exec('DELETE FROM calls');
      this.#db.pragma('wal_checkpoint(TRUNCATE)');
      this.#db.exec('VACUUM');
    });
    this.#entries = 0;
    this.#sizeBytes = 0;
  }

  close(): void {
    this.#db.close();
  }

  /** Runs `work`; a damaged file costs only its entries. */
  #orAnew<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#db = replaceRequestLogDatabase(this.#db, this.#folder);
      this.#statements = prepare(this.#db);
      this.#entries = 0;
      this.#sizeBytes = 0;
      return undefined;
    }
  }
}

interface Extent {
  readonly entries: number;
  readonly bytes: number;
}

function prepare(db: Database) {
  const rowColumns = `key, time_us, method, substr(path, 1, ${rowPathLength}) AS path, token_id, token_name, status, duration_us`;
  const window = (filter: CallFilter): Statement<[number, number], StoredCallRow> =>
    db.prepare(
      `SELECT ${rowColumns} FROM calls WHERE ${conditions[filter]} ORDER BY key DESC LIMIT ? OFFSET ?`,
    );
  const count = (filter: CallFilter): Statement<[], number> =>
    db.prepare<[], number>(`SELECT count(*) FROM calls WHERE ${conditions[filter]}`).pluck();
  const newer = (filter: CallFilter): Statement<[number], number> =>
    db
      .prepare<[number], number>(`SELECT count(*) FROM calls WHERE key > ? AND ${conditions[filter]}`)
      .pluck();
  return {
    insert: db.prepare(`
      INSERT INTO calls (time_us, method, path, token_id, token_name, status, duration_us, size_bytes, headers,
                         problems, request_body, response_body)
      VALUES (@time_us, @method, @path, @token_id, @token_name, @status, @duration_us, @size_bytes, @headers,
              @problems, @request_body, @response_body)`),
    dropOldest: db
      .prepare<[], number>('DELETE FROM calls WHERE key = (SELECT min(key) FROM calls) RETURNING size_bytes')
      .pluck(),
    extent: db.prepare<[], Extent>(
      'SELECT count(*) AS entries, coalesce(sum(size_bytes), 0) AS bytes FROM calls',
    ),
    byKey: db.prepare<[number], StoredCall>('SELECT * FROM calls WHERE key = ?'),
    window: { all: window('all'), refused: window('refused') },
    count: { all: count('all'), refused: count('refused') },
    newer: { all: newer('all'), refused: newer('refused') },
  };
}

function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^SQLITE_(?:CORRUPT|NOTADB|IOERR|READONLY_DBMOVED)/.test(error.code)
  );
}
