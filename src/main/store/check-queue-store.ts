import type { Database, Statement } from 'better-sqlite3';

/** A request that is owed a check of its own. */
export interface OwedCheck {
  readonly key: number;
  readonly requestKey: number;
}

/** SQL on the requests that are owed a check because something of theirs changed. */
export class CheckQueueStore {
  readonly #newest: Statement<[number], OwedCheck>;
  readonly #isOwed: Statement<[number], number>;
  readonly #settle: Statement<[number]>;
  readonly #forget: Statement<[number]>;
  readonly #add: Statement;
  readonly #waiting: Statement<[], number>;

  constructor(db: Database) {
    this.#newest = db.prepare(
      'SELECT key, request_key AS requestKey FROM check_queue ORDER BY key DESC LIMIT ?',
    );
    this.#isOwed = db.prepare<[number], number>('SELECT key FROM check_queue WHERE request_key = ?').pluck();
    this.#settle = db.prepare('DELETE FROM check_queue WHERE key = ?');
    this.#forget = db.prepare('DELETE FROM check_queue WHERE request_key = ?');
    this.#add = db.prepare('INSERT INTO check_queue (request_key) SELECT key FROM requests WHERE key = ?');
    this.#waiting = db.prepare<[], number>('SELECT waiting FROM check_queue_counts').pluck();
  }

  /** What came last is looked at first. */
  newest(limit: number): readonly OwedCheck[] {
    return this.#newest.all(limit);
  }

  /** The row of a request, undefined when nothing is owed to it. */
  rowOf(requestKey: number): number | undefined {
    return this.#isOwed.get(requestKey);
  }

  settle(key: number): void {
    this.#settle.run(key);
  }

  /** Owes a request another check; one that is gone is left out. */
  add(requestKey: number): void {
    this.#forget.run(requestKey);
    this.#add.run(requestKey);
  }

  waiting(): number {
    return this.#waiting.get() ?? 0;
  }
}
