import type { Database, Statement } from 'better-sqlite3';
import type { CheckId } from '../../content/checks/problem';

interface CheckRelabel {
  readonly check: CheckId;
  /** Problems above this key are not processed yet. */
  readonly afterKey: number;
}

/** SQL on checks whose problems must be updated to a changed level or dismissal. */
export class CheckRelabelStore {
  readonly #next: Statement<[], CheckRelabel>;
  readonly #begin: Statement<[CheckId]>;
  readonly #advance: Statement<[number, CheckId]>;
  readonly #end: Statement<[CheckId]>;

  constructor(db: Database) {
    this.#next = db.prepare('SELECT check_id AS "check", after_key AS afterKey FROM check_relabels LIMIT 1');
    this.#begin = db.prepare(
      'INSERT INTO check_relabels VALUES (?, 0) ON CONFLICT (check_id) DO UPDATE SET after_key = 0',
    );
    this.#advance = db.prepare('UPDATE check_relabels SET after_key = ? WHERE check_id = ?');
    this.#end = db.prepare('DELETE FROM check_relabels WHERE check_id = ?');
  }

  next(): CheckRelabel | undefined {
    return this.#next.get();
  }

  begin(check: CheckId): void {
    this.#begin.run(check);
  }

  advance(check: CheckId, afterKey: number): void {
    this.#advance.run(afterKey, check);
  }

  end(check: CheckId): void {
    this.#end.run(check);
  }
}
