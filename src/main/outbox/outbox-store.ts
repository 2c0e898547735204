import type { Database, Statement } from 'better-sqlite3';
import type { ImportState, RequestState } from '../../content/content-request';

export type OutboxKind = 'webhook' | 'import-mark' | 'forwarding';

/**
 * Why an entry ended, where its state does not say it. For an entry that is being sent: why it is to end
 * whatever its outcome.
 * cancelled: by-hand, replaced, undone, removed (its connection, or with that its request). failed: refused,
 * conflict, unclear, exhausted. done: kept-upstream.
 */
export type OutboxEnding =
  | 'by-hand'
  | 'replaced'
  | 'undone'
  | 'removed'
  | 'refused'
  | 'conflict'
  | 'unclear'
  | 'exhausted'
  | 'kept-upstream';

/** Why an entry was parked as failed. */
const failureEndings = new Set<OutboxEnding | null>(['refused', 'conflict', 'unclear', 'exhausted']);

export function isFailureEnding(ending: OutboxEnding | null): boolean {
  return failureEndings.has(ending);
}

/** A row of `outbox`, column by column. */
export interface StoredOutboxEntry {
  readonly key: number;
  readonly kind: OutboxKind;
  readonly request_key: number | null;
  readonly event_id: string;
  readonly event: string;
  readonly version: number | null;
  readonly request_state: RequestState | null;
  readonly completed_text: string | null;
  readonly body: string | null;
  readonly state: 'waiting' | 'done' | 'failed' | 'cancelled';
  readonly created_us: number;
  readonly due_us: number;
  readonly round: number;
  readonly is_head: number;
  readonly tries: number;
  readonly attempts: number;
  readonly last_attempt_us: number | null;
  readonly last_status: number | null;
  readonly last_problem: string | null;
  readonly finished_us: number | null;
  readonly connection_key: number | null;
  readonly mark_key: number | null;
  readonly overrides: 0 | 1;
  readonly ending: OutboxEnding | null;
  readonly unconfirmed: 0 | 1;
  readonly known_state: ImportState | null;
  readonly known_us: number | null;
}

/** A mark on its way: the connection it goes to, and upstream's own mark as it was known. */
export interface MarkDelivery {
  readonly connectionKey: number;
  readonly markKey: number;
  readonly knownState: ImportState | null;
  readonly knownUs: number | null;
}

export interface NewOutboxEntry {
  readonly kind: OutboxKind;
  readonly requestKey: number | null;
  readonly eventId: string;
  readonly event: string;
  readonly version: number | null;
  readonly requestState: RequestState | null;
  readonly completedText: string | null;
  readonly body: string | null;
  readonly createdUs: number;
  readonly dueUs: number;
  readonly mark: MarkDelivery | undefined;
  /** Where it goes to, of a call that is no mark and belongs to a connection. */
  readonly connectionKey: number | null;
}

/** The columns that an attempt changes in its entry. */
export interface AttemptOutcome {
  readonly state: StoredOutboxEntry['state'];
  readonly dueUs: number;
  readonly round: number;
  readonly tries: number;
  readonly attemptUs: number;
  readonly status: number | null;
  readonly problem: string | null;
  readonly finishedUs: number | null;
  readonly ending: OutboxEnding | null;
}

const entryColumns = `kind, request_key, event_id, event, version, request_state, completed_text, body, created_us, due_us,
  connection_key, mark_key, known_state, known_us`;
const noMark = { markKey: null, knownState: null, knownUs: null };

/**
 * SQL on `outbox`. The entries that wait for one request are its queue: exactly one is the head
 * (`RequestQueueStore` moves it); an entry that belongs to no request is a queue of its own.
 */
