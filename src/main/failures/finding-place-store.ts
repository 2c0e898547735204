import type { Database, Statement } from 'better-sqlite3';
import type { CheckId } from '../../content/checks/problem';
import { isRuleCheck, ruleChecks, type MarkReason } from '../../content/mark-reason';
import { verdictsHere } from '../handover/verdict-store';
import { hasWrong } from './finding-store';

/** A field with an open problem, and the rule of a receiver that it names. */
export interface ProblemPlace {
  readonly check_id: CheckId;
  readonly field_id: string;
  readonly rule: string | null;
}

interface PlaceQuery {
  readonly key: number;
  readonly id: string;
  readonly limit: number;
}

const receiverChecks = JSON.stringify(ruleChecks);

const placesOf = (checks: string, condition: string): string => `
  SELECT DISTINCT check_id, field_id, rule
  FROM requests CROSS JOIN json_each(${checks}) AS asked
  CROSS JOIN problems INDEXED BY problems_open
    ON check_id = asked.value AND request_key = requests.key AND dismissal_key IS NULL
  WHERE requests.key = @key AND checked_version = version AND ${condition}
  LIMIT @limit`;

/**
 * SQL on the fields of one request in which something was found. It runs while marks are written, so it reads
 * an index instead of the problems, and no more fields than a mark has room for.
 */
export class FindingPlaceStore {
  readonly #ofCheck: Statement<[PlaceQuery], ProblemPlace>;
  readonly #ofRule: Statement<[PlaceQuery], ProblemPlace>;
  readonly #wrong: Statement<[number, number], string>;
  readonly #corrected: Statement<[number, number], string>;

  constructor(db: Database) {
    this.#ofCheck = db.prepare(placesOf('json_array(@id)', 'TRUE'));
    this.#ofRule = db.prepare(placesOf(`'${receiverChecks}'`, 'rule = @id'));
    this.#wrong = db
      .prepare<[number, number], string>(
        `SELECT v.field_id FROM requests
         CROSS JOIN fields now ON now.request_key = requests.key AND now.version = requests.version ${verdictsHere}
         WHERE requests.key = ? AND ${hasWrong} AND verdict = 'wrong' LIMIT ?`,
      )
      .pluck();
    // A correction of another text than the current one is stale.
    this.#corrected = db
      .prepare<[number, number], string>(
        `SELECT c.field_id FROM requests CROSS JOIN corrections c ON c.request_key = requests.key
         CROSS JOIN fields f ON f.request_key = c.request_key AND f.version = requests.version AND f.id = c.field_id
         WHERE requests.key = ? AND removed_us IS NULL AND f.value = c.delivered AND c.value <> c.delivered
         LIMIT ?`,
      )
      .pluck();
  }

  /** Fields with an open problem that a reason names, if the current version is checked. */
  problems(key: number, { kind, id }: MarkReason, limit: number): readonly ProblemPlace[] {
    const places = kind === 'rule' && !isRuleCheck(id) ? this.#ofRule : this.#ofCheck;
    return places.all({ key, id, limit });
  }

  /** Fields whose current text a reviewer found wrong. */
  wrong(key: number, limit: number): readonly string[] {
    return this.#wrong.all(key, limit);
  }

  /** Fields of the current version that a reviewer corrected. */
  corrected(key: number, limit: number): readonly string[] {
    return this.#corrected.all(key, limit);
  }
}
