import type { Database, Statement } from 'better-sqlite3';
import type { OutboxEnding, StoredOutboxEntry } from '../../outbox/outbox-store';
import { mirrorsOfService } from '../connection-store';

/** A row of `forwardings`, column by column. */
export interface StoredForwarding {
  readonly request_key: number;
  readonly connection_key: number;
  readonly idempotency_key: string;
  readonly first_sent_us: number | null;
  readonly last_sent_us: number | null;
  readonly upstream_id: string | null;
  /** JSON. */
  readonly errors: string | null;
  /** JSON. */
  readonly candidates: string | null;
}

/** A forwarding as another desk knew it, which sent the request or was to send it. */
export interface KnownForwarding {
  readonly requestKey: number;
  readonly connectionKey: number;
  readonly idempotencyKey: string;
  readonly firstSentUs: number | null;
  readonly lastSentUs: number | null;
  readonly upstreamId: string | null;
  /** JSON. */
  readonly errors: string | null;
  /** JSON. */
  readonly candidates: string | null;
}

/** Neither sent nor cancelled. */
const isOpen = "kind = 'forwarding' AND state IN ('waiting', 'failed')";

/** SQL on requests that are sent to a connection, and on their entries in the outbox: each has one. */
export class ForwardingStore {
  readonly #insert: Statement<[number, number, string]>;
  readonly #insertKnown: Statement;
  readonly #isIdempotencyKey: Statement<[string], number>;
  readonly #park: Statement;
  readonly #byRequest: Statement<[number], StoredForwarding>;
  readonly #byUpstreamId: Statement<[string, number], number>;
  readonly #isUpstreamId: Statement<[string, number, number], number>;
  readonly #entryOf: Statement<[number], StoredOutboxEntry>;
  readonly #isUpstreams: Statement<[number], number>;
  readonly #setSent: Statement;
  readonly #setUpstreamId: Statement<[string, number]>;
  readonly #setErrors: Statement<[string | null, number]>;
  readonly #setCandidates: Statement<[string | null, number]>;
  readonly #setConnection: Statement<[number, number]>;
  readonly #setKey: Statement<[string, number]>;
  readonly #setConfirmation: Statement<[0 | 1, 0 | 1, number]>;
  readonly #finish: Statement<['done' | 'cancelled', OutboxEnding | null, number, number]>;
  readonly #setEntryConnection: Statement<[number, number]>;
  readonly #unconfirmed: Statement<[number], number>;
  readonly #hasAny: Statement<[], number>;
  readonly #openCount: Statement<[number], number>;
  readonly #openKeysOfRemoved: Statement<[number, number], number>;
  readonly #unreachedKeys: Statement<[number, number, number], number>;

