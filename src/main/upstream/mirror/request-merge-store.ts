import type { Database, Statement } from 'better-sqlite3';

export interface MergedVersion {
  readonly number: number;
  readonly learned_us: number;
  readonly document: string;
}

const content = `source, language_source, language_target, language_source_canonical, language_target_canonical, title,
  field_count, size_bytes, extra, language_extra`;
const field = 'position, id, type, data, value, original_value, source_unknown, extra';
const stage = 'state, created_text, created_us, completed_text, completed_us';

/** Rows that move from one request to another unchanged; each statement takes the new key and the old one. */
const moves = [
  // Versions have other numbers in the other request; a mark is of the one that was there at its time.
  `WITH merged (key, old) AS (VALUES (?, ?))
    UPDATE import_marks SET request_key = merged.key, version = coalesce(
      (SELECT max(number) FROM versions WHERE versions.request_key = merged.key AND learned_us <= time_us), 1)
    FROM merged WHERE request_key = merged.old`,
  'UPDATE outbox SET request_key = ?, is_head = 0 WHERE request_key = ?',
  'UPDATE receipts SET request_key = ? WHERE request_key = ?',
  'UPDATE dismissals SET request_key = ? WHERE request_key = ?',
  'UPDATE receiver_uses SET request_key = ? WHERE request_key = ?',
  // The trigger on this column updates the counts of notes.
  'UPDATE notes SET request_key = ?, resolved_us = resolved_us WHERE request_key = ?',
  `INSERT INTO upstream_marks (request_key, import_state, time_text, time_us)
    SELECT ?, import_state, time_text, time_us FROM upstream_marks WHERE request_key = ?
    ON CONFLICT DO UPDATE SET import_state = excluded.import_state, time_text = excluded.time_text,
      time_us = excluded.time_us WHERE excluded.time_us > upstream_marks.time_us`,
  `INSERT INTO applied_events (request_key, event_id) SELECT ?, event_id FROM applied_events WHERE request_key = ?
    ON CONFLICT DO UPDATE SET event_id = max(event_id, excluded.event_id)`,
];

/** SQL that merges two requests by moving rows from one to the other. */
export class RequestMergeStore {
  readonly #event: Statement<[number], string>;
  readonly #versions: Statement<[number], MergedVersion>;
  readonly #copyVersion: Statement<[number, number, number, number]>;
  readonly #copyFields: Statement<[number, number, number, number]>;
  readonly #takeSources: Statement<[number, number, number, number]>;
  readonly #setSource: Statement<[string, number, number, number]>;
  readonly #renumber: readonly Statement<[number, number, number]>[];
  readonly #takeContent: Statement<[number, number, number]>;
  readonly #takeStage: Statement<[number, number]>;
  readonly #setReviewed: Statement<[number, number | null, number]>;
  readonly #takeReviewedFields: Statement<[number, number, number, number]>;
  readonly #takeOutboxEntries: Statement<[number, number, number, number]>;
  readonly #moves: readonly Statement<[number, number]>[];
  readonly #delete: Statement<[number]>;
  readonly #recheck: Statement<[number]>;
  readonly #reindex: Statement<[number]>;

