import type { Database, Statement } from 'better-sqlite3';
import type { CheckId, ProblemLevel } from '../../content/checks/problem';
import { longestRecipient } from '../../contract/handovers';
import { verdictsHere } from '../handover/verdict-store';

export interface CountedCheck {
  readonly check_id: CheckId;
  readonly level: ProblemLevel;
  readonly requests: number;
}

export interface ReviewerFinding {
  readonly request_key: number;
  readonly field_id: string;
  readonly reviewer: string;
}

export interface WrongField extends ReviewerFinding {
  /** The reviewer's comment with this verdict. */
  readonly comment: string | null;
}

/** SQL that spares the fields of requests without a verdict. */
export const hasWrong = `EXISTS (
  SELECT 1 FROM verdicts given WHERE given.request_key = requests.key AND given.verdict = 'wrong')`;

/** SQL on what speaks against importing requests: open problems, and what reviewers said of their texts. */
export class FindingStore {
  readonly #checks: Statement<[string], CountedCheck>;
  readonly #rules: Statement<[string, CheckId], string>;
  readonly #wrong: Statement<[string], WrongField>;
  readonly #corrected: Statement<[string], ReviewerFinding>;

  constructor(db: Database) {
    this.#checks = db.prepare(`
      SELECT check_id, min(level) AS level, count(DISTINCT request_key) AS requests
      FROM json_each(?) AS asked CROSS JOIN problems ON request_key = asked.value
      WHERE dismissal_key IS NULL GROUP BY check_id ORDER BY level, requests DESC, check_id`);
    this.#rules = db
      .prepare<[string, CheckId], string>(
        `SELECT DISTINCT rule
         FROM json_each(?) AS asked CROSS JOIN problems ON request_key = asked.value
         WHERE check_id = ? AND dismissal_key IS NULL AND rule IS NOT NULL`,
      )
      .pluck();
    // A comment whose note was deleted or reworded is not offered. The note begins with the reviewer's name.
    this.#wrong = db.prepare(`
      SELECT v.request_key, v.field_id, reviewer, iif(EXISTS (
        SELECT 1 FROM notes n
        WHERE n.request_key = v.request_key AND n.field_id = v.field_id AND deleted_us IS NULL
          AND text = iif(reviewer = '', '', substr(reviewer, 1, ${longestRecipient}) || ': ') || comment
      ), comment, NULL) AS comment
      FROM json_each(?) AS asked CROSS JOIN requests ON requests.key = asked.value AND ${hasWrong}
      CROSS JOIN fields now ON now.request_key = requests.key AND now.version = requests.version ${verdictsHere}
      WHERE verdict = 'wrong' ORDER BY v.request_key, v.field_id`);
    // A correction of another text than the current one is stale.
    this.#corrected = db.prepare(`
      SELECT c.request_key, c.field_id, reviewer
      FROM json_each(?) AS asked CROSS JOIN corrections c ON c.request_key = asked.value
      CROSS JOIN requests ON requests.key = c.request_key
      CROSS JOIN fields f ON f.request_key = c.request_key AND f.version = requests.version AND f.id = c.field_id
      WHERE removed_us IS NULL AND f.value = c.delivered AND c.value <> c.delivered
      ORDER BY c.request_key, f.position`);
  }

  /** Checks with open problems in any of the requests: those with errors first, the most frequent first. */
  checks(keys: readonly number[]): readonly CountedCheck[] {
    return this.#checks.all(JSON.stringify(keys));
  }

  /** The rules of receivers that open problems of a check in any of the requests name. */
  rules(keys: readonly number[], check: CheckId): readonly string[] {
    return this.#rules.all(JSON.stringify(keys), check);
  }

  /** Fields whose current text a reviewer found wrong. */
  wrong(keys: readonly number[]): readonly WrongField[] {
    return this.#wrong.all(JSON.stringify(keys));
  }

  /** Fields of the current version that a reviewer corrected. */
  corrected(keys: readonly number[]): readonly ReviewerFinding[] {
    return this.#corrected.all(JSON.stringify(keys));
  }
}
