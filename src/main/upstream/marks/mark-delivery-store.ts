import type { Database, Statement } from 'better-sqlite3';
import type { ImportState } from '../../../content/content-request';
import type { OutboxEnding, StoredOutboxEntry } from '../../outbox/outbox-store';
import type { StoredUpstreamMark } from './upstream-mark-store';

/** Entries that are neither sent nor cancelled. */
const isOpen = "state IN ('waiting', 'failed')";

/** Limit of attempts to read; more would block the main thread for too long. */
const lookedAtAttempts = 500;

/** `no-host`: no host answered at the address. `any`: a host may have answered. */
export type Unreached = 'no-host' | 'any';

/** SQL on import marks in the outbox. */
export class MarkDeliveryStore {
  readonly #openOf: Statement<[number], StoredOutboxEntry>;
  readonly #ofMark: Statement<[number], StoredOutboxEntry>;
  readonly #cancel: Statement<[OutboxEnding, number, number]>;
  readonly #noteEnding: Statement<[OutboxEnding | null, number]>;
  readonly #setKnown: Statement<[ImportState, number, number]>;
  readonly #setUnconfirmed: Statement<[0 | 1, number]>;
  readonly #confirm: Statement<[number]>;
  readonly #setConnection: Statement<[number, number]>;
  readonly #setOverrides: Statement<[0 | 1, number]>;
  readonly #isUnconfirmed: Statement<[number, ImportState], number>;
  readonly #openCount: Statement<[number], number>;
  readonly #failing: Statement<[number], number | null>;
  readonly #openKeysOfRemoved: Statement<[number, number], number>;
  readonly #offlineKeys: Readonly<Record<Unreached, Statement<[number, number, number], number>>>;
  readonly #restAll: Statement<[number, number]>;
  readonly #release: Statement;
  readonly #overtaken: Statement<[], StoredOutboxEntry>;
  readonly #writeConflict: Statement<[number, ImportState, string, number]>;
  readonly #conflict: Statement<[number], StoredUpstreamMark>;

