import type { Database, Statement } from 'better-sqlite3';

/** A request whose content or notes were added, changed or removed. */
export interface SearchChange {
  readonly requestKey: number;
  readonly revision: number;
}

/** SQL on changes that the search index must follow; written by triggers, and with notes. */
export class SearchFeedStore {
  readonly #newest: Statement<[], number>;
  readonly #after: Statement<[number, number], SearchChange>;
  readonly #countAfter: Statement<[number], number>;
  readonly #removedAfter: Statement<[number], number>;

  constructor(db: Database) {
    this.#newest = db.prepare<[], number>('SELECT coalesce(max(revision), 0) FROM search_revisions').pluck();
    this.#after = db.prepare(
      'SELECT request_key AS requestKey, revision FROM search_revisions WHERE revision > ? ORDER BY revision LIMIT ?',
    );
    this.#countAfter = db
      .prepare<[number], number>('SELECT count(*) FROM search_revisions WHERE revision > ?')
      .pluck();
    this.#removedAfter = db
      .prepare<[number], number>(
        'SELECT request_key FROM search_revisions WHERE revision > ? AND request_key NOT IN (SELECT key FROM requests)',
      )
      .pluck();
  }

  newest(): number {
    return this.#newest.get() ?? 0;
  }

  /** Changes after a revision, in order. */
  after(revision: number, limit: number): readonly SearchChange[] {
    return this.#after.all(revision, limit);
  }

  countAfter(revision: number): number {
    return this.#countAfter.get(revision) ?? 0;
  }

  /** Keys of requests that were removed since. */
  removedAfter(revision: number): readonly number[] {
    return this.#removedAfter.all(revision);
  }
}
