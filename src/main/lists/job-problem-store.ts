import type { Database, Statement } from 'better-sqlite3';
import type { CheckId, ProblemLevel } from '../../content/checks/problem';
import { mostInCell } from '../../contract/jobs';

/** A problem that counts, and the number of those in its field of its request. */
export interface CellProblem {
  readonly requestKey: number;
  readonly position: number;
  readonly fieldId: string;
  readonly check: CheckId;
  readonly level: ProblemLevel;
  /** As `ProblemStore` has it. */
  readonly body: string;
  readonly errors: number;
  readonly warnings: number;
  readonly styles: number;
}

/** SQL on the problems of several requests, field by field. */
export class JobProblemStore {
  readonly #of: Statement<[string, number], CellProblem>;

  constructor(db: Database) {
    this.#of = db.prepare(`
      SELECT requestKey, position, fieldId, "check", level, body, errors, warnings, styles
      FROM (
        SELECT problems.request_key AS requestKey, position, field_id AS fieldId, check_id AS "check", level, body,
          sum(level = 'error') OVER cell AS errors, sum(level = 'warning' AND NOT is_style) OVER cell AS warnings,
          sum(level = 'warning' AND is_style) OVER cell AS styles,
          row_number() OVER (cell ORDER BY level = 'warning', is_style, problems.key) AS place
        FROM json_each(?) AS asked CROSS JOIN problems ON problems.request_key = asked.value
        WHERE dismissal_key IS NULL
        WINDOW cell AS (PARTITION BY position, field_id, problems.request_key))
      WHERE place <= ?
      ORDER BY position, fieldId, requestKey, place`);
  }

  /** In the order of the fields; of each field of a request the first few, errors before warnings. */
  of(requestKeys: readonly number[]): readonly CellProblem[] {
    return this.#of.all(JSON.stringify(requestKeys), mostInCell);
  }
}
