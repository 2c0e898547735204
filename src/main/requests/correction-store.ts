import type { Database, Statement } from 'better-sqlite3';

export interface StoredCorrection {
  readonly request_key: number;
  readonly field_id: string;
  readonly value: string;
  /** The text that upstream had delivered when it was corrected. */
  readonly delivered: string;
  readonly version: number;
  readonly reviewer: string;
  readonly made_us: number;
}

/**
 * SQL on corrections: changed targets of mirrored requests, kept beside what upstream delivered. Those that
 * the user removed are read by none of its queries.
 */
export class CorrectionStore {
  readonly #ofRequest: Statement<[number], StoredCorrection>;
  readonly #one: Statement<[number, string], StoredCorrection>;
  readonly #stamp: Statement<[number], string | null>;
  readonly #put: Statement;
  readonly #setRemoved: Statement;
  readonly #delete: Statement;

  constructor(db: Database) {
    const columns = 'request_key, field_id, value, delivered, version, reviewer, made_us';
    this.#ofRequest = db.prepare(
      `SELECT ${columns} FROM corrections WHERE request_key = ? AND removed_us IS NULL ORDER BY key`,
    );
    this.#one = db.prepare(
      `SELECT ${columns} FROM corrections WHERE request_key = ? AND field_id = ? AND removed_us IS NULL`,
    );
    this.#stamp = db
      .prepare<[number], string | null>(`
        SELECT group_concat(field_id || char(10) || made_us || char(10) || version, char(10))
        FROM corrections WHERE request_key = ? AND removed_us IS NULL`)
      .pluck();
    this.#put = db.prepare(`
      INSERT INTO corrections (${columns})
      VALUES (@request_key, @field_id, @value, @delivered, @version, @reviewer, @made_us)
      ON CONFLICT (request_key, field_id) DO UPDATE SET value = excluded.value, delivered = excluded.delivered,
        version = excluded.version, reviewer = excluded.reviewer, made_us = excluded.made_us, removed_us = NULL`);
    this.#setRemoved = db.prepare(
      'UPDATE corrections SET removed_us = ? WHERE request_key = ? AND field_id = ?',
    );
    this.#delete = db.prepare('DELETE FROM corrections WHERE request_key = ? AND field_id = ?');
  }

  ofRequest(requestKey: number): readonly StoredCorrection[] {
    return this.#ofRequest.all(requestKey);
  }

  one(requestKey: number, fieldId: string): StoredCorrection | undefined {
    return this.#one.get(requestKey, fieldId);
  }

  /** A string that is another one where a correction is another one. No text is read for it. */
  stamp(requestKey: number): string {
    return this.#stamp.get(requestKey) ?? '';
  }

  put(correction: StoredCorrection): void {
    this.#put.run(correction);
  }

  /** Removes a correction at a time; null restores the removed one, if there is one. */
  setRemoved(requestKey: number, fieldId: string, us: number | null): void {
    this.#setRemoved.run(us, requestKey, fieldId);
  }

  delete(requestKey: number, fieldId: string): void {
    this.#delete.run(requestKey, fieldId);
  }
}
