import type { Database, Statement } from 'better-sqlite3';
import type { OutboxKind } from './outbox-store';

/** SQL that moves the head of a request's queue: which of its waiting entries goes out first. */
export class RequestQueueStore {
  readonly #requeue: Statement;
  readonly #clearHead: Statement;
  readonly #advance: Statement;

  constructor(db: Database) {
    this.#requeue = db.prepare(`
      UPDATE outbox SET state = 'waiting', due_us = @dueUs, tries = 0, finished_us = NULL, ending = NULL, is_head = @isHead,
        round = (SELECT round FROM outbox_rounds WHERE kind = outbox.kind)
      WHERE key = @key`);
    this.#clearHead = db.prepare(
      "UPDATE outbox SET is_head = 0 WHERE kind = ? AND request_key = ? AND state = 'waiting' AND is_head = 1",
    );
    this.#advance = db.prepare(`
      UPDATE outbox SET is_head = 1
      WHERE key = (SELECT min(key) FROM outbox WHERE kind = @kind AND request_key = @requestKey AND state = 'waiting')
        AND NOT EXISTS (SELECT 1 FROM outbox
          WHERE kind = @kind AND request_key = @requestKey AND state = 'waiting' AND is_head = 1)`);
  }

  /** Waits again with a fresh schedule, whatever it was. */
  requeue(key: number, dueUs: number, isHead: boolean): void {
    this.#requeue.run({ key, dueUs, isHead: isHead ? 1 : 0 });
  }

  /** The head becomes one that follows; the queue has no head until `requeue` or `advance` makes one. */
  clearHead(kind: OutboxKind, requestKey: number): void {
    this.#clearHead.run(kind, requestKey);
  }

  /** The oldest that waits becomes the head, if there is none. */
  advance(kind: OutboxKind, requestKey: number): void {
    this.#advance.run({ kind, requestKey });
  }
}
