import type { Database, Statement } from 'better-sqlite3';

/** SQL on the one webhook registration of the service. */
export class WebhookStore {
  readonly #read: Statement<[], string>;
  readonly #write: Statement;
  readonly #remove: Statement;

  constructor(db: Database) {
    this.#read = db.prepare<[], string>('SELECT url FROM webhook_registration').pluck();
    this.#write = db.prepare(`
      INSERT INTO webhook_registration (key, url, changed_us) VALUES (1, ?, ?)
      ON CONFLICT (key) DO UPDATE SET url = excluded.url, changed_us = excluded.changed_us`);
    this.#remove = db.prepare('DELETE FROM webhook_registration');
  }

  url(): string | undefined {
    return this.#read.get();
  }

  setUrl(url: string, nowUs: number): void {
    this.#write.run(url, nowUs);
  }

  remove(): void {
    this.#remove.run();
  }
}
