import type { Database, Statement } from 'better-sqlite3';
import type { ReceiptFilter, ReceiptReason, ReceiptState } from '../../contract/upstream/receipts';

type StoredReceiptState = Exclude<ReceiptState, 'dismissed'>;

/** A row of the list, column by column. */
export interface StoredReceipt {
  readonly key: number;
  readonly connection_key: number;
  readonly connection_name: string;
  readonly received_us: number;
  readonly method: string;
  readonly event_id: string | null;
  readonly size_bytes: number;
  readonly state: StoredReceiptState;
  /** Set when a refused call was dismissed. */
  readonly dismissed_us: number | null;
  readonly reason: ReceiptReason | null;
  /** JSON of the list. */
  readonly problems: string | null;
  readonly request_key: number | null;
  readonly title: string | null;
  readonly language_source: string | null;
  readonly language_target: string | null;
  readonly version: number | null;
}

export interface NewReceipt {
  readonly connectionKey: number;
  readonly receivedUs: number;
  readonly method: string;
  readonly eventId: string | undefined;
  /** JSON of the header pairs. */
  readonly headers: string;
  readonly body: Uint8Array;
}

/** The result of processing a receipt. */
export interface ReceiptOutcome {
  readonly state: Exclude<StoredReceiptState, 'new'>;
  readonly reason?: ReceiptReason | undefined;
  /** Each with its place. */
  readonly problems?: readonly string[] | undefined;
  readonly requestKey?: number | undefined;
  readonly version?: number | undefined;
}

export interface StoredCallBody {
  readonly headers: string;
  readonly body: Buffer;
}

export interface WaitingReceipt {
  readonly key: number;
  readonly size_bytes: number;
}

const conditions: Readonly<Record<ReceiptFilter, string>> = {
  all: 'TRUE',
  applied: "state = 'applied'",
  unchanged: "state = 'unchanged'",
  refused: "state = 'refused' AND dismissed_us IS NULL",
};

const columns = `
  r.key, r.connection_key, c.name AS connection_name, r.received_us, r.method, r.event_id, r.size_bytes, r.state, r.dismissed_us,
  r.reason, r.problems, r.request_key, q.title, q.language_source, q.language_target, r.version`;
const joined = `
  receipts r JOIN connections c ON c.key = r.connection_key LEFT JOIN requests q ON q.key = r.request_key`;