  constructor(db: Database) {
    this.#insert = db.prepare(
      'INSERT INTO forwardings (request_key, connection_key, idempotency_key) VALUES (?, ?, ?)',
    );
    this.#insertKnown = db.prepare(`
      INSERT INTO forwardings (request_key, connection_key, idempotency_key, first_sent_us, last_sent_us, upstream_id,
        errors, candidates)
      VALUES (@requestKey, @connectionKey, @idempotencyKey, @firstSentUs, @lastSentUs, @upstreamId, @errors,
        @candidates)`);
    this.#isIdempotencyKey = db
      .prepare<[string], number>('SELECT 1 FROM forwardings WHERE idempotency_key = ?')
      .pluck();
    this.#park = db.prepare(`
      UPDATE outbox SET state = 'failed', ending = @ending, unconfirmed = @ending = 'unclear', finished_us = @nowUs,
        is_head = 0 WHERE key = @entryKey`);
    this.#byRequest = db.prepare('SELECT * FROM forwardings WHERE request_key = ?');
    this.#byUpstreamId = db
      .prepare<[string, number], number>(
        `SELECT request_key FROM forwardings WHERE upstream_id = ? AND +connection_key IN (${mirrorsOfService})`,
      )
      .pluck();
    this.#isUpstreamId = db
      .prepare<[string, number, number], number>(
        `SELECT 1 FROM forwardings WHERE upstream_id = ? AND request_key <> ? AND +connection_key IN (${mirrorsOfService})`,
      )
      .pluck();
    this.#entryOf = db.prepare(
      "SELECT * FROM outbox WHERE request_key = ? AND kind = 'forwarding' ORDER BY key DESC LIMIT 1",
    );
    this.#isUpstreams = db
      .prepare<[number], number>(`
        SELECT 1 FROM forwardings f WHERE request_key = ? AND (upstream_id IS NOT NULL OR EXISTS (
          SELECT 1 FROM outbox o WHERE o.request_key = f.request_key AND ${isOpen}))`)
      .pluck();
    this.#setSent = db.prepare(`
      UPDATE forwardings SET first_sent_us = coalesce(first_sent_us, @us), last_sent_us = @us, errors = NULL, candidates = NULL
      WHERE request_key = @requestKey`);
    this.#setUpstreamId = db.prepare(
      'UPDATE forwardings SET upstream_id = ?, errors = NULL, candidates = NULL WHERE request_key = ?',
    );
    this.#setErrors = db.prepare('UPDATE forwardings SET errors = ? WHERE request_key = ?');
    this.#setCandidates = db.prepare('UPDATE forwardings SET candidates = ? WHERE request_key = ?');
    this.#setConnection = db.prepare('UPDATE forwardings SET connection_key = ? WHERE request_key = ?');
    this.#setKey = db.prepare(`
      UPDATE forwardings SET idempotency_key = ?, first_sent_us = NULL, last_sent_us = NULL, errors = NULL, candidates = NULL
      WHERE request_key = ?`);
    this.#setConfirmation = db.prepare('UPDATE outbox SET unconfirmed = ?, overrides = ? WHERE key = ?');
    this.#finish = db.prepare(`
      UPDATE outbox SET state = ?, ending = ?, finished_us = ?, is_head = 0, unconfirmed = 0 WHERE key = ?`);
    this.#setEntryConnection = db.prepare('UPDATE outbox SET connection_key = ? WHERE key = ?');
    this.#unconfirmed = db
      .prepare<[number], number>(`
        SELECT request_key FROM outbox INDEXED BY outbox_forwardings_unconfirmed
        WHERE ${isOpen} AND unconfirmed = 1 AND connection_key IN (${mirrorsOfService}) ORDER BY key LIMIT 50`)
      .pluck();
    this.#hasAny = db.prepare<[], number>('SELECT EXISTS (SELECT 1 FROM forwardings)').pluck();
    this.#openCount = db
      .prepare<[number], number>(`SELECT count(*) FROM outbox WHERE connection_key = ? AND ${isOpen}`)
      .pluck();
    this.#openKeysOfRemoved = db
      .prepare<[number, number], number>(`
        SELECT key FROM outbox WHERE connection_key = ? AND ${isOpen} AND unconfirmed = 0
          AND EXISTS (SELECT 1 FROM connections c WHERE c.key = connection_key AND c.removed_us IS NOT NULL) LIMIT ?`)
      .pluck();
    this.#unreachedKeys = db
      .prepare<[number, number, number], number>(`
        SELECT request_key FROM outbox WHERE connection_key = ? AND ${isOpen} AND key > ? AND tries > 0
          AND last_problem IN ('unreachable', 'timeout', 'cut', 'server-error') ORDER BY key LIMIT ?`)
      .pluck();
  }

  insert(requestKey: number, connectionKey: number, idempotencyKey: string): void {
    this.#insert.run(requestKey, connectionKey, idempotencyKey);
  }

  /** As an export has it. */
  insertKnown(forwarding: KnownForwarding): void {
    this.#insertKnown.run(forwarding);
  }

  isIdempotencyKey(key: string): boolean {
    return this.#isIdempotencyKey.get(key) !== undefined;
  }

  /** Ends the attempts of an entry: the coordinator decides what becomes of it. */
  park(entryKey: number, ending: 'refused' | 'unclear', nowUs: number): void {
    this.#park.run({ entryKey, ending, nowUs });
  }

  byRequest(requestKey: number): StoredForwarding | undefined {
    return this.#byRequest.get(requestKey);
  }

  /** The request of this desk that has an id at the service of a connection. */
  byUpstreamId(upstreamId: string, connectionKey: number): number | undefined {
    return this.#byUpstreamId.get(upstreamId, connectionKey);
  }

  /** Whether an id at the service belongs to a forwarded request other than this one. */
  isOfAnother(upstreamId: string, requestKey: number, connectionKey: number): boolean {
    return this.#isUpstreamId.get(upstreamId, requestKey, connectionKey) !== undefined;
  }

  entryOf(requestKey: number): StoredOutboxEntry | undefined {
    return this.#entryOf.get(requestKey);
  }

  /** Whether upstream completes it: it has it, or is to get it. */
  isUpstreams(requestKey: number): boolean {
    return this.#isUpstreams.get(requestKey) !== undefined;
  }

  /** A call leaves that upstream may accept. What earlier ones brought does not count any more. */
  setSent(requestKey: number, us: number): void {
    this.#setSent.run({ requestKey, us });
  }

  setUpstreamId(requestKey: number, upstreamId: string): void {
    this.#setUpstreamId.run(upstreamId, requestKey);
  }

  setErrors(requestKey: number, errors: readonly string[] | undefined): void {
    this.#setErrors.run(errors === undefined ? null : JSON.stringify(errors), requestKey);
  }

  setCandidates(requestKey: number, json: string | undefined): void {
    this.#setCandidates.run(json ?? null, requestKey);
  }

  setConnection(requestKey: number, connectionKey: number): void {
    this.#setConnection.run(connectionKey, requestKey);
  }

  /** Its content is another one: what was sent before was not this. */
  setIdempotencyKey(requestKey: number, key: string): void {
    this.#setKey.run(key, requestKey);
  }

  /** Whether upstream may have it; and whether it is sent all the same, without looking for it before. */
  setConfirmation(entryKey: number, isUnconfirmed: boolean, overrides: boolean): void {
    this.#setConfirmation.run(isUnconfirmed ? 1 : 0, overrides ? 1 : 0, entryKey);
  }

  /** Ends an entry without an attempt. */
  finish(
    entryKey: number,
    state: 'done' | 'cancelled',
    ending: OutboxEnding | undefined,
    nowUs: number,
  ): void {
    this.#finish.run(state, ending ?? null, nowUs, entryKey);
  }

  setEntryConnection(entryKey: number, connectionKey: number): void {
    this.#setEntryConnection.run(connectionKey, entryKey);
  }

  /** Whether a request that is still here was forwarded. */
  hasAny(): boolean {
    return this.#hasAny.get() === 1;
  }

  /** Requests that the service of a connection may have, oldest first. */
  unconfirmed(connectionKey: number): readonly number[] {
    return this.#unconfirmed.all(connectionKey);
  }

  openCount(connectionKey: number): number {
    return this.#openCount.get(connectionKey) ?? 0;
  }

  /** Entries of what was certainly not sent; none, once the connection is there again. */
  openKeysOfRemoved(connectionKey: number, limit: number): readonly number[] {
    return this.#openKeysOfRemoved.all(connectionKey, limit);
  }

  /** Requests whose last attempt did not reach the connection, oldest first. */
  unreached(connectionKey: number, afterEntryKey: number, limit: number): readonly number[] {
    return this.#unreachedKeys.all(connectionKey, afterEntryKey, limit);
  }
}
