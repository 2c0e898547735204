import type { Database, Statement } from 'better-sqlite3';

/** Problems that count in one field of one request. */
export interface FieldProblems {
  readonly requestKey: number;
  readonly position: number;
  readonly fieldId: string;
  readonly errors: number;
  readonly warnings: number;
}

/** SQL on the problems of several requests, field by field. */
export class JobProblemStore {
  readonly #of: Statement<[string], FieldProblems>;

  constructor(db: Database) {
    this.#of = db.prepare(`
      SELECT problems.request_key AS requestKey, position, field_id AS fieldId,
        sum(level = 'error') AS errors, sum(level = 'warning') AS warnings
      FROM json_each(?) AS asked CROSS JOIN problems ON problems.request_key = asked.value
      WHERE dismissal_key IS NULL
      GROUP BY position, field_id, problems.request_key
      ORDER BY position, field_id`);
  }

  /** In the order of the fields. */
  of(requestKeys: readonly number[]): readonly FieldProblems[] {
    return this.#of.all(JSON.stringify(requestKeys));
  }
}
