import type { Database, Statement } from 'better-sqlite3';

export interface StoredReviewedField {
  readonly field_id: string;
  /** 0 means not reviewed, independent of the request. */
  readonly version: number;
}

/** The review state of a request as a whole. */
export interface StoredReview {
  readonly reviewed_version: number | null;
  readonly reviewed_us: number | null;
}

/** SQL on the coordinator's reviews. */
export class ReviewedStore {
  readonly #setRequest: Statement;
  readonly #fields: Statement<[number], StoredReviewedField>;
  readonly #field: Statement<[number, string], StoredReviewedField>;
  readonly #count: Statement<[number], number>;
  readonly #setField: Statement;
  readonly #forgetField: Statement;
  readonly #forgetFields: Statement;

  constructor(db: Database) {
    this.#setRequest = db.prepare('UPDATE requests SET reviewed_version = ?, reviewed_us = ? WHERE key = ?');
    this.#fields = db.prepare('SELECT field_id, version FROM reviewed_fields WHERE request_key = ?');
    this.#field = db.prepare(
      'SELECT field_id, version FROM reviewed_fields WHERE request_key = ? AND field_id = ?',
    );
    this.#count = db
      .prepare<[number], number>('SELECT count(*) FROM reviewed_fields WHERE request_key = ? AND version > 0')
      .pluck();
    this.#setField = db.prepare(`
      INSERT INTO reviewed_fields (request_key, field_id, version) VALUES (?, ?, ?)
      ON CONFLICT (request_key, field_id) DO UPDATE SET version = excluded.version`);
    this.#forgetField = db.prepare('DELETE FROM reviewed_fields WHERE request_key = ? AND field_id = ?');
    this.#forgetFields = db.prepare('DELETE FROM reviewed_fields WHERE request_key = ?');
  }

  setRequest(requestKey: number, review: StoredReview): void {
    this.#setRequest.run(review.reviewed_version, review.reviewed_us, requestKey);
  }

  /** Fields whose state differs from their request's. */
  fields(requestKey: number): readonly StoredReviewedField[] {
    return this.#fields.all(requestKey);
  }

  /** That of one field, if its state differs from its request's. */
  fieldOf(requestKey: number, fieldId: string): readonly StoredReviewedField[] {
    return this.#field.all(requestKey, fieldId);
  }

  /** Number of fields that are or were reviewed on their own. */
  count(requestKey: number): number {
    return this.#count.get(requestKey) ?? 0;
  }

  setField(requestKey: number, fieldId: string, version: number): void {
    this.#setField.run(requestKey, fieldId, version);
  }

  /** Makes the state of a field that of its request. */
  forgetField(requestKey: number, fieldId: string): void {
    this.#forgetField.run(requestKey, fieldId);
  }

  forgetFields(requestKey: number): void {
    this.#forgetFields.run(requestKey);
  }
}
