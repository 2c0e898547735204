import type { Database, Statement } from 'better-sqlite3';

/** How a language translates a field. */
export interface TranslatedField {
  readonly language: string;
  /** The deviations of its target as one text; null where it has none. */
  readonly said: string | null;
}

/** A field of a request. */
export interface StoredField extends TranslatedField {
  readonly requestKey: number;
  /** Identifies the source: its language and its text. */
  readonly source: number;
}

/** Largest number of requests that are checked again because a translation of one source changed. */
const mostConcerned = 100;

/** SQL on the deviations of all translated fields from their sources. */
export class DeviationStore {
  readonly #ofRequest: Statement<[number], StoredField>;
  readonly #concerned: Statement<[number], StoredField>;
  readonly #languages: Statement<[{ source: number }], TranslatedField>;
  readonly #put: Statement<[StoredField]>;
  readonly #remove: Statement<[StoredField]>;
  readonly #enqueue: Statement<[number]>;

  constructor(db: Database) {
    const columns = 'request_key AS requestKey, source, language, said';
    this.#ofRequest = db.prepare(`SELECT ${columns} FROM deviations WHERE request_key = ?`);
    this.#concerned = db.prepare(
      `SELECT ${columns} FROM deviations WHERE source = ? AND said IS NOT NULL
       ORDER BY request_key DESC LIMIT ${mostConcerned}`,
    );
    const rest = 'FROM deviations WHERE source = @source AND deviations.language';
    // Goes from language to language, since a short text may be in thousands of requests.
    this.#languages = db.prepare(
      `WITH RECURSIVE each (language) AS (
         SELECT MIN(language) ${rest} > ''
         UNION ALL
         SELECT (SELECT MIN(language) ${rest} > each.language) FROM each WHERE each.language IS NOT NULL)
       SELECT language, (SELECT said ${rest} = each.language ORDER BY request_key DESC LIMIT 1) AS said
       FROM each WHERE language IS NOT NULL`,
    );
    this.#put = db.prepare(
      'INSERT OR REPLACE INTO deviations VALUES (@source, @language, @requestKey, @said)',
    );
    this.#remove = db.prepare(
      'DELETE FROM deviations WHERE source = @source AND language = @language AND request_key = @requestKey',
    );
    this.#enqueue = db.prepare('INSERT OR IGNORE INTO owed VALUES (?)');
  }

  ofRequest(requestKey: number): readonly StoredField[] {
    return this.#ofRequest.all(requestKey);
  }

  /** Returns the newest of the translations of a source that deviate from it. */
  concerned(source: number): readonly StoredField[] {
    return this.#concerned.all(source);
  }

  /** Returns the newest translation of a source in each language. */
  languages(source: number): readonly TranslatedField[] {
    return this.#languages.all({ source });
  }

  put(field: StoredField): void {
    this.#put.run(field);
  }

  remove(field: StoredField): void {
    this.#remove.run(field);
  }

  /** Queues another check of requests. */
  enqueue(requestKeys: Iterable<number>): void {
    for (const key of requestKeys) this.#enqueue.run(key);
  }
}
