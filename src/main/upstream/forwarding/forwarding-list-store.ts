import type { Database, Statement } from 'better-sqlite3';
import type { OutboxEnding } from '../../outbox/outbox-store';
import type { ForwardingFilter } from '../../../contract/upstream/forwarding';

export interface ListedForwarding {
  readonly request_key: number;
  readonly request_id: string;
  readonly title: string;
  readonly language_source: string;
  readonly language_target: string;
  readonly created_text: string;
}

/** Number of open entries that are alike. */
export interface OpenForwardings {
  readonly is_failed: 0 | 1;
  readonly ending: OutboxEnding | null;
  readonly unconfirmed: 0 | 1;
  readonly count: number;
}

/** Rows of the outbox; those whose request went with its connection have nothing to show. */
const conditions: Readonly<Record<ForwardingFilter, string>> = {
  open: "kind = 'forwarding' AND state IN ('waiting', 'failed') AND request_key IS NOT NULL",
  all: "kind = 'forwarding' AND request_key IS NOT NULL",
};

/** SQL behind the list of forwarded requests. */
export class ForwardingListStore {
  readonly #windows: Readonly<Record<ForwardingFilter, Statement<[number, number], ListedForwarding>>>;
  readonly #open: Statement<[], OpenForwardings>;
  readonly #totals: Readonly<Record<ForwardingFilter, Statement<[], number>>>;

  readonly #indexes: Readonly<Record<ForwardingFilter, Statement<[number], number>>>;
  readonly #needYou: Statement<[], number>;

  constructor(db: Database) {
    const window = (filter: ForwardingFilter) =>
      db.prepare<[number, number], ListedForwarding>(`
        SELECT r.key AS request_key, r.id AS request_id, r.title, r.language_source, r.language_target, r.created_text
        FROM (SELECT key, request_key FROM outbox WHERE ${conditions[filter]} ORDER BY key DESC LIMIT ? OFFSET ?) o
          JOIN requests r ON r.key = o.request_key ORDER BY o.key DESC`);
    const total = (filter: ForwardingFilter) =>
      db.prepare<[], number>(`SELECT count(*) FROM outbox WHERE ${conditions[filter]}`).pluck();
    this.#open = db.prepare(`
      SELECT state = 'failed' AS is_failed, ending, unconfirmed, count(*) AS count FROM outbox
      WHERE ${conditions.open} GROUP BY 1, 2, 3`);
    this.#windows = { open: window('open'), all: window('all') };
    const index = (filter: ForwardingFilter) =>
      db
        .prepare<[number], number>(`
          SELECT (SELECT count(*) FROM outbox WHERE ${conditions[filter]} AND key > o.key)
          FROM outbox o WHERE ${conditions[filter]} AND request_key = ?`)
        .pluck();
    this.#indexes = { open: index('open'), all: index('all') };
    this.#needYou = db
      .prepare<[], number>(`
        SELECT (SELECT count(*) FROM outbox WHERE kind = 'forwarding' AND state = 'failed' AND request_key IS NOT NULL)
          + (SELECT count(*) FROM connections c JOIN outbox o ON o.connection_key = c.key
              WHERE c.removed_us IS NOT NULL AND kind = 'forwarding' AND state = 'waiting' AND request_key IS NOT NULL)`)
      .pluck();
    this.#totals = { open: total('open'), all: total('all') };
  }

  /** Open ones by what keeps them. */
  open(): readonly OpenForwardings[] {
    return this.#open.all();
  }

  /** Newest first. */
  window(filter: ForwardingFilter, offset: number, limit: number): readonly ListedForwarding[] {
    return this.#windows[filter].all(limit, offset);
  }

  total(filter: ForwardingFilter): number {
    return this.#totals[filter].get() ?? 0;
  }

  indexOf(filter: ForwardingFilter, requestKey: number): number | undefined {
    return this.#indexes[filter].get(requestKey);
  }

  /**
   * Number of requests whose sending goes no further by itself: parked as failed, for whatever reason, or
   * waiting for a connection that was removed.
   */
  needYou(): number {
    return this.#needYou.get() ?? 0;
  }
}
