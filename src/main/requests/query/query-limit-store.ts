import type { Database, Statement } from 'better-sqlite3';

/** SQL on the clock of the query limit: when each token's last criteria-based query was accepted. */
export class QueryLimitStore {
  readonly #read: Statement<[string], number>;
  readonly #write: Statement;
  readonly #move: Statement<[number]>;
  readonly #newest: Statement<[], number | null>;
  readonly #notLater: Statement<{ us: number }>;

  constructor(db: Database) {
    this.#read = db
      .prepare<[string], number>('SELECT accepted_us FROM query_limits WHERE token_id = ?')
      .pluck();
    this.#write = db.prepare(`
      INSERT INTO query_limits (token_id, accepted_us) VALUES (?, ?)
      ON CONFLICT (token_id) DO UPDATE SET accepted_us = excluded.accepted_us`);
    this.#move = db.prepare('UPDATE query_limits SET accepted_us = accepted_us + ?');
    this.#newest = db.prepare<[], number | null>('SELECT max(accepted_us) FROM query_limits').pluck();
    this.#notLater = db.prepare<{ us: number }>(
      'UPDATE query_limits SET accepted_us = :us WHERE accepted_us > :us',
    );
  }

  acceptedUs(tokenId: string): number | undefined {
    return this.#read.get(tokenId);
  }

  /** Moves all times, because the machine's clock was set. */
  move(byUs: number): void {
    this.#move.run(byUs);
  }

  /** When the last query of any token was accepted. */
  newestUs(): number | undefined {
    return this.#newest.get() ?? undefined;
  }

  /** Sets times of accepted queries that are later than `us` to `us`. */
  setNotLater(us: number): void {
    this.#notLater.run({ us });
  }

  setAccepted(tokenId: string, acceptedUs: number): void {
    this.#write.run(tokenId, acceptedUs);
  }
}
