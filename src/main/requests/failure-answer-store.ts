import type { Database, Statement } from 'better-sqlite3';
import { markInForce } from './failure-state-sql';

/** SQL on requests that answer the failed import of another one. */
export class FailureAnswerStore {
  readonly #hasFailed: Statement<[], number>;
  readonly #link: Statement<{ readonly key: number }, number>;

  constructor(db: Database) {
    this.#hasFailed = db
      .prepare<[], number>(
        "SELECT EXISTS (SELECT 1 FROM requests INDEXED BY requests_failed_by_title WHERE import_state = 'fail')",
      )
      .pluck();
    // Upper and lower case and the order of fields are compared as they are: only the very same job answers.
    this.#link = db
      .prepare<{ readonly key: number }, number>(
        `INSERT INTO failure_answers (mark_key, request_key)
         SELECT m.key, answer.key
         FROM requests answer
         JOIN requests INDEXED BY requests_failed_by_title
           ON requests.import_state = 'fail' AND requests.title = answer.title
         JOIN import_marks m ON m.key = ${markInForce}
         WHERE answer.key = @key AND answer.state = 'completed' AND requests.key <> answer.key
           AND requests.origin = answer.origin AND requests.is_test = answer.is_test
           AND requests.language_source_canonical = answer.language_source_canonical
           AND requests.language_target_canonical = answer.language_target_canonical
           AND requests.field_count = answer.field_count
           AND m.time_us < answer.created_us
           AND NOT EXISTS (
             SELECT 1 FROM fields a
             LEFT JOIN fields b ON b.request_key = answer.key AND b.version = answer.version
               AND b.position = a.position
             WHERE a.request_key = requests.key AND a.version = requests.version
               AND (b.key IS NULL OR a.id <> b.id OR a.original_value IS NULL
                 OR a.original_value IS NOT b.original_value))
         ON CONFLICT DO NOTHING
         RETURNING (SELECT request_key FROM import_marks WHERE key = mark_key)`,
      )
      .pluck();
  }

  /**
   * Links completed requests with the failed imports of the same jobs: those of the same service with the
   * same sources in the same languages, which were marked before the request was created. Returns the keys of
   * the failed requests that they answer since this call.
   */
  link(requestKeys: readonly number[]): readonly number[] {
    // Asked first, because a failed import is rare and the statement below takes a quarter of a millisecond.
    if (this.#hasFailed.get() === 0) return [];
    return requestKeys.flatMap((key) => this.#link.all({ key }));
  }
}
