import type { Database, Statement } from 'better-sqlite3';

export interface StoredWebhookSecret {
  readonly key: number;
  /** Sealed. */
  readonly secret: string;
  readonly created_us: number;
  readonly expires_us: number | null;
}

/** SQL on the secrets that sign our webhook calls. */
export class WebhookSecretStore {
  readonly #all: Statement<[], StoredWebhookSecret>;
  readonly #insert: Statement;
  readonly #expire: Statement;
  readonly #forgetExpired: Statement;

  constructor(db: Database) {
    this.#all = db.prepare('SELECT * FROM webhook_secrets ORDER BY key DESC');
    this.#insert = db.prepare('INSERT INTO webhook_secrets (secret, created_us) VALUES (?, ?)');
    this.#expire = db.prepare('UPDATE webhook_secrets SET expires_us = ? WHERE expires_us IS NULL');
    this.#forgetExpired = db.prepare('DELETE FROM webhook_secrets WHERE expires_us <= ?');
  }

  /** Newest first. */
  all(): readonly StoredWebhookSecret[] {
    return this.#all.all();
  }

  insert(sealed: string, createdUs: number): void {
    this.#insert.run(sealed, createdUs);
  }

  /** Sets the end of the secret in force. */
  expire(expiresUs: number): void {
    this.#expire.run(expiresUs);
  }

  forgetExpired(nowUs: number): void {
    this.#forgetExpired.run(nowUs);
  }
}
