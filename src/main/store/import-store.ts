import type { Database, Statement } from 'better-sqlite3';
import { mirrorsOfService, type NewConnection } from './connection-store';

/** SQL that only an import needs: what is here already, and connections that were removed elsewhere. */
export class ImportStore {
  readonly #hasRequest: Statement<[string, number, number], number>;
  readonly #removedConnection: Statement<[string, string, number], number>;
  readonly #insertRemoved: Statement;

  constructor(db: Database) {
    this.#hasRequest = db
      .prepare<[string, number, number], number>(`
        SELECT EXISTS (SELECT 1 FROM requests WHERE id = ? AND (+origin = ? OR +origin IN (${mirrorsOfService})))`)
      .pluck();
    // An export writes milliseconds.
    this.#removedConnection = db
      .prepare<[string, string, number], number>(
        'SELECT key FROM connections WHERE name = ? AND base_url = ? AND removed_us / 1000 = ? / 1000 LIMIT 1',
      )
      .pluck();
    this.#insertRemoved = db.prepare(`
      INSERT INTO connections (name, base_url, service, listener_key, created_us, removed_us)
      VALUES (@name, @baseUrl, @service, @listenerKey, @createdUs, @removedUs)`);
  }

  /** Also when another connection to the same service brought it. */
  hasRequest(id: string, origin: number): boolean {
    return this.#hasRequest.get(id, origin, origin) === 1;
  }

  /** The key of one that was removed at that instant. */
  removedConnection(
    { name, baseUrl }: Pick<NewConnection, 'name' | 'baseUrl'>,
    removedUs: number,
  ): number | undefined {
    return this.#removedConnection.get(name, baseUrl, removedUs);
  }

  /** It has never had a secret here and owes nothing: there is nothing to clear. Answers its key. */
  insertRemoved(connection: NewConnection, removedUs: number): number {
    return Number(this.#insertRemoved.run({ ...connection, removedUs }).lastInsertRowid);
  }
}
