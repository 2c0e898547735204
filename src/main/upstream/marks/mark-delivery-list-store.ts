import type { Database, Statement } from 'better-sqlite3';
import type { ImportState } from '../../../content/content-request';
import type { StoredOutboxEntry } from '../../outbox/outbox-store';

/** A mark delivery with the other columns of a list row. */
export interface StoredMarkDelivery extends StoredOutboxEntry {
  readonly connection_name: string;
  readonly request_id: string;
  readonly title: string;
  readonly language_source: string | null;
  readonly language_target: string | null;
  /** Problem of the last attempt. */
  readonly problem_text: string | null;
  readonly conflict_state: ImportState | null;
  readonly conflict_time_text: string | null;
}

interface Block {
  readonly block: number;
  readonly count: number;
}

/** Keys that are counted together (migration 4). */
const blockKeys = 4096;

/** Conditions on `outbox`, word for word as in its indexes, and for its counts. */
const conditions = {
  open: "kind = 'import-mark' AND state IN ('waiting', 'failed')",
  closed: "kind = 'import-mark' AND state IN ('done', 'cancelled')",
} as const;

export type MarkDeliveryHalf = keyof typeof conditions;

/** The entry of a removed request names it in its body. */
const rows = `
  SELECT o.*, c.name AS connection_name, r.language_source, r.language_target,
    coalesce(r.id, json_extract(o.body, '$.request.id')) AS request_id,
    coalesce(r.title, json_extract(o.body, '$.request.title')) AS title, k.import_state AS conflict_state,
    k.time_text AS conflict_time_text,
    (SELECT problem_text FROM outbox_attempts WHERE outbox_key = o.key AND number = o.attempts) AS problem_text
  FROM outbox o JOIN connections c ON c.key = o.connection_key LEFT JOIN requests r ON r.key = o.request_key
    LEFT JOIN outbox_conflicts k ON k.outbox_key = o.key`;

/** SQL behind the outbox's list: counts locate an offset, and only visible rows are read. */
export class MarkDeliveryListStore {
  readonly #halves: Readonly<Record<MarkDeliveryHalf, ReturnType<typeof prepareHalf>>>;
  readonly #byKey: Statement<[number], StoredMarkDelivery>;

  constructor(db: Database) {
    this.#halves = { open: prepareHalf(db, 'open'), closed: prepareHalf(db, 'closed') };
    this.#byKey = db.prepare(`${rows} WHERE o.kind = 'import-mark' AND o.key = ?`);
  }

  /** Returns a window: open entries oldest first, closed ones newest first. */
  window(half: MarkDeliveryHalf, offset: number, limit: number): readonly StoredMarkDelivery[] {
    const { blocks, window } = this.#halves[half];
    let left = offset;
    for (const { block, count } of blocks.all()) {
      if (left < count) return window.all(edgeOf(half, block), limit, left);
      left -= count;
    }
    return [];
  }

  total(half: MarkDeliveryHalf): number {
    return this.#halves[half].total.get() ?? 0;
  }

  /** Number of entries of the half before this key in its order. */
  before(half: MarkDeliveryHalf, key: number): number {
    const { blocksBefore, inBlockBefore } = this.#halves[half];
    const block = Math.floor(key / blockKeys);
    return (blocksBefore.get(block) ?? 0) + (inBlockBefore.get(key, edgeOf(half, block)) ?? 0);
  }

  byKey(key: number): StoredMarkDelivery | undefined {
    return this.#byKey.get(key);
  }
}

/** The key before the block's first one, in the order of the half. */
function edgeOf(half: MarkDeliveryHalf, block: number): number {
  return half === 'open' ? block * blockKeys - 1 : (block + 1) * blockKeys;
}

function prepareHalf(db: Database, half: MarkDeliveryHalf) {
  const condition = conditions[half];
  // Named because the planner would use the index by kind, and walk over the other half.
  const index = `outbox_marks_${half}`;
  const [order, after, before] =
    half === 'open' ? (['ASC', '>', '<'] as const) : (['DESC', '<', '>'] as const);
  return {
    blocks: db.prepare<[], Block>(
      `SELECT block, sum(count) AS count FROM outbox_counts WHERE ${condition} GROUP BY block ORDER BY block ${order}`,
    ),
    total: db
      .prepare<[], number>(`SELECT coalesce(sum(count), 0) FROM outbox_counts WHERE ${condition}`)
      .pluck(),
    window: db.prepare<[number, number, number], StoredMarkDelivery>(`${rows} WHERE o.key IN
      (SELECT key FROM outbox INDEXED BY ${index} WHERE ${condition} AND key ${after} ? ORDER BY key ${order} LIMIT ? OFFSET ?)
      ORDER BY o.key ${order}`),
    blocksBefore: db
      .prepare<[number], number>(
        `SELECT coalesce(sum(count), 0) FROM outbox_counts WHERE ${condition} AND block ${before} ?`,
      )
      .pluck(),
    inBlockBefore: db
      .prepare<[number, number], number>(
        `SELECT count(*) FROM outbox INDEXED BY ${index} WHERE ${condition} AND key ${before} ? AND key ${after} ?`,
      )
      .pluck(),
  };
}