  constructor(db: Database) {
    this.#event = db
      .prepare<[number], string>('SELECT event_id FROM applied_events WHERE request_key = ?')
      .pluck();
    this.#versions = db.prepare(
      'SELECT number, learned_us, document FROM versions WHERE request_key = ? ORDER BY number',
    );
    this.#copyVersion = db.prepare(`
      INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document)
      SELECT ?, ?, learned_text, learned_us, learned_by, document FROM versions WHERE request_key = ? AND number = ?`);
    this.#copyFields = db.prepare(`
      INSERT INTO fields (request_key, version, ${field}) SELECT ?, ?, ${field} FROM fields
      WHERE request_key = ? AND version = ?`);
    this.#takeSources = db.prepare(`
      UPDATE fields SET original_value = coalesce(knows.original_value, knows.value), source_unknown = 0 FROM fields knows
      WHERE fields.request_key = ? AND fields.version = ? AND fields.source_unknown = 1 AND knows.request_key = ?
        AND knows.version = ? AND knows.position = fields.position AND knows.source_unknown = 0`);
    this.#setSource = db.prepare(`
      UPDATE fields SET original_value = ?, source_unknown = 0
      WHERE request_key = ? AND version = ? AND position = ? AND source_unknown = 1`);
    this.#renumber = [
      'UPDATE requests SET version = ? WHERE key = ? AND version = ?',
      'UPDATE requests SET reviewed_version = ? WHERE key = ? AND reviewed_version = ?',
      'UPDATE reviewed_fields SET version = ? WHERE request_key = ? AND version = ?',
      'UPDATE import_marks SET version = ? WHERE request_key = ? AND version = ?',
    ].map((sql) => db.prepare<[number, number, number]>(sql));
    this.#takeContent = db.prepare(
      `UPDATE requests SET version = ?, (${content}) = (SELECT ${content} FROM requests WHERE key = ?) WHERE key = ?`,
    );
    this.#takeStage = db.prepare(
      `UPDATE requests SET (${stage}) = (SELECT ${stage} FROM requests WHERE key = ?) WHERE key = ?`,
    );
    this.#setReviewed = db.prepare('UPDATE requests SET reviewed_version = ?, reviewed_us = ? WHERE key = ?');
    this.#takeReviewedFields = db.prepare(`
      INSERT OR IGNORE INTO reviewed_fields (request_key, field_id, version)
      SELECT ?, field_id, ? FROM reviewed_fields WHERE request_key = ? AND version = ?`);
    this.#takeOutboxEntries = db.prepare(
      'UPDATE outbox SET request_key = ?, version = ?, is_head = 0 WHERE request_key = ? AND version = ?',
    );
    this.#moves = moves.map((sql) => db.prepare<[number, number]>(sql));
    this.#delete = db.prepare('DELETE FROM requests WHERE key = ?');
    this.#recheck = db.prepare(
      'INSERT INTO check_queue VALUES (?, 1) ON CONFLICT DO UPDATE SET revision = revision + 1',
    );
    this.#reindex = db.prepare(`
      INSERT INTO search_revisions VALUES (?, (SELECT coalesce(max(revision), 0) + 1 FROM search_revisions))
      ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision`);
  }

  /** Id of the newest applied event, if it is ordered. */
  event(key: number): string | undefined {
    return this.#event.get(key);
  }

  /** Oldest first. */
  versions(key: number): readonly MergedVersion[] {
    return this.#versions.all(key);
  }

  /** Copies a version with its fields, as version `number` of a request. */
  copyVersion(from: { readonly key: number; readonly number: number }, key: number, number: number): void {
    this.#copyVersion.run(key, number, from.key, from.number);
    this.#copyFields.run(key, number, from.key, from.number);
  }

  /** Takes over sources of a version with the same content where this one lacks them. */
  takeSources(
    to: { readonly key: number; readonly number: number },
    from: { readonly key: number; readonly number: number },
  ): void {
    this.#takeSources.run(to.key, to.number, from.key, from.number);
  }

  /** Sets a source that was unknown. */
  setSource(
    { key, number }: { readonly key: number; readonly number: number },
    position: number,
    source: string,
  ): void {
    this.#setSource.run(source, key, number, position);
  }

  /** Moves data about a version to another version with the same content. */
  renumber(key: number, number: number, before: number): void {
    for (const statement of this.#renumber) statement.run(number, key, before);
  }

  /** Makes this version current, with the other request's content. */
  takeContent(key: number, number: number, fromKey: number): void {
    this.#takeContent.run(number, fromKey, key);
  }

  takeStage(key: number, fromKey: number): void {
    this.#takeStage.run(fromKey, key);
  }

  setReviewed(key: number, version: number, reviewedUs: number | null): void {
    this.#setReviewed.run(version, reviewedUs, key);
  }

  /**
   * Moves the reviewed fields and the outbox entries of one version to the version with this number. A field
   * that is reviewed already stays as it is.
   */
  takeOfVersion(key: number, number: number, from: { readonly key: number; readonly number: number }): void {
    this.#takeReviewedFields.run(key, number, from.key, from.number);
    this.#takeOutboxEntries.run(key, number, from.key, from.number);
  }

  /** Moves everything else and deletes the old request; the remaining one is checked and indexed again. */
  moveRest(key: number, fromKey: number): void {
    for (const statement of this.#moves) statement.run(key, fromKey);
    this.#delete.run(fromKey);
    this.#recheck.run(key);
    this.#reindex.run(key);
  }
}
