import type { Database, Statement } from 'better-sqlite3';

/** A field of a request that has a sentence, as it is shown. */
export interface PlacedField {
  readonly requestKey: number;
  readonly position: number;
  readonly requestId: string;
  readonly title: string;
  readonly fieldId: string;
  readonly origin: number;
  readonly completedText: string;
  readonly completedUs: number;
  readonly isImported: 0 | 1;
  readonly isReviewed: 0 | 1;
}

/** Facts on a request that limit and order its sentences. */
export interface RequestFacts {
  readonly key: number;
  readonly origin: number;
  readonly completedUs: number;
  /** It was imported, or some of it was reviewed. */
  readonly isAccepted: 0 | 1;
}

/** Requests that are wanted: of a connection, completed in a time in microseconds. */
export interface RequestLimits {
  readonly connection?: number | undefined;
  readonly fromUs: number;
  /** Exclusive. */
  readonly toUs: number;
}

/** SQL on the requests in which sentences occur. */
export class MemoryRequestStore {
  readonly #fields: Statement<[string], PlacedField>;
  readonly #facts: Statement<[string], RequestFacts>;
  readonly #within: Statement<[number, number, number], number>;
  readonly #ofOrigin: Statement<[number, number, number, number], number>;
  readonly #hasAccepted: Statement<[], number>;
  readonly #completed: Statement<[], number>;
  readonly #isFilling: Statement<[], number>;

  constructor(db: Database) {
    this.#fields = db.prepare(
      `SELECT requests.key AS requestKey, fields.position, requests.id AS requestId, title,
         fields.id AS fieldId, origin, completed_text AS completedText, completed_us AS completedUs,
         coalesce(import_state = 'success', 0) AS isImported,
         coalesce(reviewed_fields.version, reviewed_version, 0) >= requests.version AS isReviewed
       FROM json_each(?) AS asked
       CROSS JOIN requests ON requests.key = asked.value ->> 0
       CROSS JOIN fields ON fields.request_key = requests.key AND fields.version = requests.version
         AND fields.position = asked.value ->> 1
       LEFT JOIN reviewed_fields
         ON reviewed_fields.request_key = requests.key AND reviewed_fields.field_id = fields.id
       WHERE completed_us IS NOT NULL`,
    );
    this.#facts = db.prepare(
      `SELECT requests.key, origin, completed_us AS completedUs,
         coalesce(import_state = 'success', 0) OR coalesce(reviewed_version >= version, 0)
           OR EXISTS (SELECT 1 FROM reviewed_fields WHERE request_key = requests.key) AS isAccepted
       FROM json_each(?) AS asked CROSS JOIN requests ON requests.key = asked.value
       WHERE completed_us IS NOT NULL`,
    );
    this.#within = db
      .prepare<[number, number, number], number>(
        'SELECT key FROM requests WHERE completed_us >= ? AND completed_us < ? LIMIT ?',
      )
      .pluck();
    this.#ofOrigin = db
      .prepare<[number, number, number, number], number>(
        'SELECT key FROM requests WHERE origin = ? AND completed_us >= ? AND completed_us < ? LIMIT ?',
      )
      .pluck();
    this.#hasAccepted = db
      .prepare<[], number>(
        `SELECT EXISTS (SELECT 1 FROM requests WHERE import_state = 'success')
           OR EXISTS (SELECT 1 FROM requests WHERE reviewed_version IS NOT NULL)
           OR EXISTS (SELECT 1 FROM reviewed_fields)`,
      )
      .pluck();
    this.#completed = db
      .prepare<[], number>(`SELECT coalesce(sum(count), 0) FROM request_counts WHERE state = 'completed'`)
      .pluck();
    // The memory is filled by the checks.
    this.#isFilling = db
      .prepare<[], number>(
        `SELECT EXISTS (SELECT 1 FROM check_queue)
           OR EXISTS (SELECT 1 FROM check_sweep WHERE below_key IS NOT NULL)`,
      )
      .pluck();
  }

  /** Returns those of the places that are still there. */
  fields(places: readonly (readonly [requestKey: number, position: number])[]): readonly PlacedField[] {
    return this.#fields.all(JSON.stringify(places));
  }

  /** Returns facts on those of the requests that have translations. */
  facts(keys: readonly number[]): readonly RequestFacts[] {
    return this.#facts.all(JSON.stringify(keys));
  }

  /** Returns the keys of requests within these limits. */
  within({ connection, fromUs, toUs }: RequestLimits, limit: number): readonly number[] {
    return connection === undefined
      ? this.#within.all(fromUs, toUs, limit)
      : this.#ofOrigin.all(connection, fromUs, toUs, limit);
  }

  /** Whether any translation of this desk is accepted. */
  hasAccepted(): boolean {
    return this.#hasAccepted.get() === 1;
  }

  /** How many requests have translations; undefined once all of them are in the memory. */
  awaited(): number | undefined {
    return this.#isFilling.get() === 1 ? this.#completed.get() : undefined;
  }
}
