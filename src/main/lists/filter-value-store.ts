import type { Database } from 'better-sqlite3';
import type { FilterValues } from '../../contract/views';

const mostLanguages = 100;

/** SQL on the values that a filter suggests. */
export class FilterValueStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  read(): FilterValues {
    return {
      sourceLanguages: this.#languages('language_source_canonical'),
      targetLanguages: this.#languages('language_target_canonical'),
      origins: this.#db
        .prepare<[], string>(
          `SELECT name FROM connections LEFT JOIN origin_counts ON origin = connections.key
           WHERE removed_us IS NULL OR count > 0 GROUP BY name ORDER BY sum(count) DESC`,
        )
        .pluck()
        .all(),
    };
  }

  #languages(column: string): readonly string[] {
    return this.#db
      .prepare<[number], string>(
        `SELECT ${column} FROM request_counts GROUP BY 1 HAVING sum(count) > 0 ORDER BY sum(count) DESC LIMIT ?`,
      )
      .pluck()
      .all(mostLanguages);
  }
}
