import type { Database, Statement } from 'better-sqlite3';

/** Number of requests of a target language and an origin. */
export interface PairCount {
  readonly target: string;
  /** Key of the connection; 0 for requests submitted here. */
  readonly origin: number;
  readonly count: number;
  readonly errors: number;
}

const toImport = 'import_state IS NULL AND completed_us IS NOT NULL';
// The sign leaves the index by time: most requests are imported, few of them lately.
const imported = "import_time_us >= ? AND +import_state = 'success'";

function pairs(condition: string, order: string): string {
  return `SELECT target, origin, count(*) AS count, sum(errors > 0) AS errors FROM (
      SELECT language_target_canonical AS target, origin, error_count AS errors
      FROM requests WHERE ${condition} ORDER BY ${order} DESC LIMIT ?
    ) GROUP BY target, origin`;
}

/** SQL on what is to do, what came and what was done. Instants are microseconds since 1970. */
export class TodayStore {
  readonly #toImport: Statement<[number], PairCount>;
  readonly #imported: Statement<[number, number], PairCount>;
  readonly #importedCount: Statement<[number], number>;
  readonly #arrivedCount: Statement<[number], number>;
  readonly #oldestToImport: Statement<[], string>;
  readonly #oldestWaiting: Statement<[], string>;
  readonly #resultTimes: Statement<[number, number], number>;
  readonly #importTimes: Statement<[number, number], number>;

  constructor(db: Database) {
    this.#toImport = db.prepare(pairs(toImport, 'completed_us'));
    this.#imported = db.prepare(pairs(imported, 'import_time_us'));
    this.#importedCount = db
      .prepare<[number], number>(`SELECT count(*) FROM requests WHERE ${imported}`)
      .pluck();
    this.#arrivedCount = db
      .prepare<[number], number>('SELECT count(*) FROM requests WHERE completed_us >= ?')
      .pluck();
    this.#oldestToImport = db
      .prepare<[], string>(
        `SELECT completed_text FROM requests WHERE ${toImport} ORDER BY completed_us LIMIT 1`,
      )
      .pluck();
    // One state at a time, so that the index gives the oldest.
    this.#oldestWaiting = db
      .prepare<[], string>(
        `SELECT created_text FROM (
           SELECT * FROM (SELECT created_text, created_us FROM requests WHERE state = 'pending' ORDER BY created_us LIMIT 1)
           UNION ALL
           SELECT * FROM (SELECT created_text, created_us FROM requests WHERE state = 'confirmed' ORDER BY created_us LIMIT 1)
         ) ORDER BY created_us LIMIT 1`,
      )
      .pluck();
    const times = (duration: string, condition: string, order: string): Statement<[number, number], number> =>
      db
        .prepare<[number, number], number>(
          `SELECT ${duration} FROM requests WHERE ${condition} AND is_test = 0 ORDER BY ${order} DESC LIMIT ?`,
        )
        .pluck();
    this.#resultTimes = times('completed_us - created_us', 'completed_us >= ?', 'completed_us');
    this.#importTimes = times(
      'import_time_us - completed_us',
      `${imported} AND completed_us IS NOT NULL`,
      'import_time_us',
    );
  }

  /** Counts the newest requests to import, at most `limit`. */
  toImport(limit: number): readonly PairCount[] {
    return this.#toImport.all(limit);
  }

  /** Counts the requests marked imported since then, at most `limit`. */
  imported(sinceUs: number, limit: number): readonly PairCount[] {
    return this.#imported.all(sinceUs, limit);
  }

  importedCount(sinceUs: number): number {
    return this.#importedCount.get(sinceUs) ?? 0;
  }

  /** Number of requests completed since then. */
  arrivedCount(sinceUs: number): number {
    return this.#arrivedCount.get(sinceUs) ?? 0;
  }

  /** Completion of the oldest request to import. */
  oldestToImport(): string | undefined {
    return this.#oldestToImport.get();
  }

  /** Creation of the oldest request without a result. */
  oldestWaiting(): string | undefined {
    return this.#oldestWaiting.get();
  }

  /** Microseconds from creation to result, of the newest results since then. */
  resultTimes(sinceUs: number, limit: number): readonly number[] {
    return this.#resultTimes.all(sinceUs, limit);
  }

  /** Microseconds from result to import mark, of the newest marks since then. */
  importTimes(sinceUs: number, limit: number): readonly number[] {
    return this.#importTimes.all(sinceUs, limit);
  }
}
