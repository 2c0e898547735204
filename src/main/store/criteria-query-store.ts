import type { Database } from 'better-sqlite3';
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
  /** How many requests the filter finds. */
  readonly total: number;
}

export interface PageEntry {
  readonly key: number;
  /** Of the request's document. */
  readonly bytes: number;
}

/** Up to so many hits are found by their criteria and sorted; more are walked in order until the page is full. */
const mostSorted = 2000;

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

  /** The requests of a page in their order, and how long each one's document is; the documents are read one by one. */
  page(filter: CriteriaFilter, sort: readonly SortTerm[], page: PageOfKeys): readonly PageEntry[] {
    const { sql, values } = this.pageSql(filter, sort, page);
    return this.#db.prepare<SqlValue[], PageEntry>(sql).all(...values);
  }

  /** The statement behind `page`, for the test that reads its plan. */
  pageSql(
    filter: CriteriaFilter,
    sort: readonly SortTerm[],
    { offset, limit, newestKey, total }: PageOfKeys,
  ) {
    const conditions = [...conditionsOf(filter), { sql: '+r.key <= ?', values: [newestKey] }];
    return {
      sql: `SELECT r.key, octet_length(v.document) AS bytes FROM requests r JOIN versions v ON v.request_key = r.key AND v.number = r.version WHERE ${conditions.map((c) => c.sql).join(' AND ')} ORDER BY ${orderBy(sort, filter, total <= mostSorted)} LIMIT ? OFFSET ?`,
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
function orderBy(sort: readonly SortTerm[], filter: CriteriaFilter, sorted: boolean): string {
  // A plus keeps SQLite from choosing an index for the order's sake.
  const plus = sorted ? '+' : '';
  const terms = sort.map(({ by, descending }) => {
    if (by === 'created') return `${plus}created_us${descending ? ' DESC' : ''}`;
    if (descending) return `${plus}completed_us DESC`;
    // A range on completed lets no NULL through; said only where needed, the index serves the order as it is.
    return `${plus}completed_us${filter.completed.length > 0 ? '' : ' NULLS LAST'}`;
  });
  if (!sort.some(({ by }) => by === 'created')) terms.push(`${plus}created_us`);
  return [...terms, `${plus}r.id`].join(', ');
}