export class OutboxStore {
  readonly #insert: Statement;
  readonly #byKey: Statement<[number], StoredOutboxEntry>;
  readonly #heads: Statement<[OutboxKind, number], StoredOutboxEntry>;
  readonly #headsOf: Statement<[number, OutboxKind, number], StoredOutboxEntry>;
  readonly #round: Statement<[OutboxKind], number>;
  readonly #newRound: Statement;
  readonly #recordOutcome: Statement;
  readonly #recordUnsent: Statement;
  readonly #postpone: Statement;
  readonly #newestEventId: Statement<[], string | null>;
  readonly #count: Statement<[OutboxKind, string], number>;
  readonly #failed: Statement<[OutboxKind, number, number], number>;
  readonly #newestFailed: Statement<[OutboxKind], number | null>;
  readonly #doneBefore: Statement<[OutboxKind, number, number], number>;
  readonly #delete: Statement;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO outbox (${entryColumns}, round, is_head)
      VALUES (@kind, @requestKey, @eventId, @event, @version, @requestState, @completedText, @body, @createdUs, @dueUs,
        @connectionKey, @markKey, @knownState, @knownUs,
        (SELECT round FROM outbox_rounds WHERE kind = @kind),
        NOT EXISTS (SELECT 1 FROM outbox WHERE kind = @kind AND request_key = @requestKey AND state = 'waiting'))`);
    this.#byKey = db.prepare('SELECT * FROM outbox WHERE key = ?');
    this.#heads = db.prepare(`
      SELECT * FROM outbox WHERE kind = ? AND state = 'waiting' AND is_head = 1
      ORDER BY round, due_us, key LIMIT ?`);
    this.#headsOf = db.prepare(`
      SELECT * FROM outbox WHERE connection_key = ? AND kind = ? AND state = 'waiting' AND is_head = 1
      ORDER BY round, due_us, key LIMIT ?`);
    this.#round = db.prepare<[OutboxKind], number>('SELECT round FROM outbox_rounds WHERE kind = ?').pluck();
    this.#newRound = db.prepare('UPDATE outbox_rounds SET round = round + 1 WHERE kind = ?');
    this.#recordOutcome = db.prepare(`
      UPDATE outbox SET state = @state, due_us = @dueUs, round = @round, tries = @tries, attempts = attempts + 1,
        last_attempt_us = @attemptUs, last_status = @status, last_problem = @problem, finished_us = @finishedUs,
        ending = @ending,
        is_head = iif(@state = 'waiting', is_head, 0)
      WHERE key = @key`);
    this.#recordUnsent = db.prepare(`
      UPDATE outbox SET state = @state, due_us = @dueUs, ending = @ending, finished_us = @finishedUs,
        is_head = iif(@state = 'waiting', is_head, 0)
      WHERE key = @key`);
    this.#postpone = db.prepare(
      'UPDATE outbox SET due_us = @dueUs, round = (SELECT round FROM outbox_rounds WHERE kind = outbox.kind) WHERE key = @key',
    );
    this.#newestEventId = db.prepare<[], string | null>('SELECT max(event_id) FROM outbox').pluck();
    this.#count = db
      .prepare<[OutboxKind, string], number>(
        'SELECT coalesce(sum(count), 0) FROM outbox_counts WHERE kind = ? AND state = ?',
      )
      .pluck();
    this.#failed = db
      .prepare<[OutboxKind, number, number], number>(
        "SELECT key FROM outbox WHERE kind = ? AND state = 'failed' AND key <= ? ORDER BY key LIMIT ?",
      )
      .pluck();
    this.#newestFailed = db
      .prepare<[OutboxKind], number | null>("SELECT max(key) FROM outbox WHERE kind = ? AND state = 'failed'")
      .pluck();
    this.#doneBefore = db
      .prepare<[OutboxKind, number, number], number>(
        "SELECT key FROM outbox WHERE kind = ? AND state = 'done' AND finished_us < ? ORDER BY finished_us LIMIT ?",
      )
      .pluck();
    this.#delete = db.prepare('DELETE FROM outbox WHERE key = ?');
  }

  /** It is the head of its queue when nothing of its request waits. */
  insert(entry: NewOutboxEntry): number {
    const { mark, ...columns } = entry;
    return Number(this.#insert.run({ ...columns, ...(mark ?? noMark) }).lastInsertRowid);
  }

  byKey(key: number): StoredOutboxEntry | undefined {
    return this.#byKey.get(key);
  }

  /** Those whose turn comes first: earlier rounds, then the longest due. */
  heads(kind: OutboxKind, limit: number): readonly StoredOutboxEntry[] {
    return this.#heads.all(kind, limit);
  }

  /** The heads of the queues whose calls go to one connection. */
  headsOf(connectionKey: number, kind: OutboxKind, limit: number): readonly StoredOutboxEntry[] {
    return this.#headsOf.all(connectionKey, kind, limit);
  }

  round(kind: OutboxKind): number {
    return this.#round.get(kind) ?? 0;
  }

  /** Makes everything of the kind that waits due at once, with no try used. */
  newRound(kind: OutboxKind): void {
    this.#newRound.run(kind);
  }

  recordOutcome(key: number, outcome: AttemptOutcome): void {
    this.#recordOutcome.run({ key, ...outcome });
  }

  /** Like `recordOutcome` without an attempt: nothing had to be sent. */
  recordUnsent(
    key: number,
    { state, dueUs, ending, finishedUs }: Pick<AttemptOutcome, 'state' | 'dueUs' | 'ending' | 'finishedUs'>,
  ): void {
    this.#recordUnsent.run({ key, state, dueUs, ending, finishedUs });
  }

  postpone(key: number, dueUs: number): void {
    this.#postpone.run({ key, dueUs });
  }

  newestEventId(): string | undefined {
    return this.#newestEventId.get() ?? undefined;
  }

  count(kind: OutboxKind, state: StoredOutboxEntry['state']): number {
    return this.#count.get(kind, state) ?? 0;
  }

  /** Oldest first. */
  failed(kind: OutboxKind, upToKey: number, limit: number): readonly number[] {
    return this.#failed.all(kind, upToKey, limit);
  }

  newestFailed(kind: OutboxKind): number | undefined {
    return this.#newestFailed.get(kind) ?? undefined;
  }

  doneBefore(kind: OutboxKind, finishedUs: number, limit: number): readonly number[] {
    return this.#doneBefore.all(kind, finishedUs, limit);
  }

  delete(key: number): void {
    this.#delete.run(key);
  }
}
