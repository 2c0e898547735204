import type { Database, Statement } from 'better-sqlite3';
import type { RequestState } from '../../content/content-request';
import type { OrderKind } from '../../contract/orders';
import type { Timestamp } from '../../content/timestamp';

export interface StoredOrder {
  readonly key: number;
  readonly id: string;
  readonly kind: OrderKind;
  readonly title: string;
  readonly language_source: string;
  readonly language_source_canonical: string;
  readonly created_text: string;
  readonly created_us: number;
}

export interface NewOrder {
  readonly id: string;
  readonly kind: OrderKind;
  readonly title: string;
  readonly languageSource: string;
  readonly languageSourceCanonical: string;
  readonly created: Timestamp;
}

export interface NewOrderRequest {
  readonly requestKey: number;
  readonly orderKey: number;
  readonly fileVersionKey: number | undefined;
  readonly part: number;
}

/** A request of an order, in the order in which they were made. */
export interface StoredOrderRequest {
  readonly key: number;
  readonly id: string;
  readonly state: RequestState;
  readonly version: number;
  readonly language_target: string;
  readonly language_target_canonical: string;
  readonly created_text: string;
  readonly completed_text: string | null;
  readonly field_count: number;
  readonly size_bytes: number;
  readonly error_count: number;
  readonly warning_count: number;
  readonly style_count: number;
  readonly part: number;
  /** The number of the file version it was made for. */
  readonly file_version: number | null;
  /** It was sent, or is to be sent, to a connection. */
  readonly is_forwarded: 0 | 1;
}

/** SQL on orders and on which requests belong to them. */
export class OrderStore {
  readonly #insert: Statement;
  readonly #insertRequest: Statement;
  readonly #byId: Statement<[string], StoredOrder>;
  readonly #byKey: Statement<[number], StoredOrder>;
  readonly #ofRequest: Statement<[string], StoredOrder>;
  readonly #ofRequestKey: Statement<[number], { readonly key: number; readonly title: string }>;
  readonly #window: Statement<[number, number], StoredOrder>;
  readonly #before: Statement<[number], number>;
  readonly #total: Statement<[], number>;
  readonly #requests: Statement<[number], StoredOrderRequest>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO orders (id, kind, title, language_source, language_source_canonical, created_text, created_us)
      VALUES (?, ?, ?, ?, ?, ?, ?)`);
    this.#insertRequest = db.prepare(
      'INSERT INTO order_requests (request_key, order_key, file_version_key, part) VALUES (?, ?, ?, ?)',
    );
    this.#byId = db.prepare('SELECT * FROM orders WHERE id = ?');
    this.#byKey = db.prepare('SELECT * FROM orders WHERE key = ?');
    this.#ofRequest = db.prepare(`
      SELECT o.* FROM requests r JOIN order_requests ON request_key = r.key JOIN orders o ON o.key = order_key
      WHERE r.id = ? AND r.origin = 0`);
    this.#ofRequestKey = db.prepare(
      'SELECT o.key, o.title FROM order_requests JOIN orders o ON o.key = order_key WHERE request_key = ?',
    );
    this.#window = db.prepare('SELECT * FROM orders ORDER BY created_us DESC, key DESC LIMIT ? OFFSET ?');
    this.#before = db
      .prepare<[number], number>(`
        SELECT count(*) FROM orders o JOIN orders this ON this.key = ?
        WHERE (o.created_us, o.key) > (this.created_us, this.key)`)
      .pluck();
    this.#total = db.prepare<[], number>('SELECT count(*) FROM orders').pluck();
    this.#requests = db.prepare(`
      SELECT r.key, r.id, state, r.version, language_target, language_target_canonical, created_text, completed_text, field_count,
        size_bytes, error_count, warning_count, style_count, part, v.number AS file_version,
        EXISTS (SELECT 1 FROM forwardings f WHERE f.request_key = r.key) AS is_forwarded
      FROM order_requests o JOIN requests r ON r.key = request_key LEFT JOIN file_versions v ON v.key = file_version_key
      WHERE order_key = ? ORDER BY request_key`);
  }

  insert({ id, kind, title, languageSource, languageSourceCanonical, created }: NewOrder): number {
    const { lastInsertRowid } = this.#insert.run(
      id,
      kind,
      title,
      languageSource,
      languageSourceCanonical,
      created.text,
      created.us,
    );
    return Number(lastInsertRowid);
  }

  insertRequest({ requestKey, orderKey, fileVersionKey, part }: NewOrderRequest): void {
    this.#insertRequest.run(requestKey, orderKey, fileVersionKey ?? null, part);
  }

  byId(id: string): StoredOrder | undefined {
    return this.#byId.get(id);
  }

  byKey(key: number): StoredOrder | undefined {
    return this.#byKey.get(key);
  }

  /** The order that a request of this desk belongs to. */
  ofRequest(requestId: string): StoredOrder | undefined {
    return this.#ofRequest.get(requestId);
  }

  /** The order of the request with this key. */
  ofRequestKey(key: number): { readonly key: number; readonly title: string } | undefined {
    return this.#ofRequestKey.get(key);
  }

  /** Newest first. */
  window(offset: number, limit: number): readonly StoredOrder[] {
    return this.#window.all(limit, offset);
  }

  /** How many are listed before it; undefined for one that is not there. */
  indexOf(key: number): number | undefined {
    return this.#byKey.get(key) === undefined ? undefined : (this.#before.get(key) ?? 0);
  }

  total(): number {
    return this.#total.get() ?? 0;
  }

  requests(orderKey: number): readonly StoredOrderRequest[] {
    return this.#requests.all(orderKey);
  }
}
