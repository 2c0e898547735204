import type { Database, Statement } from 'better-sqlite3';

/** A sync that another process requests of the running program. */
export interface StoredSyncRequest {
  readonly key: number;
  readonly connection_key: number;
  readonly state: 'asked' | 'running' | 'refused' | 'ended';
  /** RFC 3339. */
  readonly allowed_at: string | null;
  readonly run_key: number | null;
}

/** SQL on syncs requested by other processes. */
export class SyncRequestStore {
  readonly #insert: Statement<[number, number]>;
  readonly #byKey: Statement<[number], StoredSyncRequest>;
  readonly #asked: Statement<[number], StoredSyncRequest>;
  readonly #answer: Statement;
  readonly #forget: Statement<[number]>;
  readonly #delete: Statement<[number]>;

  constructor(db: Database) {
    this.#insert = db.prepare('INSERT INTO sync_asks (connection_key, asked_us) VALUES (?, ?)');
    this.#byKey = db.prepare('SELECT * FROM sync_asks WHERE key = ?');
    this.#asked = db.prepare("SELECT * FROM sync_asks WHERE state = 'asked' AND asked_us >= ? ORDER BY key");
    this.#answer = db.prepare(
      'UPDATE sync_asks SET state = @state, allowed_at = @allowedAt, run_key = @runKey WHERE key = @key',
    );
    this.#forget = db.prepare('DELETE FROM sync_asks WHERE asked_us < ?');
    this.#delete = db.prepare('DELETE FROM sync_asks WHERE key = ?');
  }

  insert(connectionKey: number, nowUs: number): number {
    return Number(this.#insert.run(connectionKey, nowUs).lastInsertRowid);
  }

  byKey(key: number): StoredSyncRequest | undefined {
    return this.#byKey.get(key);
  }

  /** Unanswered requests, oldest first. */
  asked(sinceUs: number): readonly StoredSyncRequest[] {
    return this.#asked.all(sinceUs);
  }

  answer(
    key: number,
    state: 'running' | 'refused' | 'ended',
    {
      allowedAt,
      runKey,
    }: { readonly allowedAt?: string | undefined; readonly runKey?: number | undefined } = {},
  ): void {
    this.#answer.run({ key, state, allowedAt: allowedAt ?? null, runKey: runKey ?? null });
  }

  /** Deletes requests before this instant, whose commands have ended. */
  forget(beforeUs: number): void {
    this.#forget.run(beforeUs);
  }

  delete(key: number): void {
    this.#delete.run(key);
  }
}