  constructor(db: Database) {
    this.#openOf = db.prepare(
      `SELECT * FROM outbox WHERE request_key = ? AND kind = 'import-mark' AND ${isOpen} ORDER BY key`,
    );
    this.#ofMark = db.prepare('SELECT * FROM outbox WHERE mark_key = ? ORDER BY key DESC LIMIT 1');
    this.#cancel = db.prepare(
      "UPDATE outbox SET state = 'cancelled', ending = ?, finished_us = ?, is_head = 0 WHERE key = ?",
    );
    this.#noteEnding = db.prepare('UPDATE outbox SET ending = ? WHERE key = ?');
    this.#setKnown = db.prepare(`
      UPDATE outbox SET known_state = ?, known_us = ?
      WHERE request_key = ? AND kind = 'import-mark' AND state = 'waiting'`);
    this.#setUnconfirmed = db.prepare('UPDATE outbox SET unconfirmed = ? WHERE key = ?');
    this.#confirm = db.prepare(
      "UPDATE outbox SET unconfirmed = 0 WHERE request_key = ? AND kind = 'import-mark' AND unconfirmed = 1",
    );
    this.#setConnection = db.prepare('UPDATE outbox SET connection_key = ? WHERE key = ?');
    this.#setOverrides = db.prepare('UPDATE outbox SET overrides = ? WHERE key = ?');
    this.#isUnconfirmed = db
      .prepare<[number, ImportState], number>(
        "SELECT 1 FROM outbox WHERE request_key = ? AND kind = 'import-mark' AND unconfirmed = 1 AND event = ? LIMIT 1",
      )
      .pluck();
    this.#openCount = db
      .prepare<[number], number>(
        `SELECT count(*) FROM outbox WHERE connection_key = ? AND kind = 'import-mark' AND ${isOpen}`,
      )
      .pluck();
    this.#failing = db
      .prepare<[number], number | null>(
        `SELECT DISTINCT o.connection_key FROM (
          SELECT outbox_key, problem FROM outbox_attempts WHERE kind = 'import-mark' ORDER BY key DESC LIMIT ?) a
        JOIN outbox o ON o.key = a.outbox_key
        WHERE a.problem IS NOT NULL AND o.state = 'waiting' AND o.tries > 0`,
      )
      .pluck();
    this.#openKeysOfRemoved = db
      .prepare<[number, number], number>(
        `SELECT key FROM outbox WHERE connection_key = ? AND kind = 'import-mark' AND ${isOpen}
          AND EXISTS (SELECT 1 FROM connections c WHERE c.key = connection_key AND c.removed_us IS NOT NULL) LIMIT ?`,
      )
      .pluck();
    const offline = (problems: string): Statement<[number, number, number], number> =>
      db
        .prepare<[number, number, number], number>(`
          SELECT key FROM outbox WHERE connection_key = ? AND kind = 'import-mark' AND ${isOpen} AND tries > 0 AND key > ?
            AND last_problem IN (${problems}) ORDER BY key LIMIT ?`)
        .pluck();
    this.#offlineKeys = {
      'no-host': offline("'unreachable'"),
      any: offline("'unreachable', 'timeout', 'cut', 'server-error'"),
    };
    this.#restAll = db.prepare(`
      UPDATE outbox SET state = 'failed', ending = 'exhausted', finished_us = ?, is_head = 0, last_problem = NULL
      WHERE connection_key = ? AND kind IN ('import-mark', 'forwarding') AND state = 'waiting'`);
    this.#release = db.prepare(`
      UPDATE outbox SET due_us = @nowUs WHERE key IN (
        SELECT key FROM outbox WHERE kind = 'import-mark' AND state = 'waiting' AND is_head = 1
          AND round = (SELECT round FROM outbox_rounds WHERE kind = 'import-mark') AND due_us > @nowUs AND attempts = 0
        LIMIT @limit)`);
    this.#overtaken = db.prepare(
      "SELECT * FROM outbox WHERE kind = 'import-mark' AND state = 'waiting' AND ending IS NOT NULL",
    );
    this.#writeConflict = db.prepare(`
      INSERT INTO outbox_conflicts VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET import_state = excluded.import_state, time_text = excluded.time_text,
        time_us = excluded.time_us`);
    this.#conflict = db.prepare(
      'SELECT import_state, time_text, time_us FROM outbox_conflicts WHERE outbox_key = ?',
    );
  }

  /** Open entries of a request, oldest first. */
  openOf(requestKey: number): readonly StoredOutboxEntry[] {
    return this.#openOf.all(requestKey);
  }

  /** The newest entry of a mark. */
  ofMark(markKey: number): StoredOutboxEntry | undefined {
    return this.#ofMark.get(markKey);
  }

  cancel(key: number, ending: OutboxEnding, nowUs: number): void {
    this.#cancel.run(ending, nowUs, key);
  }

  /** For an entry being sent or sent before: stores how it shall end, or what happened to it since. */
  noteEnding(key: number, ending: OutboxEnding | null): void {
    this.#noteEnding.run(ending, key);
  }

  /** Records that waiting marks were set in view of this mark of upstream. */
  setKnown(requestKey: number, mark: { readonly importState: ImportState; readonly us: number }): void {
    this.#setKnown.run(mark.importState, mark.us, requestKey);
  }

  setUnconfirmed(key: number, isUnconfirmed: boolean): void {
    this.#setUnconfirmed.run(isUnconfirmed ? 1 : 0, key);
  }

  /** Upstream reported its mark, so unanswered calls no longer matter. */
  confirm(requestKey: number): void {
    this.#confirm.run(requestKey);
  }

  setOverrides(key: number, overrides: boolean): void {
    this.#setOverrides.run(overrides ? 1 : 0, key);
  }

  setConnection(key: number, connectionKey: number): void {
    this.#setConnection.run(connectionKey, key);
  }

  /** Whether an unanswered call of ours may have set this state at upstream. */
  mayHaveSet(requestKey: number, importState: ImportState): boolean {
    return this.#isUnconfirmed.get(requestKey, importState) !== undefined;
  }

  openCount(connectionKey: number): number {
    return this.#openCount.get(connectionKey) ?? 0;
  }

  /** Connections to which marks could not be sent and are retried, by their newest attempts. */
  failingConnections(): ReadonlySet<number | null> {
    return new Set(this.#failing.all(lookedAtAttempts));
  }

  /** Open entries of a removed connection; none once it was added again. */
  openKeysOfRemoved(connectionKey: number, limit: number): readonly number[] {
    return this.#openKeysOfRemoved.all(connectionKey, limit);
  }

  /** Entries whose last attempt did not reach the connection, oldest first. */
  offlineKeys(
    connectionKey: number,
    unreached: Unreached,
    afterKey: number,
    limit: number,
  ): readonly number[] {
    return this.#offlineKeys[unreached].all(connectionKey, afterKey, limit);
  }

  /**
   * Parks the connection's waiting entries, forwarded requests included, until the coordinator sends them.
   */
  restAll(connectionKey: number, nowUs: number): void {
    this.#restAll.run(nowUs, connectionKey);
  }

  /** Makes entries due that wait for their first attempt, at most so many. Returns their number. */
  release(nowUs: number, limit: number): number {
    return this.#release.run({ nowUs, limit }).changes;
  }

  /** Entries that were replaced while being sent when the program ended. */
  overtaken(): readonly StoredOutboxEntry[] {
    return this.#overtaken.all();
  }

  writeConflict(key: number, mark: StoredUpstreamMark): void {
    this.#writeConflict.run(key, mark.import_state, mark.time_text, mark.time_us);
  }

  conflict(key: number): StoredUpstreamMark | undefined {
    return this.#conflict.get(key);
  }
}
