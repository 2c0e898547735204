import type { Database, Statement } from 'better-sqlite3';
import type { Phrase } from '../../content/search/search-query';

/** The tokens of one request, separated by spaces. */
export interface SearchEntry {
  readonly requestKey: number;
  readonly source: string;
  readonly target: string;
  readonly notes: string;
}

/** The part of the search index that lists read. */
export interface SearchIndex {
  /** The last processed change of the main database. */
  readonly revision: () => number;
  /** Returns requests that have all of the phrases, each in source, target or notes. */
  readonly withAll: (phrases: readonly Phrase[]) => readonly number[];
  readonly withAny: (phrases: readonly Phrase[]) => readonly number[];
}

/** SQL on the search index, which has one entry per request, by its key. */
export class SearchIndexStore implements SearchIndex {
  readonly #db: Database;
  readonly #revision: Statement<[], number>;
  readonly #setRevision: Statement<[number]>;
  readonly #put: Statement;
  readonly #remove: Statement<[number]>;
  readonly #match: Statement<[string], number>;

  constructor(db: Database) {
    this.#db = db;
    this.#revision = db.prepare<[], number>('SELECT revision FROM place').pluck();
    this.#setRevision = db.prepare('UPDATE place SET revision = ?');
    this.#put = db.prepare(
      'INSERT OR REPLACE INTO entries (rowid, source, target, notes) VALUES (@requestKey, @source, @target, @notes)',
    );
    this.#remove = db.prepare('DELETE FROM entries WHERE rowid = ?');
    this.#match = db.prepare<[string], number>('SELECT rowid FROM entries WHERE entries MATCH ?').pluck();
  }

  revision(): number {
    return this.#revision.get() ?? 0;
  }

  /** Writes changes together with their position, so that a kill leaves both or neither. */
  apply(entries: readonly SearchEntry[], removed: readonly number[], revision: number): void {
    this.#db.transaction(() => {
      for (const key of removed) this.#remove.run(key);
      for (const entry of entries) this.#put.run(entry);
      this.#setRevision.run(revision);
    })();
  }

  withAll(phrases: readonly Phrase[]): readonly number[] {
    return this.#match.all(phrases.map(matchOf).join(' AND '));
  }

  withAny(phrases: readonly Phrase[]): readonly number[] {
    return this.#match.all(phrases.map(matchOf).join(' OR '));
  }
}

/** Tokens have only letters, digits and marks, so nothing in them is special to FTS5 inside quotes. */
function matchOf({ tokens, isOpen }: Phrase): string {
  return `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`;
}
