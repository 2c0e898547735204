import type { Database, Statement } from 'better-sqlite3';

export interface IdempotencyEntry {
  readonly tokenId: string;
  readonly idempotencyKey: string;
  readonly bodyHash: Buffer;
  readonly requestKey: number;
  readonly createdUs: number;
}

interface Row {
  readonly body_hash: Buffer;
  readonly request_key: number;
}

/** SQL on remembered submissions (decisions, section 5). */
export class IdempotencyStore {
  readonly #insert: Statement;
  readonly #find: Statement<[string, string], Row>;
  readonly #forget: Statement;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO idempotency_keys (token_id, idempotency_key, body_hash, request_key, created_us)
      VALUES (@tokenId, @idempotencyKey, @bodyHash, @requestKey, @createdUs)`);
    this.#find = db.prepare(
      'SELECT body_hash, request_key FROM idempotency_keys WHERE token_id = ? AND idempotency_key = ?',
    );
    this.#forget = db.prepare('DELETE FROM idempotency_keys WHERE created_us <= ?');
  }

  insert(entry: IdempotencyEntry): void {
    this.#insert.run(entry);
  }

  find(tokenId: string, idempotencyKey: string): { bodyHash: Buffer; requestKey: number } | undefined {
    const row = this.#find.get(tokenId, idempotencyKey);
    return row === undefined ? undefined : { bodyHash: row.body_hash, requestKey: row.request_key };
  }

  forgetUntil(createdUs: number): void {
    this.#forget.run(createdUs);
  }
}
