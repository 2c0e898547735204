import type { Database, Statement } from 'better-sqlite3';
import type { CheckFailure } from '../../contract/problems';

/** SQL on why requests could not be checked. */
export class CheckFailureStore {
  readonly #set: Statement<[number, CheckFailure]>;
  readonly #remove: Statement<[number]>;
  readonly #reason: Statement<[number], CheckFailure>;

  constructor(db: Database) {
    this.#set = db.prepare('INSERT OR REPLACE INTO check_failures VALUES (?, ?)');
    this.#remove = db.prepare('DELETE FROM check_failures WHERE request_key = ?');
    this.#reason = db
      .prepare<[number], CheckFailure>('SELECT reason FROM check_failures WHERE request_key = ?')
      .pluck();
  }

  set(requestKey: number, reason: CheckFailure | undefined): void {
    if (reason === undefined) this.#remove.run(requestKey);
    else this.#set.run(requestKey, reason);
  }

  reasonOf(requestKey: number): CheckFailure | undefined {
    return this.#reason.get(requestKey);
  }
}
