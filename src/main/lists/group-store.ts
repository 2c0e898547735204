import type { Database, Statement } from 'better-sqlite3';
import type { GroupCounts } from '../../contract/groups';
import { withErrors } from '../requests/request-list-store';

export interface StoredGroup extends GroupCounts {
  /** A canonical language tag, or the key of a connection; 0 for requests submitted here. */
  readonly value: string | number;
}

export interface ValueCount {
  readonly value: string | number;
  readonly count: number;
}

/** A span of time in microseconds since 1970; `toUs` is not in it. */
export interface Times {
  readonly fromUs: number;
  readonly toUs: number;
}

const toImport = 'import_state IS NULL AND completed_us IS NOT NULL';

/** The keys of requests to import, read from an index alone. */
const keysToImport = `SELECT key FROM requests INDEXED BY requests_by_mark_completed WHERE ${toImport}`;
const keysWithErrors = `SELECT key FROM requests INDEXED BY requests_by_problems WHERE ${withErrors}`;

/** The counts of a table in which each row says how many requests it stands for. */
const summed = `
  coalesce(sum(count) FILTER (WHERE mark = '' AND isCompleted), 0) AS toImport,
  coalesce(sum(count) FILTER (WHERE mark = 'fail'), 0) AS failed,
  coalesce(sum(count) FILTER (WHERE mark = '' AND NOT isCompleted), 0) AS waiting,
  coalesce(sum(count) FILTER (WHERE mark = 'success'), 0) AS imported`;

/**
 * SQL on groups of requests. Most requests are imported, and a request is a large row: those that are
 * imported are counted in indexes and tables of counts, and only the others are read.
 */
export class GroupStore {
  readonly #languages: Statement<[], StoredGroup>;
  readonly #origins: Statement<[], StoredGroup>;
  readonly #languageErrors: Statement<[], ValueCount>;
  readonly #originErrors: Statement<[], ValueCount>;
  readonly #lastCompleted: Statement<[number], number>;
  readonly #lastToImport: Statement<[number], number>;
  readonly #completedIn: Statement<[Times], GroupCounts>;
  readonly #errorsIn: Statement<[Times], number>;
  readonly #withoutResult: Statement<[], GroupCounts>;

  constructor(db: Database) {
    this.#languages = db.prepare(
      `SELECT language_target_canonical AS value, ${summed}
       FROM (SELECT *, import_state AS mark, state = 'completed' AS isCompleted FROM request_counts)
       GROUP BY value HAVING sum(count) > 0 ORDER BY value`,
    );
    this.#origins = db.prepare(
      `WITH
         others AS (
           SELECT origin, count(*) AS count, '' AS mark, TRUE AS isCompleted
           FROM requests INDEXED BY requests_by_origin WHERE key IN (${keysToImport}) GROUP BY origin
           UNION ALL
           SELECT origin, count(*), '', FALSE
           FROM requests INDEXED BY requests_by_mark_completed
           WHERE import_state IS NULL AND completed_us IS NULL GROUP BY origin
           UNION ALL
           SELECT origin, count(*), 'fail', TRUE
           FROM requests INDEXED BY requests_by_mark_completed WHERE import_state = 'fail' GROUP BY origin
         ),
         counted AS (
           SELECT * FROM others
           UNION ALL
           SELECT origin,
             count - coalesce((SELECT sum(count) FROM others WHERE others.origin = origin_counts.origin), 0),
             'success', TRUE
           FROM origin_counts
         )
       SELECT origin AS value, ${summed} FROM counted GROUP BY origin HAVING sum(count) > 0`,
    );
    const errorsBy = (column: string): Statement<[], ValueCount> =>
      db.prepare(
        `SELECT ${column} AS value, count(*) AS count
         FROM (${keysWithErrors} INTERSECT ${keysToImport}) JOIN requests USING (key) GROUP BY value`,
      );
    this.#languageErrors = errorsBy('language_target_canonical');
    this.#originErrors = errorsBy('origin');
    const lastBefore = (index: string, condition: string): Statement<[number], number> =>
      db
        .prepare<[number], number>(
          `SELECT completed_us FROM requests INDEXED BY ${index}
           WHERE ${condition} AND completed_us < ? ORDER BY completed_us DESC LIMIT 1`,
        )
        .pluck();
    this.#lastCompleted = lastBefore('requests_by_completed', 'TRUE');
    this.#lastToImport = lastBefore('requests_by_mark_completed', 'import_state IS NULL');
    const inSpan = 'completed_us >= @fromUs AND completed_us < @toUs';
    const countIn = (mark: string): string =>
      `(SELECT count(*) FROM requests INDEXED BY requests_by_mark_completed WHERE import_state ${mark} AND ${inSpan})`;
    this.#completedIn = db.prepare(
      `SELECT ${countIn('IS NULL')} AS toImport, ${countIn("= 'fail'")} AS failed, 0 AS waiting,
         ${countIn("= 'success'")} AS imported`,
    );
    this.#errorsIn = db
      .prepare<[Times], number>(
        `SELECT count(*) FROM requests INDEXED BY requests_by_mark_completed
         WHERE import_state IS NULL AND ${inSpan} AND error_count > 0`,
      )
      .pluck();
    this.#withoutResult = db.prepare(
      `SELECT ${summed}
       FROM (SELECT *, import_state AS mark, FALSE AS isCompleted FROM request_counts WHERE state <> 'completed')`,
    );
  }

  /** By target language, in the order of the tags. */
  languages(): readonly StoredGroup[] {
    return this.#languages.all();
  }

  /** By connection, in no order. */
  origins(): readonly StoredGroup[] {
    return this.#origins.all();
  }

  /** Number of requests to import that have errors. */
  languageErrors(): readonly ValueCount[] {
    return this.#languageErrors.all();
  }

  originErrors(): readonly ValueCount[] {
    return this.#originErrors.all();
  }

  /** The latest completion before a time; undefined if there is none. */
  lastCompleted(beforeUs: number): number | undefined {
    return this.#lastCompleted.get(beforeUs);
  }

  /** The latest completion of a request to import before a time. */
  lastToImport(beforeUs: number): number | undefined {
    return this.#lastToImport.get(beforeUs);
  }

  completedIn(times: Times): GroupCounts {
    return this.#completedIn.get(times) ?? none;
  }

  errorsIn(times: Times): number {
    return this.#errorsIn.get(times) ?? 0;
  }

  withoutResult(): GroupCounts {
    return this.#withoutResult.get() ?? none;
  }
}

const none: GroupCounts = { toImport: 0, failed: 0, waiting: 0, imported: 0 };
