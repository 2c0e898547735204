import type { Database, Statement } from 'better-sqlite3';
import { deliveryFilters, type DeliveryFilter } from '../../contract/webhook/deliveries';
import type { StoredOutboxEntry } from '../outbox/outbox-store';

/** An outbox entry with the columns of its request that a list row shows. */
export interface StoredDelivery extends StoredOutboxEntry {
  readonly request_id: string;
  readonly title: string;
  readonly language_source: string | null;
  readonly language_target: string | null;
}

interface Block {
  readonly block: number;
  readonly count: number;
}

/** Keys that are counted together (migration 4). */
const blockKeys = 4096;

/** Conditions on `outbox` and on its counts. */
const conditions = {
  all: "kind = 'webhook'",
  waiting: "kind = 'webhook' AND state = 'waiting'",
  failed: "kind = 'webhook' AND state = 'failed'",
  delivered: "kind = 'webhook' AND state = 'done'",
} as const satisfies Record<DeliveryFilter, string>;

/**
 * A test delivery belongs to no request and describes one in its body. The body of a delivery whose request
 * is gone names that request.
 */
const rows = `
  SELECT o.*, r.language_source, r.language_target,
    coalesce(r.id, json_extract(o.body, '$.request.id')) AS request_id,
    coalesce(r.title, json_extract(o.body, '$.request.title'), json_extract(o.body, '$.request.fields[0].value'), '') AS title
  FROM outbox o LEFT JOIN requests r ON r.key = o.request_key`;

/** SQL behind the list of deliveries: counts locate an offset, and only visible rows are read. */
export class DeliveryListStore {
  readonly #statements: ReadonlyMap<DeliveryFilter, ReturnType<typeof prepareFilter>>;
  readonly #byKey: Statement<[number], StoredDelivery>;

  constructor(db: Database) {
    this.#statements = new Map(
      deliveryFilters.map((filter) => [filter, prepareFilter(db, conditions[filter])]),
    );
    this.#byKey = db.prepare(`${rows} WHERE o.kind = 'webhook' AND o.key = ?`);
  }

  /** Newest first. */
  window(filter: DeliveryFilter, offset: number, limit: number): readonly StoredDelivery[] {
    const statements = this.#statements.get(filter);
    let left = offset;
    const place = statements?.blocks.all().find(({ count }) => {
      const isHere = left < count;
      if (!isHere) left -= count;
      return isHere;
    });
    return place === undefined
      ? []
      : (statements?.window.all((place.block + 1) * blockKeys, limit, left) ?? []);
  }

  /** Number of newer deliveries of the filter, which is the delivery's index in the list. */
  newerThan(filter: DeliveryFilter, key: number): number {
    const block = Math.floor(key / blockKeys);
    const statements = this.#statements.get(filter);
    const beyond = statements?.newerBlocks.get(block) ?? 0;
    return beyond + (statements?.newerInBlock.get(key, (block + 1) * blockKeys) ?? 0);
  }

  byKey(key: number): StoredDelivery | undefined {
    return this.#byKey.get(key);
  }
}

function prepareFilter(db: Database, condition: string) {
  return {
    blocks: db.prepare<[], Block>(
      `SELECT block, sum(count) AS count FROM outbox_counts WHERE ${condition} GROUP BY block ORDER BY block DESC`,
    ),
    window: db.prepare<[number, number, number], StoredDelivery>(`${rows} WHERE o.key IN
      (SELECT key FROM outbox WHERE ${condition} AND key < ? ORDER BY key DESC LIMIT ? OFFSET ?) ORDER BY o.key DESC`),
    newerBlocks: db
      .prepare<[number], number>(
        `SELECT coalesce(sum(count), 0) FROM outbox_counts WHERE ${condition} AND block > ?`,
      )
      .pluck(),
    newerInBlock: db
      .prepare<[number, number], number>(
        `SELECT count(*) FROM outbox WHERE ${condition} AND key > ? AND key < ?`,
      )
      .pluck(),
  };
}
