import type { Database } from 'better-sqlite3';
import { conditionsOf, type Condition, type CriteriaFilter, type SqlValue } from './criteria-filter';
import { segmentsAfter, wholeSort, type Position, type Segment, type SortTerm } from './page-segments';
import { RequestCountStore } from './request-count-store';

export interface PageWindow {
  /** The last request that was given; undefined: from the beginning. */
  readonly after: Position | undefined;
  /** Requests to be skipped first. */
  readonly offset: number;
  readonly limit: number;
}

export interface PageEntry {
  readonly key: number;
  /** Of the request's document. */
  readonly bytes: number;
}

export interface PageOfEntries {
  readonly entries: readonly PageEntry[];
  /** From the window's beginning on: what is skipped, what is on the page and what is left. */
  readonly total: number;
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

  /** The requests of a page in their order, and how long each one's document is; the documents are read one by one. */
  page(
    filter: CriteriaFilter,
    sort: readonly SortTerm[],
    { after, offset, limit }: PageWindow,
  ): PageOfEntries {
    const segments = after === undefined ? [{ filter }] : segmentsAfter(filter, sort, after);
    const entries: PageEntry[] = [];
    let total = 0;
    for (const segment of segments) {
      const found = this.#total(segment);
      const skipped = Math.min(Math.max(offset - total, 0), found);
      const wanted = Math.min(limit - entries.length, found - skipped);
      if (wanted > 0) {
        const { sql, values } = this.pageSql(segment, sort, { offset: skipped, limit: wanted, total: found });
        entries.push(...this.#db.prepare<SqlValue[], PageEntry>(sql).all(...values));
      }
      total += found;
    }
    return { entries, total };
  }

  /** The statement behind `page`, for the test that reads its plan. */
  pageSql(
    segment: Segment,
    sort: readonly SortTerm[],
    { offset, limit, total }: { readonly offset: number; readonly limit: number; readonly total: number },
  ) {
    const { where, values } = whereOf(segment);
    return {
      sql: `SELECT r.key, octet_length(v.document) AS bytes FROM requests r JOIN versions v ON v.request_key = r.key AND v.number = r.version${where} ORDER BY ${orderBy(sort, segment.filter, total <= mostSorted)} LIMIT ? OFFSET ?`,
      values: [...values, limit, offset],
    };
  }

  total(filter: CriteriaFilter): number {
    return this.#total({ filter });
  }

  /** Where a request stands now. */
  position(key: number): Position | undefined {
    return this.#db
      .prepare<[number], Position>(
        'SELECT created_us AS createdUs, completed_us AS completedUs, id, key FROM requests WHERE key = ?',
      )
      .get(key);
  }

  #total(segment: Segment): number {
    if (segment.after === undefined && segment.filter.ids.length === 0) {
      return this.#counts.total(segment.filter);
    }
    const { where, values } = whereOf(segment);
    return (
      this.#db
        .prepare<SqlValue[], number>(`SELECT count(*) FROM requests r${where}`)
        .pluck()
        .get(...values) ?? 0
    );
  }
}

function whereOf({ filter, after }: Segment): {
  readonly where: string;
  readonly values: readonly SqlValue[];
} {
  const conditions: Condition[] = [...conditionsOf(filter)];
  if (after !== undefined) conditions.push({ sql: '(r.id, r.key) > (?, ?)', values: [after.id, after.key] });
  return {
    where: conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  };
}

/** As given, then `created`, `id` and key; requests without `completed` last either way. */
function orderBy(sort: readonly SortTerm[], filter: CriteriaFilter, sorted: boolean): string {
  // A plus keeps SQLite from choosing an index for the order's sake.
  const plus = sorted ? '+' : '';
  const terms = wholeSort(sort).flatMap(({ by, descending }) => {
    if (by === 'created') return `${plus}created_us${descending ? ' DESC' : ''}`;
    // All of them alike.
    if (filter.withoutCompleted === true) return [];
    if (descending) return `${plus}completed_us DESC`;
    // A range on completed lets no NULL through; said only where needed, the index serves the order as it is.
    return `${plus}completed_us${filter.completed.length > 0 ? '' : ' NULLS LAST'}`;
  });
  return [...terms, `${plus}r.id`, `${plus}r.key`].join(', ');
}
