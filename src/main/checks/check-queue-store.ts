import type { Database, Statement } from 'better-sqlite3';

/** A request that is owed a check of its own. */
export interface OwedCheck {
  readonly requestKey: number;
  readonly revision: number;
}

/** Counting more would take longer than what it is for. */
const mostCounted = 200_000;

/** SQL on the requests that are owed a check because something of theirs changed. */
export class CheckQueueStore {
  readonly #newest: Statement<[number], OwedCheck>;
  readonly #revision: Statement<[number], number>;
  readonly #settle: Statement<[number]>;
  readonly #add: Statement<[number]>;
  readonly #addChecked: Statement<[number]>;
  readonly #count: Statement<[number], number>;

  constructor(db: Database) {
    this.#newest = db.prepare(
      'SELECT request_key AS requestKey, revision FROM check_queue ORDER BY request_key DESC LIMIT ?',
    );
    this.#revision = db
      .prepare<[number], number>('SELECT revision FROM check_queue WHERE request_key = ?')
      .pluck();
    this.#settle = db.prepare('DELETE FROM check_queue WHERE request_key = ?');
    const add = (and = ''): Statement<[number]> =>
      db.prepare(`
        INSERT INTO check_queue SELECT key, 1 FROM requests WHERE key = ? ${and}
        ON CONFLICT DO UPDATE SET revision = revision + 1`);
    this.#add = add();
    this.#addChecked = add('AND checked_version IS NOT NULL');
    this.#count = db
      .prepare<[number], number>('SELECT count(*) FROM (SELECT 1 FROM check_queue LIMIT ?)')
      .pluck();
  }

  /** The newest requests first: they are what is looked at. */
  newest(limit: number): readonly OwedCheck[] {
    return this.#newest.all(limit);
  }

  /** Undefined when a request is owed nothing. */
  revisionOf(requestKey: number): number | undefined {
    return this.#revision.get(requestKey);
  }

  settle(requestKey: number): void {
    this.#settle.run(requestKey);
  }

  /** Queues another check of a request; one that is gone is left out. */
  add(requestKey: number): void {
    this.#add.run(requestKey);
  }

  /**
   * The same because of other requests. One that was never checked is queued already, or is due in the sweep, or could not be checked, which
   * other requests do not change.
   */
  addChecked(requestKey: number): void {
    this.#addChecked.run(requestKey);
  }

  /** At most 200,000. Takes milliseconds then: not for the main thread. */
  count(): number {
    return this.#count.get(mostCounted) ?? 0;
  }
}
