import type { Database, Statement } from 'better-sqlite3';

/** A field of the current version of a completed request. */
export interface AcceptedField {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly source: string;
  /** The translation, with its correction if there is one. */
  readonly target: string;
  readonly languageSource: string;
  readonly languageTarget: string;
  readonly completed: string;
  readonly isImported: 0 | 1;
  readonly isReviewed: 0 | 1;
}

/** SQL on the translations of requests, with how far they are accepted. */
export class TmxExportStore {
  readonly #fields: Statement<[number], AcceptedField>;

  constructor(db: Database) {
    this.#fields = db.prepare(
      `SELECT fields.id, type, data, original_value AS source,
         CASE WHEN corrections.delivered = fields.value THEN corrections.value ELSE fields.value END AS target,
         language_source AS languageSource, language_target AS languageTarget, completed_text AS completed,
         coalesce(import_state = 'success', 0) AS isImported,
         coalesce(reviewed_fields.version, reviewed_version, 0) >= requests.version AS isReviewed
       FROM requests
       JOIN fields ON fields.request_key = requests.key AND fields.version = requests.version
       LEFT JOIN reviewed_fields
         ON reviewed_fields.request_key = requests.key AND reviewed_fields.field_id = fields.id
       LEFT JOIN corrections ON corrections.request_key = requests.key AND corrections.field_id = fields.id
         AND corrections.removed_us IS NULL
       WHERE requests.key = ? AND completed_us IS NOT NULL AND original_value IS NOT NULL
       ORDER BY fields.position`,
    );
  }

  fields(requestKey: number): readonly AcceptedField[] {
    return this.#fields.all(requestKey);
  }
}
