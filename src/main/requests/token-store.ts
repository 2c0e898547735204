import type { Database, Statement } from 'better-sqlite3';
import type { TokenKind } from '../../content/content-request';
import { watchExternalChanges } from '../database/external-changes';

export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  readonly hash: Buffer;
  readonly created_us: number;
  readonly expires_us: number | null;
  readonly last_used_us: number | null;
  readonly revoked_us: number | null;
  /** A connection. */
  readonly forward_to: number | null;
}

export interface NewToken {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  readonly hash: Buffer;
  readonly createdUs: number;
  readonly forwardTo: number | null;
}

/** SQL on tokens, of which only hashes are stored. */
export class TokenStore {
  readonly #insert: Statement;
  readonly #byId: Statement<[string], StoredToken>;
  readonly #list: Statement<[], StoredToken>;
  readonly #revoke: Statement;
  readonly #touch: Statement;

  readonly #pollWrites: () => void;
  #isChanged = false;

  constructor(db: Database) {
    this.#pollWrites = watchExternalChanges(db, () => (this.#isChanged = true)).poll;
    this.#insert = db.prepare(
      'INSERT INTO tokens (id, name, kind, hash, created_us, forward_to) VALUES (@id, @name, @kind, @hash, @createdUs, @forwardTo)',
    );
    this.#byId = db.prepare('SELECT * FROM tokens WHERE id = ?');
    this.#list = db.prepare('SELECT * FROM tokens ORDER BY created_us, id');
    this.#revoke = db.prepare('UPDATE tokens SET revoked_us = ? WHERE id = ? AND revoked_us IS NULL');
    this.#touch = db.prepare(
      'UPDATE tokens SET last_used_us = max(coalesce(last_used_us, 0), ?) WHERE id = ?',
    );
  }

  /** Whether another connection, usually the command line's, has committed since the last call. */
  mayBeChanged(): boolean {
    this.#isChanged = false;
    this.#pollWrites();
    return this.#isChanged;
  }

  insert(token: NewToken): void {
    this.#insert.run(token);
  }

  byId(id: string): StoredToken | undefined {
    return this.#byId.get(id);
  }

  /** Oldest first, revoked ones included. */
  list(): readonly StoredToken[] {
    return this.#list.all();
  }

  revoke(id: string, nowUs: number): void {
    this.#revoke.run(nowUs, id);
  }

  setLastUsed(id: string, usedUs: number): void {
    this.#touch.run(usedUs, id);
  }
}
