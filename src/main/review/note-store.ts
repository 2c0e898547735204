import type { Database, Statement } from 'better-sqlite3';

export interface StoredNote {
  readonly key: number;
  readonly request_key: number;
  readonly field_id: string;
  readonly text: string;
  readonly created_us: number;
  readonly edited_us: number | null;
  readonly resolved_us: number | null;
  readonly deleted_us: number | null;
}

export interface NewNote {
  readonly requestKey: number;
  readonly fieldId: string;
  readonly text: string;
  readonly createdUs: number;
}

/**
 * SQL on notes. A deleted note keeps its row until it is removed for good. The search is notified when words
 * change.
 */
export class NoteStore {
  readonly #insert: Statement;
  readonly #byKey: Statement<[number], StoredNote>;
  readonly #ofRequest: Statement<[number], StoredNote>;
  readonly #ofField: Statement<[number, string], string>;
  readonly #count: Statement<[number], number>;
  readonly #texts: Statement<[number], string>;
  readonly #setText: Statement;
  readonly #setResolved: Statement;
  readonly #setDeleted: Statement;
  readonly #forget: Statement;
  readonly #changed: Statement<[number]>;

  constructor(db: Database) {
    this.#insert = db.prepare(
      'INSERT INTO notes (request_key, field_id, text, created_us) VALUES (@requestKey, @fieldId, @text, @createdUs)',
    );
    this.#byKey = db.prepare('SELECT * FROM notes WHERE key = ?');
    this.#ofRequest = db.prepare(
      'SELECT * FROM notes WHERE request_key = ? AND deleted_us IS NULL ORDER BY key',
    );
    this.#ofField = db
      .prepare<[number, string], string>(
        'SELECT text FROM notes WHERE request_key = ? AND field_id = ? AND deleted_us IS NULL',
      )
      .pluck();
    this.#count = db.prepare<[number], number>('SELECT note_count FROM requests WHERE key = ?').pluck();
    this.#texts = db
      .prepare<[number], string>(
        'SELECT text FROM notes WHERE request_key = ? AND deleted_us IS NULL ORDER BY key',
      )
      .pluck();
    this.#setText = db.prepare('UPDATE notes SET text = ?, edited_us = ? WHERE key = ?');
    this.#setResolved = db.prepare('UPDATE notes SET resolved_us = ? WHERE key = ?');
    this.#setDeleted = db.prepare('UPDATE notes SET deleted_us = ? WHERE key = ?');
    this.#forget = db.prepare('DELETE FROM notes WHERE deleted_us < ?');
    this.#changed = db.prepare(`
      INSERT INTO search_revisions
        SELECT request_key, (SELECT coalesce(max(revision), 0) + 1 FROM search_revisions) FROM notes WHERE key = ?
      ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision`);
  }

  /** Adds a note. Returns its key. */
  insert(note: NewNote): number {
    const key = Number(this.#insert.run(note).lastInsertRowid);
    this.#changed.run(key);
    return key;
  }

  byKey(key: number): StoredNote | undefined {
    return this.#byKey.get(key);
  }

  /** Oldest first, without deleted ones. */
  ofRequest(requestKey: number): readonly StoredNote[] {
    return this.#ofRequest.all(requestKey);
  }

  /** Texts of a field's notes, without deleted ones. */
  textsOfField(requestKey: number, fieldId: string): readonly string[] {
    return this.#ofField.all(requestKey, fieldId);
  }

  count(requestKey: number): number {
    return this.#count.get(requestKey) ?? 0;
  }

  /** Texts of a request's notes for the search. */
  textsOf(requestKey: number): readonly string[] {
    return this.#texts.all(requestKey);
  }

  setText(key: number, text: string, editedUs: number): void {
    this.#setText.run(text, editedUs, key);
    this.#changed.run(key);
  }

  setResolved(key: number, resolvedUs: number | null): void {
    this.#setResolved.run(resolvedUs, key);
  }

  setDeleted(key: number, deletedUs: number | null): void {
    this.#setDeleted.run(deletedUs, key);
    this.#changed.run(key);
  }

  forgetDeletedBefore(us: number): void {
    this.#forget.run(us);
  }
}
