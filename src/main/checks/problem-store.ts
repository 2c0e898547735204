import type { Database, Statement } from 'better-sqlite3';
import type { CheckId, ProblemLevel } from '../../content/checks/problem';

export interface NewProblem {
  readonly position: number;
  readonly fieldId: string;
  readonly check: CheckId;
  readonly level: ProblemLevel;
  readonly problemKey: string;
  /** JSON {variant, detail, source, target}. */
  readonly body: string;
  readonly dismissalKey: number | null;
  readonly isStyle: boolean;
}

export interface StoredProblem {
  readonly key: number;
  readonly request_key: number;
  readonly position: number;
  readonly field_id: string;
  readonly check_id: CheckId;
  readonly level: ProblemLevel;
  readonly problem_key: string;
  readonly body: string;
  readonly dismissal_key: number | null;
  readonly is_style: 0 | 1;
  /** The rule of a receiver that the problem names. */
  readonly rule: string | null;
}

/** SQL on problems. Triggers keep their counts. */
export class ProblemStore {
  readonly #ofRequest: Statement<[number], StoredProblem>;
  readonly #byKey: Statement<[number], StoredProblem>;
  readonly #after: Statement<[CheckId, number, number], StoredProblem>;
  readonly #insert: Statement;
  readonly #deleteOf: Statement<[number]>;
  readonly #delete: Statement<[number]>;
  readonly #label: Statement;
  readonly #setChecked: Statement;
  readonly #countUnchecked: Statement<[], number>;

  constructor(db: Database) {
    this.#ofRequest = db.prepare('SELECT * FROM problems WHERE request_key = ? ORDER BY position, key');
    this.#byKey = db.prepare('SELECT * FROM problems WHERE key = ?');
    this.#after = db.prepare('SELECT * FROM problems WHERE check_id = ? AND key > ? ORDER BY key LIMIT ?');
    this.#insert = db.prepare(`
      INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body, dismissal_key,
        is_style)
      VALUES (@requestKey, @position, @fieldId, @check, @level, @problemKey, @body, @dismissalKey, @isStyle)`);
    this.#deleteOf = db.prepare('DELETE FROM problems WHERE request_key = ?');
    this.#delete = db.prepare('DELETE FROM problems WHERE key = ?');
    this.#label = db.prepare('UPDATE problems SET level = ?, dismissal_key = ? WHERE key = ?');
    this.#countUnchecked = db
      .prepare<[], number>(
        "SELECT count(*) FROM requests WHERE state = 'completed' AND checked_version IS NOT version",
      )
      .pluck();
    this.#setChecked = db.prepare(
      'UPDATE requests SET checked_version = ?, checked_round = ?, problems_found = ? WHERE key = ?',
    );
  }

  /** Problems of a request, in the order of the fields. */
  ofRequest(requestKey: number): readonly StoredProblem[] {
    return this.#ofRequest.all(requestKey);
  }

  /** Counts completed requests that are not checked yet. Reads all requests: only for commands. */
  countUnchecked(): number {
    return this.#countUnchecked.get() ?? 0;
  }

  byKey(key: number): StoredProblem | undefined {
    return this.#byKey.get(key);
  }

  /** Problems of a check in all requests after a key, by key. */
  afterKey(check: CheckId, key: number, limit: number): readonly StoredProblem[] {
    return this.#after.all(check, key, limit);
  }

  /** Replaces the problems of a request by those of a new check. */
  replace(requestKey: number, problems: readonly NewProblem[]): void {
    this.#deleteOf.run(requestKey);
    for (const problem of problems)
      this.#insert.run({ ...problem, requestKey, isStyle: Number(problem.isStyle) });
  }

  remove(key: number): void {
    this.#delete.run(key);
  }

  label(key: number, level: ProblemLevel, dismissalKey: number | null): void {
    this.#label.run(level, dismissalKey, key);
  }

  /**
   * Records a check. A version of null means that there is nothing to check, or that the check failed.
   * `found` is set if more were found than stored.
   */
  setChecked(requestKey: number, version: number | null, round: number, found: number | null): void {
    this.#setChecked.run(version, round, found, requestKey);
  }
}
