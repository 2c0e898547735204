import type { Database, Statement } from 'better-sqlite3';

/** A field of one of an order's requests: what was asked for, and what came back. */
export interface OrderedField {
  readonly requestKey: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly source: string;
  /** CLDR category of a plural form. */
  readonly plural: string | undefined;
  /** Undefined until the request is completed. */
  readonly target: string | undefined;
}

interface Row {
  readonly request_key: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly source: string;
  readonly plural: string | null;
  readonly target: string | null;
}

/** SQL on the fields of an order's requests, as their current versions have them. */
export class OrderedFieldStore {
  readonly #fields: Statement<[number, string], Row>;

  constructor(db: Database) {
    // Requests that are not completed come first, so that the last one of a field which has a target is the
    // newest result.
    this.#fields = db.prepare(`
      SELECT f.request_key, f.id, f.type, f.data, coalesce(f.original_value, f.value) AS source,
        f.extra ->> '$.plural' AS plural,
        iif(r.state = 'completed', f.value, NULL) AS target
      FROM order_requests o JOIN requests r ON r.key = o.request_key
        JOIN fields f ON f.request_key = r.key AND f.version = r.version
      WHERE o.order_key = ? AND r.language_target_canonical = ?
      ORDER BY r.completed_us, r.key, f.position`);
  }

  /**
   * Lists the fields of one target language (canonical): those without a target first, then by the completion
   * of their requests.
   */
  *fields(orderKey: number, target: string): Generator<OrderedField> {
    for (const row of this.#fields.iterate(orderKey, target)) {
      const { request_key: requestKey, target: value, plural, ...field } = row;
      yield { ...field, requestKey, plural: plural ?? undefined, target: value ?? undefined };
    }
  }
}
