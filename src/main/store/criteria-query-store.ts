import type { Database } from 'better-sqlite3';
import type { StoredRequest } from './content-request-store';
import { conditionsOf, type CriteriaFilter, type SqlValue } from './criteria-filter';
import { RequestCountStore } from './request-count-store';

export interface SortTerm {
  readonly by: 'created' | 'completed';
  readonly descending: boolean;
}

export interface PageOfKeys {
  readonly offset: number;
  readonly limit: number;
  /** Only requests that were there when the query's first page was answered. */
  readonly newestKey: number;
}

/** SQL of the criteria-based query (decisions, section 4). */
export class CriteriaQueryStore {
  readonly #db: Database;
  readonly #counts: RequestCountStore;

  constructor(db: Database) {
    this.#db = db;
    this.#counts = new RequestCountStore(db);
  }

  newestKey(): number {
    return this.#db.prepare<[], number>('SELECT coalesce(max(key), 0) FROM requests').pluck().get() ?? 0;
  }

  page(filter: CriteriaFilter, sort: readonly SortTerm[], page: PageOfKeys): readonly StoredRequest[] {
    const { sql, values } = this.pageSql(filter, sort, page);
    return this.#db.prepare<SqlValue[], StoredRequest>(sql).all(...values);
  }

  /** The statement behind `page`, for the test that reads its plan. */
  pageSql(filter: CriteriaFilter, sort: readonly SortTerm[], { offset, limit, newestKey }: PageOfKeys) {
    const conditions = [...conditionsOf(filter), { sql: '+key <= ?', values: [newestKey] }];
    return {
      sql: `SELECT * FROM requests WHERE ${conditions.map((c) => c.sql).join(' AND ')} ORDER BY ${orderBy(sort, filter)} LIMIT ? OFFSET ?`,
      values: [...conditions.flatMap((c) => c.values), limit, offset],
    };
  }

  total(filter: CriteriaFilter): number {
    if (filter.ids.length === 0) return this.#counts.total(filter);
    const conditions = conditionsOf(filter);
    return (
      this.#db
        .prepare<SqlValue[], number>(
          `SELECT count(*) FROM requests WHERE ${conditions.map((c) => c.sql).join(' AND ')}`,
        )
        .pluck()
        .get(...conditions.flatMap((c) => c.values)) ?? 0
    );
  }
}

/** As given, then `created`, then `id`; requests without `completed` last either way. */
function orderBy(sort: readonly SortTerm[], filter: CriteriaFilter): string {
  const terms = sort.map(({ by, descending }) => {
    if (by === 'created') return `created_us${descending ? ' DESC' : ''}`;
    if (descending) return 'completed_us DESC';
    // A range on completed lets no NULL through; said only where needed, the index serves the order as it is.
    return filter.completed.length > 0 ? 'completed_us' : 'completed_us NULLS LAST';
  });
  if (!sort.some(({ by }) => by === 'created')) terms.push('created_us');
  return [...terms, 'id'].join(', ');
}
