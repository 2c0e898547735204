import type { Database, Statement } from 'better-sqlite3';
import type { LearnedBy, VersionField } from '../../content/content-request';
import type { Timestamp } from '../../content/timestamp';
import { fromJsonColumn, toJsonColumn } from '../database/json-column';
import { RememberedPositions } from './remembered-positions';

export interface StoredVersion {
  readonly number: number;
  readonly learned_text: string;
  readonly learned_by: string;
  /** The version has a translation: 1 or 0. */
  readonly has_targets: number;
}

export interface NewVersion {
  readonly number: number;
  readonly learned: Timestamp;
  readonly learnedBy: LearnedBy;
  readonly fields: readonly VersionField[];
  /** The version's JSON for the wire; see `versionDocument`. */
  readonly document: string;
}

interface FieldRow {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly value: string;
  readonly original_value: string | null;
  readonly source_unknown: 0 | 1;
  readonly extra: string | null;
}

interface BeginningRow extends FieldRow {
  readonly value_bytes: number;
  readonly original_bytes: number | null;
}

export interface FieldRange {
  readonly offset: number;
  readonly limit: number;
}

/** A field of which at most the beginning of each side was read. */
export interface FieldBeginning extends VersionField {
  readonly isCut: boolean;
}

export interface FieldStart {
  readonly id: string;
  readonly data: string;
  /** The beginning of the source, or of the target where the source is unknown. */
  readonly start: string;
  readonly source_unknown: 0 | 1;
  /** The bytes of source and target. */
  readonly bytes: number;
}

/** SQL on `versions` and `fields`. A version is written once and never changed. */
export class VersionStore {
  readonly #insertVersion: Statement;
  readonly #insertField: Statement;
  readonly #versions: Statement<[number], StoredVersion>;
  readonly #fields: Statement<[number, number], FieldRow>;
  readonly #position: Statement<[number, number, string], number>;
  readonly #fieldAt: Statement<[number, number, number], FieldRow>;
  readonly #positions: RememberedPositions;
  readonly #starts: Statement<[number, number, number, number, number], FieldStart>;
  readonly #fieldRange: Statement<[number, number, number, number], FieldRow>;
  readonly #beginnings: Statement<[number, number, number, number, number, number], BeginningRow>;

