import type { Database, Statement } from 'better-sqlite3';

export interface StoredTermbase {
  readonly key: number;
  readonly name: string;
  readonly version: number;
}

export interface StoredTermUse {
  readonly key: number;
  readonly termbase_key: number;
  readonly origin: number | null;
  readonly view_key: number | null;
  /** The filter of the view, unless the view was removed. */
  readonly view_filter: string | null;
  /** The name of the view, or of the connection while it is here or has left requests here. */
  readonly name: string | null;
}

/** The columns of an entry besides its key. */
export interface EntryColumns {
  readonly id: string;
  readonly languages: string;
  readonly words: string;
  readonly body: string;
}

export interface EntryQuery {
  readonly termbase: number;
  /** Folded text, with a line break before and after it for a whole term; '' finds all. */
  readonly find: string;
  /** With a space before and after it; '' finds all. */
  readonly language: string;
}

interface StoredBody {
  readonly key: number;
  readonly body: string;
}

interface EntryPlace extends StoredBody {
  readonly termbase_key: number;
}

/** SQL on termbases, their entries, and where they apply. */
export class TermStore {
  readonly #list: Statement<[], StoredTermbase>;
  readonly #byKey: Statement<[number], StoredTermbase>;
  readonly #byName: Statement<[string], StoredTermbase>;
  readonly #insert: Statement<[string]>;
  readonly #insertHidden: Statement<[string, number]>;
  readonly #rename: Statement<[string, number]>;
  readonly #touch: Statement<[number]>;
  readonly #setRemoved: Statement<[number | null, number]>;
  readonly #removed: Statement<[number], number>;
  readonly #deleteSome: Statement<[number, number]>;
  readonly #delete: Statement<[number]>;
  readonly #uses: Statement<[], StoredTermUse>;
  readonly #connectionName: Statement<[number], string>;
  readonly #insertUse: Statement<[number, number | null, number | null]>;
  readonly #removeUse: Statement<[number]>;
  readonly #languages: Statement<[number], { readonly languages: string; readonly entries: number }>;
  readonly #count: Statement<EntryQuery, number>;
  readonly #window: Statement<EntryQuery & { readonly offset: number; readonly limit: number }, StoredBody>;
  readonly #wordsOf: Statement<EntryQuery & { readonly key: number }, string>;
  readonly #before: Statement<EntryQuery & { readonly key: number; readonly own: string }, number>;
  readonly #entry: Statement<[number], EntryPlace>;
  readonly #entryById: Statement<[number, string], StoredBody>;
  readonly #bodies: Statement<[number], StoredBody>;
  readonly #insertEntry: Statement;
  readonly #updateEntry: Statement;
  readonly #removeEntry: Statement<[number]>;
  readonly #removeEntries: Statement<[number]>;

