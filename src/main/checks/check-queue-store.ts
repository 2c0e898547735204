import type { Database, Statement } from 'better-sqlite3';
import type { CheckId } from '../../content/checks/problem';

/** A request that is queued for a check of its own. */
export interface DueCheck {
  readonly requestKey: number;
  readonly revision: number;
}

/** Limit of counting: more rows would take longer than a progress display is worth. */
const mostCounted = 200_000;

/** SQL on the requests that are queued for a check because their content changed. */
export class CheckQueueStore {
  readonly #newest: Statement<[number], DueCheck>;
  readonly #revision: Statement<[number], number>;
  readonly #remove: Statement<[number]>;
  readonly #add: Statement<[number]>;
  readonly #addChecked: Statement<[number]>;
  readonly #addWith: Statement<[CheckId]>;
  readonly #count: Statement<[number], number>;

  constructor(db: Database) {
    this.#newest = db.prepare(
      'SELECT request_key AS requestKey, revision FROM check_queue ORDER BY request_key DESC LIMIT ?',
    );
    this.#revision = db
      .prepare<[number], number>('SELECT revision FROM check_queue WHERE request_key = ?')
      .pluck();
    this.#remove = db.prepare('DELETE FROM check_queue WHERE request_key = ?');
    const add = (and = ''): Statement<[number]> =>
      db.prepare(`
        INSERT INTO check_queue SELECT key, 1 FROM requests WHERE key = ? ${and}
        ON CONFLICT DO UPDATE SET revision = revision + 1`);
    this.#add = add();
    this.#addChecked = add('AND checked_version IS NOT NULL');
    this.#addWith = db.prepare(`
      INSERT INTO check_queue SELECT DISTINCT request_key, 1 FROM problems WHERE check_id = ?
      ON CONFLICT DO UPDATE SET revision = revision + 1`);
    this.#count = db
      .prepare<[number], number>('SELECT count(*) FROM (SELECT 1 FROM check_queue LIMIT ?)')
      .pluck();
  }

  /** The newest requests come first: they are the ones that a coordinator has open. */
  newest(limit: number): readonly DueCheck[] {
    return this.#newest.all(limit);
  }

  /** Undefined when no check is queued for the request. */
  revisionOf(requestKey: number): number | undefined {
    return this.#revision.get(requestKey);
  }

  remove(requestKey: number): void {
    this.#remove.run(requestKey);
  }

  /** Queues another check of a request, unless the request is gone. */
  add(requestKey: number): void {
    this.#add.run(requestKey);
  }

  /**
   * Queues another check of a request because other requests changed. A request that was never checked is
   * skipped: it is queued already, or due in the sweep, or could not be checked, which other requests do not
   * change.
   */
  addChecked(requestKey: number): void {
    this.#addChecked.run(requestKey);
  }

  /** Queues another check of all requests that have problems of a check. */
  addWith(check: CheckId): void {
    this.#addWith.run(check);
  }

  /** Counts up to 200,000 rows, which takes milliseconds: not for the main thread. */
  count(): number {
    return this.#count.get(mostCounted) ?? 0;
  }
}