  constructor(db: Database) {
    this.#insertVersion = db.prepare(
      'INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#insertField = db.prepare(`
      INSERT INTO fields (request_key, version, position, id, type, data, value, original_value, source_unknown, extra)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    this.#versions = db.prepare(
      // All fields of a version have a target, or none of them.
      `SELECT number, learned_text, learned_by, EXISTS (SELECT 1 FROM fields f WHERE f.request_key = v.request_key
        AND f.version = v.number AND f.position = 0 AND (f.original_value IS NOT NULL OR f.source_unknown = 1)) AS has_targets
       FROM versions v WHERE request_key = ? ORDER BY number DESC`,
    );
    this.#position = db
      .prepare<[number, number, string], number>(
        'SELECT position FROM fields WHERE request_key = ? AND version = ? AND id = ?',
      )
      .pluck();
    const places = db
      .prepare<[number, number], readonly [string, number]>(
        'SELECT id, position FROM fields WHERE request_key = ? AND version = ? ORDER BY position DESC',
      )
      .raw();
    this.#positions = new RememberedPositions((key, version) => new Map(places.all(key, version)));
    const columns = 'id, type, data, value, original_value, source_unknown, extra';
    this.#fieldAt = db.prepare(
      `SELECT ${columns} FROM fields WHERE request_key = ? AND version = ? AND position = ?`,
    );
    this.#starts = db.prepare(`
      SELECT id, data, substr(coalesce(original_value, value), 1, ?) AS start, source_unknown,
        octet_length(value) + coalesce(octet_length(original_value), 0) AS bytes
      FROM fields WHERE request_key = ? AND version = ? AND position >= ? ORDER BY position LIMIT ?`);
    this.#fields = db.prepare(
      `SELECT ${columns} FROM fields WHERE request_key = ? AND version = ? ORDER BY position`,
    );
    this.#fieldRange = db.prepare(
      `SELECT ${columns} FROM fields WHERE request_key = ? AND version = ? AND position >= ? ORDER BY position LIMIT ?`,
    );
    // Truncated in SQLite, so that a value of many megabytes never becomes a string here.
    this.#beginnings = db.prepare(`
      SELECT id, type, data, substr(value, 1, ?) AS value, substr(original_value, 1, ?) AS original_value, source_unknown,
        extra, octet_length(value) AS value_bytes, octet_length(original_value) AS original_bytes
      FROM fields WHERE request_key = ? AND version = ? AND position >= ? ORDER BY position LIMIT ?`);
  }

  insert(requestKey: number, version: NewVersion): void {
    const { number, learned, learnedBy, fields, document } = version;
    this.#insertVersion.run(requestKey, number, learned.text, learned.us, learnedBy, document);
    for (const [position, field] of fields.entries()) {
      this.#insertField.run(
        requestKey,
        number,
        position,
        field.id,
        field.type,
        field.data,
        field.value,
        field.originalValue ?? null,
        field.isSourceUnknown === true ? 1 : 0,
        toJsonColumn(field.extra),
      );
    }
  }

  /** Newest first. */
  list(requestKey: number): readonly StoredVersion[] {
    return this.#versions.all(requestKey);
  }

  fields(requestKey: number, version: number): readonly VersionField[] {
    return this.#fields.all(requestKey, version).map(toField);
  }

  /** Index from 0; undefined when the version has no such field. */
  positionOf(requestKey: number, version: number, fieldId: string): number | undefined {
    return this.#position.get(requestKey, version, fieldId);
  }

  /** A field with its index from 0; undefined when the version has no such field. */
  field(
    requestKey: number,
    version: number,
    fieldId: string,
  ): { readonly position: number; readonly field: VersionField } | undefined {
    const known = this.#positions.of(requestKey, version, fieldId);
    if (known !== undefined) {
      const row = this.#fieldAt.get(requestKey, version, known);
      if (row?.id === fieldId) return { position: known, field: toField(row) };
      // Another request may have got the key of a removed one.
      this.#positions.forget(requestKey, version);
    }
    const position = this.positionOf(requestKey, version, fieldId);
    const row = position === undefined ? undefined : this.#fieldAt.get(requestKey, version, position);
    return position === undefined || row === undefined ? undefined : { position, field: toField(row) };
  }

  /** Ids, sizes and the first characters of fields in submission order. */
  fieldStarts(
    requestKey: number,
    version: number,
    { offset, limit }: FieldRange,
    characters: number,
  ): readonly FieldStart[] {
    return this.#starts.all(characters, requestKey, version, offset, limit);
  }

  /** Fields in submission order, read one by one so that the caller can stop at a size. */
  *fieldRange(requestKey: number, version: number, range: FieldRange): Generator<VersionField> {
    for (const row of this.#fieldRange.iterate(requestKey, version, range.offset, range.limit)) {
      yield toField(row);
    }
  }

  /** Like `fieldRange`, with a limited number of characters per side. */
  *fieldBeginnings(
    requestKey: number,
    version: number,
    range: FieldRange,
    mostCharacters: number,
  ): Generator<FieldBeginning> {
    const { offset, limit } = range;
    const rows = this.#beginnings.iterate(mostCharacters, mostCharacters, requestKey, version, offset, limit);
    for (const row of rows) {
      const isCut =
        row.value_bytes > Buffer.byteLength(row.value) ||
        (row.original_bytes ?? 0) > Buffer.byteLength(row.original_value ?? '');
      yield { ...toField(row), isCut };
    }
  }
}

function toField(row: FieldRow): VersionField {
  return {
    id: row.id,
    type: row.type,
    data: row.data,
    value: row.value,
    ...(row.original_value === null ? {} : { originalValue: row.original_value }),
    ...(row.source_unknown === 0 ? {} : { isSourceUnknown: true }),
    extra: fromJsonColumn(row.extra),
  };
}
