import type { Database, Statement } from 'better-sqlite3';

/** The deviations of a request's target, as one text, with the source that its languages have in common. */
export interface StoredDeviations {
  readonly requestKey: number;
  readonly source: number;
  readonly language: string;
  readonly fields: string;
}

/** Largest number of requests with one source that are compared. */
const mostCompared = 100;

/** SQL on the deviations of all requests from their sources. */
export class DeviationStore {
  readonly #ofRequest: Statement<[number], StoredDeviations>;
  readonly #ofSource: Statement<[number], StoredDeviations>;
  readonly #put: Statement<[StoredDeviations]>;
  readonly #remove: Statement<[number]>;
  readonly #enqueue: Statement<[number]>;

  constructor(db: Database) {
    const columns = 'request_key AS requestKey, source, language, fields';
    this.#ofRequest = db.prepare(`SELECT ${columns} FROM deviations WHERE request_key = ?`);
    this.#ofSource = db.prepare(
      `SELECT ${columns} FROM deviations WHERE source = ? ORDER BY request_key DESC LIMIT ${mostCompared}`,
    );
    this.#put = db.prepare(
      'INSERT OR REPLACE INTO deviations VALUES (@requestKey, @source, @language, @fields)',
    );
    this.#remove = db.prepare('DELETE FROM deviations WHERE request_key = ?');
    this.#enqueue = db.prepare('INSERT OR IGNORE INTO owed VALUES (?)');
  }

  ofRequest(requestKey: number): StoredDeviations | undefined {
    return this.#ofRequest.get(requestKey);
  }

  /** Returns those of all requests with a source, the newest request first. */
  ofSource(source: number): readonly StoredDeviations[] {
    return this.#ofSource.all(source);
  }

  put(deviations: StoredDeviations): void {
    this.#put.run(deviations);
  }

  remove(requestKey: number): void {
    this.#remove.run(requestKey);
  }

  /** Queues another check of requests. */
  enqueue(requestKeys: readonly number[]): void {
    for (const key of requestKeys) this.#enqueue.run(key);
  }
}