  constructor(db: Database) {
    const termbase = 'SELECT key, name, version FROM termbases';
    this.#list = db.prepare(`${termbase} WHERE removed_us IS NULL ORDER BY name, key`);
    this.#byKey = db.prepare(`${termbase} WHERE key = ? AND removed_us IS NULL`);
    this.#byName = db.prepare(`${termbase} WHERE name = ? AND removed_us IS NULL`);
    this.#insert = db.prepare('INSERT INTO termbases (name) VALUES (?)');
    this.#insertHidden = db.prepare('INSERT INTO termbases (name, removed_us) VALUES (?, ?)');
    this.#rename = db.prepare('UPDATE termbases SET name = ? WHERE key = ?');
    this.#touch = db.prepare('UPDATE termbases SET version = version + 1 WHERE key = ?');
    this.#setRemoved = db.prepare('UPDATE termbases SET removed_us = ?, version = version + 1 WHERE key = ?');
    this.#removed = db.prepare<[number], number>('SELECT key FROM termbases WHERE removed_us < ?').pluck();
    this.#deleteSome = db.prepare(`
      DELETE FROM term_entries WHERE key IN (SELECT key FROM term_entries WHERE termbase_key = ? LIMIT ?)`);
    this.#delete = db.prepare('DELETE FROM termbases WHERE key = ?');
    this.#uses = db.prepare(`
      SELECT u.key, termbase_key, u.origin, view_key, filter AS view_filter, coalesce(v.name, c.name) AS name
      FROM termbase_uses u LEFT JOIN saved_views v ON v.key = view_key AND v.removed_us IS NULL
        LEFT JOIN origin_counts o ON o.origin = u.origin
        LEFT JOIN connections c ON c.key = u.origin AND (c.removed_us IS NULL OR o.count > 0) ORDER BY u.key`);
    this.#connectionName = db.prepare<[number], string>('SELECT name FROM connections WHERE key = ?').pluck();
    this.#insertUse = db.prepare(
      'INSERT INTO termbase_uses (termbase_key, origin, view_key) VALUES (?, ?, ?)',
    );
    this.#removeUse = db.prepare('DELETE FROM termbase_uses WHERE key = ?');
    this.#languages = db.prepare(`
      SELECT languages, count(*) AS entries FROM term_entries WHERE termbase_key = ? GROUP BY languages`);
    const found = `FROM term_entries WHERE termbase_key = @termbase
      AND (@find = '' OR instr(char(10) || words || char(10), @find) > 0) AND (@language = '' OR instr(languages, @language) > 0)`;
    this.#count = db.prepare<EntryQuery, number>(`SELECT count(*) ${found}`).pluck();
    this.#window = db.prepare(`SELECT key, body ${found} ORDER BY words, key LIMIT @limit OFFSET @offset`);
    this.#wordsOf = db
      .prepare<EntryQuery & { readonly key: number }, string>(`SELECT words ${found} AND key = @key`)
      .pluck();
    this.#before = db
      .prepare<EntryQuery & { readonly key: number; readonly own: string }, number>(
        `SELECT count(*) ${found} AND (words < @own OR (words = @own AND key < @key))`,
      )
      .pluck();
    this.#entry = db.prepare('SELECT key, termbase_key, body FROM term_entries WHERE key = ?');
    this.#entryById = db.prepare('SELECT key, body FROM term_entries WHERE termbase_key = ? AND id = ?');
    this.#bodies = db.prepare('SELECT key, body FROM term_entries WHERE termbase_key = ? ORDER BY key');
    this.#insertEntry = db.prepare(`
      INSERT INTO term_entries (termbase_key, id, languages, words, body)
      VALUES (@termbase, @id, @languages, @words, @body)`);
    this.#updateEntry = db.prepare(`
      UPDATE term_entries SET id = @id, languages = @languages, words = @words, body = @body WHERE key = @key`);
    this.#removeEntry = db.prepare('DELETE FROM term_entries WHERE key = ?');
    this.#removeEntries = db.prepare('DELETE FROM term_entries WHERE termbase_key = ?');
  }

  list(): readonly StoredTermbase[] {
    return this.#list.all();
  }

  byKey(key: number): StoredTermbase | undefined {
    return this.#byKey.get(key);
  }

  byName(name: string): StoredTermbase | undefined {
    return this.#byName.get(name);
  }

  /** Returns the key of the new termbase. */
  insert(name: string): number {
    return Number(this.#insert.run(name).lastInsertRowid);
  }

  /** As `insert`, for a termbase that counts as removed at a time until `setRemoved` says otherwise. */
  insertHidden(name: string, us: number): number {
    return Number(this.#insertHidden.run(name, us).lastInsertRowid);
  }

  rename(key: number, name: string): void {
    this.#rename.run(name, key);
  }

  /** Counts a change of its entries. */
  touch(key: number): void {
    this.#touch.run(key);
  }

  /** Marks a termbase as removed at a time, or as there again. */
  setRemoved(key: number, removedUs: number | null): void {
    this.#setRemoved.run(removedUs, key);
  }

  /** Returns the keys of termbases that were removed before a time. */
  removedBefore(us: number): readonly number[] {
    return this.#removed.all(us);
  }

  /** Deletes entries of a removed termbase, at most `limit`, and then itself. Returns whether it is gone. */
  deleteSome(key: number, limit: number): boolean {
    if (this.#deleteSome.run(key, limit).changes === limit) return false;
    this.#delete.run(key);
    return true;
  }

  uses(): readonly StoredTermUse[] {
    return this.#uses.all();
  }

  connectionName(key: number): string | undefined {
    return this.#connectionName.get(key);
  }

  insertUse(termbase: number, origin: number | null, view: number | null): number {
    return Number(this.#insertUse.run(termbase, origin, view).lastInsertRowid);
  }

  removeUse(key: number): void {
    this.#removeUse.run(key);
  }

  /** Counts entries by their languages. */
  languages(key: number): readonly { readonly languages: string; readonly entries: number }[] {
    return this.#languages.all(key);
  }

  count(query: EntryQuery): number {
    return this.#count.get(query) ?? 0;
  }

  window(query: EntryQuery, offset: number, limit: number): readonly StoredBody[] {
    return this.#window.all({ ...query, offset, limit });
  }

  /** Returns the index of an entry in `window`; undefined when it is not in it. */
  indexOf(query: EntryQuery, key: number): number | undefined {
    const own = this.#wordsOf.get({ ...query, key });
    return own === undefined ? undefined : this.#before.get({ ...query, key, own });
  }

  entry(key: number): EntryPlace | undefined {
    return this.#entry.get(key);
  }

  entryById(termbase: number, id: string): StoredBody | undefined {
    return this.#entryById.get(termbase, id);
  }

  /** Iterates over the entries of a termbase in the order in which they came. */
  bodies(termbase: number): IterableIterator<StoredBody> {
    return this.#bodies.iterate(termbase);
  }

  insertEntry(termbase: number, columns: EntryColumns): number {
    return Number(this.#insertEntry.run({ termbase, ...columns }).lastInsertRowid);
  }

  updateEntry(key: number, columns: EntryColumns): void {
    this.#updateEntry.run({ key, ...columns });
  }

  removeEntry(key: number): void {
    this.#removeEntry.run(key);
  }

  /** Removes all entries of a termbase. */
  removeEntries(termbase: number): void {
    this.#removeEntries.run(termbase);
  }
}
