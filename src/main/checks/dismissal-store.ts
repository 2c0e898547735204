import type { Database, Statement } from 'better-sqlite3';
import type { CheckId } from '../../content/checks/problem';
import type { DismissalScope } from '../../contract/problems';

export interface NewDismissal {
  readonly scope: DismissalScope;
  readonly check: CheckId;
  readonly requestKey: number | null;
  readonly fieldId: string | null;
  readonly problemKey: string | null;
  readonly languageSource: string | null;
  readonly languageTarget: string | null;
  readonly reason: string;
  readonly dismissedUs: number;
}

export interface StoredDismissal {
  readonly key: number;
  readonly scope: DismissalScope;
  readonly check_id: CheckId;
  readonly request_key: number | null;
  readonly field_id: string | null;
  readonly problem_key: string | null;
  readonly language_source: string | null;
  readonly language_target: string | null;
  readonly reason: string;
  readonly dismissed_us: number;
}

/** SQL on dismissals. They outlive the problems that they were made for. */
export class DismissalStore {
  readonly #insert: Statement;
  readonly #byKey: Statement<[number], StoredDismissal>;
  readonly #ofRequest: Statement<[number], StoredDismissal>;
  readonly #wide: Statement<[], StoredDismissal>;
  readonly #remove: Statement<[number]>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO dismissals (scope, check_id, request_key, field_id, problem_key, language_source, language_target,
        reason, dismissed_us)
      VALUES (@scope, @check, @requestKey, @fieldId, @problemKey, @languageSource, @languageTarget, @reason,
        @dismissedUs)`);
    this.#byKey = db.prepare('SELECT * FROM dismissals WHERE key = ?');
    this.#ofRequest = db.prepare('SELECT * FROM dismissals WHERE request_key = ? ORDER BY key');
    this.#wide = db.prepare('SELECT * FROM dismissals WHERE request_key IS NULL ORDER BY key');
    this.#remove = db.prepare('DELETE FROM dismissals WHERE key = ?');
  }

  /** Adds a dismissal. Returns its key. */
  insert(dismissal: NewDismissal): number {
    return Number(this.#insert.run(dismissal).lastInsertRowid);
  }

  byKey(key: number): StoredDismissal | undefined {
    return this.#byKey.get(key);
  }

  /** Dismissals for fields of a request, or for the whole request. */
  ofRequest(requestKey: number): readonly StoredDismissal[] {
    return this.#ofRequest.all(requestKey);
  }

  /** Dismissals for a language pair, or for all requests. */
  wide(): readonly StoredDismissal[] {
    return this.#wide.all();
  }

  remove(key: number): void {
    this.#remove.run(key);
  }
}
