import type { Database, Statement } from 'better-sqlite3';

export interface FieldPlace {
  readonly position: number;
  readonly id: string;
}

/** A field of a request in one of its versions. */
export interface FieldAddress {
  readonly version: number;
  readonly position: number;
}

interface Comparison {
  readonly same: 0 | 1;
  readonly bytes: number;
}

/** SQL that compares fields of two versions inside the database, without reading their values. */
export class FieldPairStore {
  readonly #places: Statement<[number, number], FieldPlace>;
  readonly #compare: Statement<[{ key: number; v1: number; p1: number; v2: number; p2: number }], Comparison>;

  constructor(db: Database) {
    this.#places = db.prepare(
      'SELECT position, id FROM fields WHERE request_key = ? AND version = ? ORDER BY position',
    );
    this.#compare = db.prepare(`
      SELECT a.value = b.value AND a.original_value IS b.original_value AND a.data = b.data AND a.type = b.type AS same,
        octet_length(a.value) + octet_length(b.value) + coalesce(octet_length(a.original_value), 0)
          + coalesce(octet_length(b.original_value), 0) AS bytes
      FROM fields a, fields b
      WHERE a.request_key = @key AND a.version = @v1 AND a.position = @p1
        AND b.request_key = @key AND b.version = @v2 AND b.position = @p2`);
  }

  places(requestKey: number, version: number): readonly FieldPlace[] {
    return this.#places.all(requestKey, version);
  }

  /** Whether two fields are equal in everything that is shown, and the size of the compared text. */
  compare(
    key: number,
    a: FieldAddress,
    b: FieldAddress,
  ): { readonly isSame: boolean; readonly bytes: number } {
    const row = this.#compare.get({ key, v1: a.version, p1: a.position, v2: b.version, p2: b.position });
    return { isSame: row?.same === 1, bytes: row?.bytes ?? 0 };
  }
}
