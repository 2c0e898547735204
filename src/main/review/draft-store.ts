import type { Database, Statement } from 'better-sqlite3';

export interface StoredDraft {
  readonly field_id: string;
  readonly value: string;
  readonly base_version: number;
  readonly revision: number;
  readonly saved_us: number;
}

export interface NewDraft {
  readonly requestKey: number;
  readonly fieldId: string;
  readonly value: string;
  readonly baseVersion: number;
  readonly revision: number;
  readonly savedUs: number;
}

/** SQL on drafts of results, one per field. */
export class DraftStore {
  readonly #one: Statement<[number, string], StoredDraft>;
  readonly #all: Statement<[number], StoredDraft>;
  readonly #stamp: Statement<[number], string | null>;
  readonly #put: Statement;
  readonly #delete: Statement;
  readonly #deleteAll: Statement;
  readonly #rebase: Statement;
  readonly #summary: Statement<[number], { readonly count: number; readonly base: number | null }>;
  readonly #missing: Statement<[number, number], number>;
  readonly #hasField: Statement<[number, number, string], number>;

  constructor(db: Database) {
    const columns = 'field_id, value, base_version, revision, saved_us';
    this.#one = db.prepare(`SELECT ${columns} FROM drafts WHERE request_key = ? AND field_id = ?`);
    this.#all = db.prepare(`SELECT ${columns} FROM drafts WHERE request_key = ?`);
    this.#stamp = db
      .prepare<[number], string | null>(`
        SELECT group_concat(field_id || char(10) || revision || char(10) || saved_us, char(10))
        FROM drafts WHERE request_key = ?`)
      .pluck();
    this.#put = db.prepare(`
      INSERT INTO drafts (request_key, field_id, value, base_version, revision, saved_us)
      VALUES (@requestKey, @fieldId, @value, @baseVersion, @revision, @savedUs)
      ON CONFLICT (request_key, field_id) DO UPDATE SET value = excluded.value, base_version = excluded.base_version,
        revision = excluded.revision, saved_us = excluded.saved_us`);
    this.#delete = db.prepare('DELETE FROM drafts WHERE request_key = ? AND field_id = ?');
    this.#deleteAll = db.prepare('DELETE FROM drafts WHERE request_key = ?');
    this.#rebase = db.prepare('UPDATE drafts SET base_version = ? WHERE request_key = ?');
    this.#summary = db.prepare(
      'SELECT count(*) AS count, min(base_version) AS base FROM drafts WHERE request_key = ?',
    );
    this.#missing = db
      .prepare<[number, number], number>(
        `SELECT count(*) FROM fields f WHERE request_key = ? AND version = ? AND original_value IS NULL
           AND octet_length(value) > 0
           AND NOT EXISTS (SELECT 1 FROM drafts d WHERE d.request_key = f.request_key AND d.field_id = f.id)`,
      )
      .pluck();
    this.#hasField = db
      .prepare<[number, number, string], number>(
        'SELECT EXISTS (SELECT 1 FROM fields WHERE request_key = ? AND version = ? AND id = ?)',
      )
      .pluck();
  }

  hasField(requestKey: number, version: number, fieldId: string): boolean {
    return this.#hasField.get(requestKey, version, fieldId) === 1;
  }

  one(requestKey: number, fieldId: string): StoredDraft | undefined {
    return this.#one.get(requestKey, fieldId);
  }

  all(requestKey: number): readonly StoredDraft[] {
    return this.#all.all(requestKey);
  }

  /** A string that is another one where a draft is another one. No text is read for it. */
  stamp(requestKey: number): string {
    return this.#stamp.get(requestKey) ?? '';
  }

  put(draft: NewDraft): void {
    this.#put.run(draft);
  }

  delete(requestKey: number, fieldId: string): void {
    this.#delete.run(requestKey, fieldId);
  }

  deleteAll(requestKey: number): void {
    this.#deleteAll.run(requestKey);
  }

  /** Moves drafts to this version. */
  rebase(requestKey: number, version: number): void {
    this.#rebase.run(version, requestKey);
  }

  /** Number of drafts, and the oldest version that one was made for. */
  summary(requestKey: number): { readonly count: number; readonly base: number | null } {
    return this.#summary.get(requestKey) ?? { count: 0, base: null };
  }

  /** Number of a version's fields with a source but neither a result nor a draft. */
  missing(requestKey: number, version: number): number {
    return this.#missing.get(requestKey, version) ?? 0;
  }
}
