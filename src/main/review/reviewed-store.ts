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
  readonly #setField: Statement;
  readonly #forgetFields: Statement;

  constructor(db: Database) {
    this.#setRequest = db.prepare('UPDATE requests SET reviewed_version = ?, reviewed_us = ? WHERE key = ?');
    this.#fields = db.prepare('SELECT field_id, version FROM reviewed_fields WHERE request_key = ?');
    this.#setField = db.prepare(`
      INSERT INTO reviewed_fields (request_key, field_id, version) VALUES (?, ?, ?)
      ON CONFLICT (request_key, field_id) DO UPDATE SET version = excluded.version`);
    this.#forgetFields = db.prepare('DELETE FROM reviewed_fields WHERE request_key = ?');
  }

  setRequest(requestKey: number, review: StoredReview): void {
    this.#setRequest.run(review.reviewed_version, review.reviewed_us, requestKey);
  }

  /** Fields whose state differs from their request's. */
  fields(requestKey: number): readonly StoredReviewedField[] {
    return this.#fields.all(requestKey);
  }

  setField(requestKey: number, fieldId: string, version: number): void {
    this.#setField.run(requestKey, fieldId, version);
  }

  forgetFields(requestKey: number): void {
    this.#forgetFields.run(requestKey);
  }
}
