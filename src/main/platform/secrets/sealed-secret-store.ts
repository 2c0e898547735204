import type { Database, Statement } from 'better-sqlite3';

/** A sealed secret and its place in the database. */
export interface SealedSecret {
  readonly place: 'token' | 'listener' | 'webhook';
  readonly key: number;
  readonly sealed: string;
}

/** SQL on every stored secret, for sealing all of them in another way. */
export class SealedSecretStore {
  readonly #all: Statement<[], SealedSecret>;
  readonly #replace: Readonly<Record<SealedSecret['place'], Statement<[string, number, string]>>>;

  constructor(db: Database) {
    this.#all = db.prepare(`
      SELECT 'token' AS place, key, token AS sealed FROM connections WHERE token IS NOT NULL
      UNION ALL
      SELECT 'listener', key, listener_secret FROM connections WHERE listener_secret IS NOT NULL
      UNION ALL
      SELECT 'webhook', key, secret FROM webhook_secrets`);
    this.#replace = {
      token: db.prepare('UPDATE connections SET token = ? WHERE key = ? AND token = ?'),
      listener: db.prepare(
        'UPDATE connections SET listener_secret = ? WHERE key = ? AND listener_secret = ?',
      ),
      webhook: db.prepare('UPDATE webhook_secrets SET secret = ? WHERE key = ? AND secret = ?'),
    };
  }

  all(): readonly SealedSecret[] {
    return this.#all.all();
  }

  /** Does nothing if the secret was replaced in the meantime. */
  replace({ place, key, sealed }: SealedSecret, by: string): void {
    this.#replace[place].run(by, key, sealed);
  }
}
