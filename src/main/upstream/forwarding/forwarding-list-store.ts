import type { Database, Statement } from 'better-sqlite3';
import type { ForwardingFilter } from '../../../contract/forwarding';

export interface ListedForwarding {
  readonly request_key: number;
  readonly request_id: string;
  readonly title: string;
  readonly language_target: string;
  readonly created_text: string;
}

/** Rows of the outbox; those whose request went with its connection have nothing to show. */
const conditions: Readonly<Record<ForwardingFilter, string>> = {
  open: "kind = 'forwarding' AND state IN ('waiting', 'failed') AND request_key IS NOT NULL",
  all: "kind = 'forwarding' AND request_key IS NOT NULL",
};

/** SQL behind the list of forwarded requests. */
export class ForwardingListStore {
  readonly #windows: Readonly<Record<ForwardingFilter, Statement<[number, number], ListedForwarding>>>;
  readonly #totals: Readonly<Record<ForwardingFilter, Statement<[], number>>>;

  constructor(db: Database) {
    const window = (filter: ForwardingFilter) =>
      db.prepare<[number, number], ListedForwarding>(`
        SELECT r.key AS request_key, r.id AS request_id, r.title, r.language_target, r.created_text
        FROM (SELECT key, request_key FROM outbox WHERE ${conditions[filter]} ORDER BY key DESC LIMIT ? OFFSET ?) o
          JOIN requests r ON r.key = o.request_key ORDER BY o.key DESC`);
    const total = (filter: ForwardingFilter) =>
      db.prepare<[], number>(`SELECT count(*) FROM outbox WHERE ${conditions[filter]}`).pluck();
    this.#windows = { open: window('open'), all: window('all') };
    this.#totals = { open: total('open'), all: total('all') };
  }

  /** Newest first. */
  window(filter: ForwardingFilter, offset: number, limit: number): readonly ListedForwarding[] {
    return this.#windows[filter].all(limit, offset);
  }

  total(filter: ForwardingFilter): number {
    return this.#totals[filter].get() ?? 0;
  }
}
