import type { Database, Statement } from 'better-sqlite3';

export interface StoredUse {
  readonly key: number;
  readonly profile_id: string;
  readonly origin: number | null;
  readonly token_id: string | null;
  readonly field_pattern: string | null;
  readonly request_key: number | null;
}

/** The columns of a request by which a profile applies to it. */
export interface UsedFor {
  readonly key: number;
  readonly origin: number;
  readonly token_id: string | null;
}

interface StoredProfile {
  readonly id: string;
  readonly body: string;
}

/** SQL on the coordinator's profiles, and on where profiles apply. */
export class ReceiverStore {
  readonly #profiles: Statement<[], StoredProfile>;
  readonly #profile: Statement<[string], string>;
  readonly #put: Statement;
  readonly #removeProfile: Statement<[string]>;
  readonly #usesOfProfile: Statement<[string]>;
  readonly #uses: Statement<[], StoredUse>;
  readonly #usesOf: Statement<[number, number, string | null], StoredUse>;
  readonly #byHand: Statement<[number], StoredUse>;
  readonly #insert: Statement;
  readonly #removeUse: Statement<[number]>;
  readonly #removeOfRequest: Statement<[number]>;

  constructor(db: Database) {
    this.#profiles = db.prepare('SELECT id, body FROM receiver_profiles ORDER BY id');
    this.#profile = db.prepare<[string], string>('SELECT body FROM receiver_profiles WHERE id = ?').pluck();
    this.#put = db.prepare(`
      INSERT INTO receiver_profiles (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`);
    this.#removeProfile = db.prepare('DELETE FROM receiver_profiles WHERE id = ?');
    this.#usesOfProfile = db.prepare('DELETE FROM receiver_uses WHERE profile_id = ?');
    this.#uses = db.prepare('SELECT * FROM receiver_uses WHERE request_key IS NULL ORDER BY key');
    this.#usesOf = db.prepare(`
      SELECT * FROM receiver_uses
      WHERE (request_key IS NULL OR request_key = ?) AND (origin IS NULL OR origin = ?)
        AND (token_id IS NULL OR token_id = ?)
      ORDER BY key`);
    this.#byHand = db.prepare('SELECT * FROM receiver_uses WHERE request_key = ? ORDER BY key');
    this.#insert = db.prepare(`
      INSERT INTO receiver_uses (profile_id, origin, token_id, field_pattern, request_key)
      VALUES (@profileId, @origin, @tokenId, @fieldPattern, @requestKey)`);
    this.#removeUse = db.prepare('DELETE FROM receiver_uses WHERE key = ?');
    this.#removeOfRequest = db.prepare('DELETE FROM receiver_uses WHERE request_key = ?');
  }

  profiles(): readonly StoredProfile[] {
    return this.#profiles.all();
  }

  profile(id: string): string | undefined {
    return this.#profile.get(id);
  }

  put(id: string, body: string): void {
    this.#put.run(id, body);
  }

  /** Removes a profile of the coordinator's with its uses. */
  remove(id: string): void {
    this.#removeProfile.run(id);
    this.#usesOfProfile.run(id);
  }

  /** Lists the uses for many requests. */
  uses(): readonly StoredUse[] {
    return this.#uses.all();
  }

  /** Lists the uses that a request meets, those made by hand included. */
  usesOf({ key, origin, token_id }: UsedFor): readonly StoredUse[] {
    return this.#usesOf.all(key, origin, token_id);
  }

  /** Lists the uses that were made for one request by hand. */
  byHand(requestKey: number): readonly StoredUse[] {
    return this.#byHand.all(requestKey);
  }

  insert(use: {
    readonly profileId: string;
    readonly origin: number | null;
    readonly tokenId: string | null;
    readonly fieldPattern: string | null;
    readonly requestKey: number | null;
  }): void {
    this.#insert.run(use);
  }

  removeUse(key: number): void {
    this.#removeUse.run(key);
  }

  removeOfRequest(requestKey: number): void {
    this.#removeOfRequest.run(requestKey);
  }
}
