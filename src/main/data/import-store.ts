import type { Database, Statement } from 'better-sqlite3';
import { mirrorsOfService, type NewConnection } from '../upstream/connection-store';

/** SQL that only an import needs: existing records, and connections that were removed elsewhere. */
export class ImportStore {
  readonly #requestKey: Statement<[string, number, number, number], number>;
  readonly #removedConnection: Statement<[string, string, number], number>;
  readonly #insertRemoved: Statement;

  constructor(db: Database) {
    this.#requestKey = db
      .prepare<[string, number, number, number], number>(`
        SELECT key FROM requests WHERE id = ? AND (+origin = ? OR +origin IN (${mirrorsOfService}))
        ORDER BY origin = ? DESC LIMIT 1`)
      .pluck();
    // An export has milliseconds only.
    this.#removedConnection = db
      .prepare<[string, string, number], number>(
        'SELECT key FROM connections WHERE name = ? AND base_url = ? AND removed_us / 1000 = ? / 1000 LIMIT 1',
      )
      .pluck();
    this.#insertRemoved = db.prepare(`
      INSERT INTO connections (name, base_url, service, listener_key, created_us, removed_us)
      VALUES (@name, @baseUrl, @service, @listenerKey, @createdUs, @removedUs)`);
  }

  /** Finds a request by its service, even if another connection mirrored it. */
  requestKey(id: string, origin: number): number | undefined {
    return this.#requestKey.get(id, origin, origin, origin);
  }

  /** Returns the key of a connection that was removed at that instant. */
  removedConnection(
    { name, baseUrl }: Pick<NewConnection, 'name' | 'baseUrl'>,
    removedUs: number,
  ): number | undefined {
    return this.#removedConnection.get(name, baseUrl, removedUs);
  }

  /**
   * Inserts a removed connection that never had a secret or waiting deliveries here, so there is nothing to
   * clear. Returns its key.
   */
  insertRemoved(connection: NewConnection, removedUs: number): number {
    return Number(this.#insertRemoved.run({ ...connection, removedUs }).lastInsertRowid);
  }
}
