import type { Database, Statement } from 'better-sqlite3';
import type { OutboxKind } from '../outbox/outbox-store';

interface Clearing {
  readonly key: number;
  readonly withMirror: 0 | 1;
}

interface Portion {
  /** Number of removed requests. */
  readonly removed: number;
  /** Number of their waiting webhook deliveries, which stay in the outbox as cancelled. */
  readonly deliveries: number;
  readonly isLast: boolean;
}

/** Fields removed per transaction: about two milliseconds of work. */
const mostFields = 150;
const mostRequests = 25;

/**
 * SQL on the remaining work of removed connections. Work that a power loss undoes is repeated, because the
 * row still names it.
 */
export class ConnectionClearingStore {
  readonly #list: Statement<[], Clearing>;
  readonly #end: Statement<[number]>;
  readonly #requests: Statement<[number, number], number>;
  readonly #fields: Statement<[number, number], number>;
  readonly #deleteField: Statement<[number]>;
  readonly #emptyAttempts: Statement<[number]>;
  readonly #cancelUnsent: Statement<[number, number], OutboxKind>;
  readonly #keepAnswers: Statement<[number]>;
  readonly #deleteRequest: Statement<[number]>;

  constructor(db: Database) {
    this.#list = db.prepare(
      'SELECT key, clearing = 2 AS withMirror FROM connections WHERE clearing > 0 AND removed_us IS NOT NULL ORDER BY key',
    );
    this.#end = db.prepare('UPDATE connections SET clearing = 0 WHERE key = ?');
    this.#requests = db
      .prepare<[number, number], number>('SELECT key FROM requests WHERE origin = ? LIMIT ?')
      .pluck();
    this.#fields = db
      .prepare<[number, number], number>('SELECT key FROM fields WHERE request_key = ? LIMIT ?')
      .pluck();
    this.#deleteField = db.prepare('DELETE FROM fields WHERE key = ?');
    const isUnsent = "request_key = ? AND (state IN ('waiting', 'failed') OR ending = 'removed')";
    // The content is removed with the request; the name stays to identify the entry.
    this.#emptyAttempts = db.prepare(`
      UPDATE outbox_attempts SET request_body = x'', response_body = iif(response_body IS NULL, NULL, x'')
      WHERE outbox_key IN (SELECT key FROM outbox WHERE ${isUnsent})`);
    this.#cancelUnsent = db
      .prepare<[number, number], OutboxKind>(`
        UPDATE outbox SET request_key = NULL, mark_key = NULL, state = 'cancelled', ending = 'removed', is_head = 0,
          finished_us = ?, body = (SELECT json_object('request', json_object('id', id, 'title', title)) FROM requests
            WHERE requests.key = outbox.request_key)
        WHERE ${isUnsent} RETURNING kind`)
      .pluck();
    // Answers that wait for a decision are kept, like rows that belong to no field here.
    this.#keepAnswers = db.prepare(`
      UPDATE take_back_items SET request_key = NULL, state = 'unknown', can_accept = 0, value = NULL,
        returned = coalesce(value, returned)
      WHERE request_key = ? AND decision = 'open'`);
    this.#deleteRequest = db.prepare('DELETE FROM requests WHERE key = ?');
  }

  /** Removed connections that are not cleared yet, oldest first. */
  list(): readonly Clearing[] {
    return this.#list.all();
  }

  /** Records that nothing is left to clear. */
  end(key: number): void {
    this.#end.run(key);
  }

  /**
   * Removes a few requests with all their data except outbox entries, which stay as cancelled, and reviewers'
   * answers that wait for a decision. The fields of a large request are removed first. Must be called inside
   * the caller's transaction.
   */
  removePortion(origin: number, nowUs: number): Portion {
    const requests = this.#requests.all(origin, mostRequests);
    let fieldsLeft = mostFields;
    let removed = 0;
    let deliveries = 0;
    for (const request of requests) {
      const fields = this.#fields.all(request, fieldsLeft);
      for (const field of fields) this.#deleteField.run(field);
      fieldsLeft -= fields.length;
      if (fieldsLeft === 0) return { removed, deliveries, isLast: false };
      this.#emptyAttempts.run(request);
      deliveries += this.#cancelUnsent.all(nowUs, request).filter((kind) => kind === 'webhook').length;
      this.#keepAnswers.run(request);
      this.#deleteRequest.run(request);
      removed += 1;
    }
    return { removed, deliveries, isLast: requests.length < mostRequests };
  }
}
