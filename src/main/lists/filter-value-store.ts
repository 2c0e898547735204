import type { Database } from 'better-sqlite3';
import type { FilterSuggestion, FilterValues, ViewId } from '../../contract/views';
import { countedCondition } from '../requests/request-list-store';

const mostValues = 100;

/** SQL on the values that a filter suggests. */
export class FilterValueStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts are those of the view, if it is one that is counted by languages, states and marks. */
  read(view: ViewId): Omit<FilterValues, 'field'> {
    return {
      state: this.#counted('state', view),
      mark: this.#counted("iif(import_state = '', 'none', import_state)", view),
      source: this.#counted('language_source_canonical', view),
      target: this.#counted('language_target_canonical', view),
      origin: this.#db
        .prepare<[], FilterSuggestion>(
          `SELECT name AS value FROM connections LEFT JOIN origin_counts ON origin = connections.key
           WHERE removed_us IS NULL OR count > 0 GROUP BY name ORDER BY sum(count) DESC`,
        )
        .all(),
    };
  }

  #counted(column: string, view: ViewId): readonly FilterSuggestion[] {
    const condition = countedCondition(view);
    const all = this.#db
      .prepare<[number], Required<FilterSuggestion>>(
        `SELECT ${column} AS value, coalesce(sum(count) FILTER (WHERE ${condition ?? 'TRUE'}), 0) AS count
         FROM request_counts GROUP BY 1 HAVING sum(count) > 0 ORDER BY count DESC LIMIT ?`,
      )
      .all(mostValues);
    return condition === undefined ? all.map(({ value }) => ({ value })) : all;
  }
}
