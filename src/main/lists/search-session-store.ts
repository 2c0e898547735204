import type { Database, Statement } from 'better-sqlite3';

/** Number of stored program runs; data derived in earlier ones is derived again. */
const mostSessions = 1000;

/**
 * SQL on runs of the program, which distinguish derived data of this database from that of another history of
 * it.
 */
export class SearchSessionStore {
  readonly #id: Statement<[], string>;
  readonly #insert: Statement<[string]>;
  readonly #prune: Statement<[number]>;
  readonly #current: Statement<[], string>;
  readonly #key: Statement<[string], number>;
  readonly #end: Statement<[number], number>;

  constructor(db: Database) {
    this.#id = db.prepare<[], string>('SELECT id FROM search_feed').pluck();
    const newest = '(SELECT coalesce(max(revision), 0) FROM search_revisions)';
    this.#insert = db.prepare(`INSERT INTO search_sessions (id, first_revision) SELECT ?, ${newest}`);
    this.#prune = db.prepare(
      'DELETE FROM search_sessions WHERE key <= (SELECT max(key) FROM search_sessions) - ?',
    );
    this.#current = db
      .prepare<[], string>('SELECT id FROM search_sessions ORDER BY key DESC LIMIT 1')
      .pluck();
    this.#key = db.prepare<[string], number>('SELECT key FROM search_sessions WHERE id = ?').pluck();
    this.#end = db
      .prepare<[number], number>(
        `SELECT coalesce((SELECT first_revision FROM search_sessions WHERE key > ? ORDER BY key LIMIT 1), ${newest})`,
      )
      .pluck();
  }

  /** Returns the id of the database. */
  id(): string {
    return this.#id.get() ?? '';
  }

  /** Records a new run of the program by a unique id. */
  begin(id: string): void {
    this.#insert.run(id);
    this.#prune.run(mostSessions);
  }

  /** Empty if the program never ran on the database. */
  current(): string {
    return this.#current.get() ?? '';
  }

  /** Whether derived data written last in that run, up to that change, can belong to this database. */
  includes(session: string, revision: number): boolean {
    const key = session === '' ? 0 : this.#key.get(session);
    return key !== undefined && revision <= (this.#end.get(key) ?? 0);
  }
}
