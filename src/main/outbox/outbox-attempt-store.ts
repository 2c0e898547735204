import type { Database, Statement } from 'better-sqlite3';
import type { OutboxKind } from './outbox-store';

/** A row of `outbox_attempts`, column by column. */
export interface StoredAttempt {
  readonly number: number;
  readonly started_us: number;
  readonly duration_us: number;
  readonly url: string;
  readonly status: number | null;
  readonly problem: string | null;
  readonly problem_text: string | null;
  /** JSON of HeaderPairs. */
  readonly request_headers: string;
  readonly request_body: Buffer;
  readonly request_bytes: number;
  readonly response_headers: string | null;
  readonly response_body: Buffer | null;
  readonly response_bytes: number | null;
}

export interface NewAttempt extends Omit<StoredAttempt, 'request_body' | 'response_body' | 'number'> {
  readonly outbox_key: number;
  readonly kind: OutboxKind;
  readonly request_body: Uint8Array;
  readonly response_body: Uint8Array | null;
}

/** An attempt that our own end cut off says nothing about the other side. */
const finished = "problem IS NOT 'interrupted'";

/** SQL on the attempts of outbox entries. */
export class OutboxAttemptStore {
  readonly #insert: Statement;
  readonly #ofEntry: Statement<[number, number], StoredAttempt>;
  readonly #recentProblems: Statement<[OutboxKind, number], string | null>;
  readonly #failingSince: Statement<[OutboxKind, OutboxKind], number>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO outbox_attempts (outbox_key, kind, number, started_us, duration_us, url, status, problem, problem_text,
        request_headers, request_body, request_bytes, response_headers, response_body, response_bytes)
      VALUES (@outbox_key, @kind, (SELECT attempts FROM outbox WHERE key = @outbox_key), @started_us, @duration_us, @url,
        @status, @problem, @problem_text, @request_headers, @request_body, @request_bytes, @response_headers,
        @response_body, @response_bytes)`);
    this.#ofEntry = db.prepare(
      'SELECT * FROM outbox_attempts WHERE outbox_key = ? ORDER BY number DESC LIMIT ?',
    );
    this.#recentProblems = db
      .prepare<[OutboxKind, number], string | null>(
        `SELECT problem FROM outbox_attempts WHERE kind = ? AND ${finished} ORDER BY key DESC LIMIT ?`,
      )
      .pluck();
    this.#failingSince = db
      .prepare<[OutboxKind, OutboxKind], number>(
        `SELECT started_us FROM outbox_attempts
         WHERE kind = ? AND ${finished} AND key > coalesce(
           (SELECT max(key) FROM outbox_attempts WHERE kind = ? AND problem IS NULL), 0)
         ORDER BY key LIMIT 1`,
      )
      .pluck();
  }

  /** To be called after the entry's own counter was raised: it is the attempt's number. */
  insert(attempt: NewAttempt): void {
    this.#insert.run(attempt);
  }

  /** Newest first. */
  ofEntry(outboxKey: number, limit: number): readonly StoredAttempt[] {
    return this.#ofEntry.all(outboxKey, limit);
  }

  /** Lists the problems of the newest finished attempts of a kind, null for success. */
  recentProblems(kind: OutboxKind, limit: number): readonly (string | null)[] {
    return this.#recentProblems.all(kind, limit);
  }

  /** When the first finished attempt after the newest success began; undefined when there is none. */
  failingSince(kind: OutboxKind): number | undefined {
    return this.#failingSince.get(kind, kind);
  }
}
