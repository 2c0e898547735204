import type { Database, Statement } from 'better-sqlite3';
import { relaxedTransaction } from './relaxed-transaction';

interface Clearing {
  readonly key: number;
  readonly withMirror: 0 | 1;
}

interface Portion {
  /** Requests that went. */
  readonly removed: number;
  readonly isLast: boolean;
}

/** Fields that one transaction removes: about two milliseconds of work. */
const mostFields = 150;
const mostRequests = 25;

/** SQL on what is left to do of removed connections. What a loss of power takes back is done again: the row says what is left. */
export class ConnectionClearingStore {
  readonly #db: Database;
  readonly #list: Statement<[], Clearing>;
  readonly #end: Statement<[number]>;
  readonly #requests: Statement<[number, number], number>;
  readonly #fields: Statement<[number, number], number>;
  readonly #deleteField: Statement<[number]>;
  readonly #deleteRequest: Statement<[number]>;

  constructor(db: Database) {
    this.#db = db;
    this.#list = db.prepare(
      'SELECT key, clearing = 2 AS withMirror FROM connections WHERE clearing > 0 AND removed_us IS NOT NULL ORDER BY key',
    );
    this.#end = db.prepare('UPDATE connections SET clearing = 0 WHERE key = ?');
    this.#requests = db
      .prepare<[number, number], number>('SELECT key FROM requests WHERE origin = ? LIMIT ?')
      .pluck();
    this.#fields = db
      .prepare<[number, number], number>('SELECT key FROM fields WHERE request_key = ? LIMIT ?')
      .pluck();
    this.#deleteField = db.prepare('DELETE FROM fields WHERE key = ?');
    this.#deleteRequest = db.prepare('DELETE FROM requests WHERE key = ?');
  }

  /** Removed connections that are not cleared yet, oldest first. */
  list(): readonly Clearing[] {
    return this.#list.all();
  }

  /** Nothing is left to do. */
  end(key: number): void {
    this.#end.run(key);
  }

  /** Removes a few requests with everything that hangs on them; of one with many fields first its fields. */
  removePortion(origin: number): Portion {
    return relaxedTransaction(this.#db, () => {
      const requests = this.#requests.all(origin, mostRequests);
      let fieldsLeft = mostFields;
      let removed = 0;
      for (const request of requests) {
        const fields = this.#fields.all(request, fieldsLeft);
        for (const field of fields) this.#deleteField.run(field);
        fieldsLeft -= fields.length;
        if (fieldsLeft === 0) return { removed, isLast: false };
        this.#deleteRequest.run(request);
        removed += 1;
      }
      return { removed, isLast: requests.length < mostRequests };
    });
  }
}