/** SQL on receipts. The call is written once and never changed; its outcome may change. */
export class ReceiptStore {
  readonly #insert: Statement;
  readonly #insertCall: Statement;
  readonly #recordOutcome: Statement;
  readonly #dismiss: Statement<[number, number]>;
  readonly #restore: Statement<[number]>;
  readonly #byKey: Statement<[number], StoredReceipt>;
  readonly #call: Statement<[number], StoredCallBody>;
  readonly #waiting: Statement<[number], WaitingReceipt>;
  readonly #earlier: Statement<[number, string, number], StoredReceipt>;
  readonly #last: Statement<[number], number>;
  readonly #window: Readonly<Record<ReceiptFilter, Statement<[number, number], StoredReceipt>>>;
  readonly #newer: Readonly<Record<ReceiptFilter, Statement<[number], number>>>;
  readonly #isIn: Readonly<Record<ReceiptFilter, Statement<[number], number>>>;
  readonly #counts: Statement<[], { connection_key: number; state: ReceiptState; count: number }>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO receipts (connection_key, received_us, method, event_id, size_bytes)
      VALUES (@connectionKey, @receivedUs, @method, @eventId, @sizeBytes)`);
    this.#insertCall = db.prepare('INSERT INTO receipt_calls (receipt_key, headers, body) VALUES (?, ?, ?)');
    this.#recordOutcome = db.prepare(`
      UPDATE receipts SET state = @state, reason = @reason, problems = @problems, request_key = @requestKey,
        version = @version, settled_us = @settledUs, dismissed_us = NULL WHERE key = @key`);
    this.#restore = db.prepare(
      'UPDATE receipts SET dismissed_us = NULL WHERE key = ? AND dismissed_us IS NOT NULL',
    );
    this.#dismiss = db.prepare(
      "UPDATE receipts SET dismissed_us = ? WHERE key = ? AND state = 'refused' AND dismissed_us IS NULL",
    );
    this.#byKey = db.prepare(`SELECT ${columns} FROM ${joined} WHERE r.key = ?`);
    this.#call = db.prepare('SELECT headers, body FROM receipt_calls WHERE receipt_key = ?');
    this.#waiting = db.prepare(
      "SELECT key, size_bytes FROM receipts WHERE state = 'new' ORDER BY key LIMIT ?",
    );
    this.#earlier = db.prepare(`
      SELECT ${columns} FROM ${joined}
      WHERE r.connection_key = ? AND r.event_id = ? AND r.key <> ? AND r.state IN ('applied', 'unchanged')
      ORDER BY r.key LIMIT 1`);
    this.#last = db
      .prepare<[number], number>(
        'SELECT received_us FROM receipts WHERE connection_key = ? ORDER BY key DESC LIMIT 1',
      )
      .pluck();
    this.#counts = db.prepare('SELECT connection_key, state, count FROM receipt_counts');
    this.#window = byFilter((condition) =>
      // The index alone locates the rows; only those of the window are then read.
      db.prepare(`
        SELECT ${columns} FROM ${joined} WHERE r.key IN (
          SELECT key FROM receipts WHERE ${condition} ORDER BY key DESC LIMIT ? OFFSET ?) ORDER BY r.key DESC`),
    );
    this.#newer = byFilter((condition) =>
      db.prepare<[number], number>(`SELECT count(*) FROM receipts WHERE ${condition} AND key > ?`).pluck(),
    );
    this.#isIn = byFilter((condition) =>
      db.prepare<[number], number>(`SELECT 1 FROM receipts WHERE ${condition} AND key = ?`).pluck(),
    );
  }

  insert(receipt: NewReceipt): number {
    const { headers, body, eventId, ...row } = receipt;
    const { lastInsertRowid } = this.#insert.run({
      ...row,
      eventId: eventId ?? null,
      sizeBytes: body.length,
    });
    this.#insertCall.run(lastInsertRowid, headers, body);
    return Number(lastInsertRowid);
  }

  recordOutcome(key: number, outcome: ReceiptOutcome, settledUs: number): void {
    this.#recordOutcome.run({
      key,
      settledUs,
      state: outcome.state,
      reason: outcome.reason ?? null,
      problems: outcome.problems === undefined ? null : JSON.stringify(outcome.problems),
      requestKey: outcome.requestKey ?? null,
      version: outcome.version ?? null,
    });
  }

  /** Dismisses a refused call; returns whether it was one that needed attention. */
  dismiss(key: number, nowUs: number): boolean {
    return this.#dismiss.run(nowUs, key).changes > 0;
  }

  /** Undoes `dismiss`; returns whether the call was dismissed. */
  restore(key: number): boolean {
    return this.#restore.run(key).changes > 0;
  }

  byKey(key: number): StoredReceipt | undefined {
    return this.#byKey.get(key);
  }

  call(key: number): StoredCallBody | undefined {
    return this.#call.get(key);
  }

  /** Unprocessed receipts, oldest first. */
  waiting(limit: number): readonly WaitingReceipt[] {
    return this.#waiting.all(limit);
  }

  /** Returns another accepted receipt of the same event. */
  sameEvent(connectionKey: number, eventId: string, otherThanKey: number): StoredReceipt | undefined {
    return this.#earlier.get(connectionKey, eventId, otherThanKey);
  }

  lastReceivedUs(connectionKey: number): number | undefined {
    return this.#last.get(connectionKey);
  }

  /** Newest first. */
  window(filter: ReceiptFilter, offset: number, limit: number): readonly StoredReceipt[] {
    return this.#window[filter].all(limit, offset);
  }

  /**
   * Number of newer receipts of the filter, which is its index in the list; undefined when the receipt is not
   * in it.
   */
  position(filter: ReceiptFilter, key: number): number | undefined {
    if (this.#isIn[filter].get(key) === undefined) return undefined;
    return this.#newer[filter].get(key);
  }

  counts(): readonly {
    readonly connection_key: number;
    readonly state: ReceiptState;
    readonly count: number;
  }[] {
    return this.#counts.all();
  }
}

function byFilter<T>(make: (condition: string) => T): Readonly<Record<ReceiptFilter, T>> {
  return {
    all: make(conditions.all),
    applied: make(conditions.applied),
    unchanged: make(conditions.unchanged),
    refused: make(conditions.refused),
  };
}
