import type { Database } from 'better-sqlite3';
import { conditionsOf, type AskedFilter, type CriteriaFilter, type Instant } from './criteria-filter-sql';
import type { Condition, SqlValue } from './instant-ranges-sql';
import { FinerInstants } from './finer-instants-store';
import { segmentsAfter, wholeSort, type Position, type Segment, type SortTerm } from './page-segments';
import { RequestCountStore } from './request-count-store';

export interface PageWindow {
  /** The last returned request; undefined for the beginning. */
  readonly after: Position | undefined;
  /** Number of requests to skip first. */
  readonly offset: number;
  readonly limit: number;
}

export interface PageEntry {
  readonly key: number;
  /** Size of the request's document. */
  readonly bytes: number;
}

export interface PageOfEntries {
  readonly entries: readonly PageEntry[];
  /** Number of hits from the window's beginning on: skipped, on the page and after it. */
  readonly total: number;
}

/**
 * Up to this many hits are found by their criteria and sorted; more are walked in order until the page is
 * full.
 */
const mostSorted = 2000;

/** SQL of the criteria-based query (decisions, section 4). */
export class CriteriaQueryStore {
  readonly #db: Database;
  readonly #counts: RequestCountStore;
  readonly #finer: FinerInstants;

  constructor(db: Database) {
    this.#db = db;
    this.#counts = new RequestCountStore(db);
    this.#finer = new FinerInstants(db);
  }

  /**
   * Returns the requests of a page in order, with the size of each document; documents are read one by one.
   */
  page(asked: AskedFilter, sort: readonly SortTerm[], { after, offset, limit }: PageWindow): PageOfEntries {
    const filter = this.#finer.widen(asked);
    const finer = this.#finer.present();
    const segments = after === undefined ? [{ filter }] : segmentsAfter(filter, sort, after, finer);
    const entries: PageEntry[] = [];
    let total = 0;
    for (const segment of segments) {
      const found = this.#total(segment);
      const skipped = Math.min(Math.max(offset - total, 0), found);
      const wanted = Math.min(limit - entries.length, found - skipped);
      if (wanted > 0) {
        const { sql, values } = this.pageSql(segment, sort, {
          offset: skipped,
          limit: wanted,
          total: found,
          finer,
        });
        entries.push(...this.#db.prepare<SqlValue[], PageEntry>(sql).all(...values));
      }
      total += found;
    }
    return { entries, total };
  }

  /** Returns the statement behind `page`, for the test that checks its plan. */
  pageSql(
    segment: Segment,
    sort: readonly SortTerm[],
    {
      offset,
      limit,
      total,
      finer = new Set(),
    }: {
      readonly offset: number;
      readonly limit: number;
      readonly total: number;
      readonly finer?: ReadonlySet<Instant>;
    },
  ) {
    const { where, values } = whereOf(segment);
    return {
      sql: `SELECT r.key, octet_length(v.document) AS bytes FROM requests r JOIN versions v ON v.request_key = r.key AND v.number = r.version${where} ORDER BY ${orderBy(sort, segment.filter, total <= mostSorted, finer)} LIMIT ? OFFSET ?`,
      values: [...values, limit, offset],
    };
  }

  total(asked: AskedFilter): number {
    return this.#total({ filter: this.#finer.widen(asked) });
  }

  /** Returns the current position of a request. */
  position(key: number): Position | undefined {
    return this.#db
      .prepare<[number], Position>(
        `SELECT created_us AS createdUs, completed_us AS completedUs, finer_digits(created_text) AS createdFiner,
          finer_digits(completed_text) AS completedFiner, id, key FROM requests WHERE key = ?`,
      )
      .get(key);
  }

  #total(segment: Segment): number {
    const { ids, finer, withoutKeys, ...counted } = segment.filter;
    if (segment.after === undefined && ids.length === 0 && finer === undefined) {
      const outside = withoutKeys === undefined ? 0 : this.#outside(counted, withoutKeys);
      return this.#counts.total(counted) - outside;
    }
    const { where, values } = whereOf(segment);
    return (
      this.#db
        .prepare<SqlValue[], number>(`SELECT count(*) FROM requests r${where}`)
        .pluck()
        .get(...values) ?? 0
    );
  }

  /** Counts those of the requests that the rest of a filter finds. */
  #outside(counted: Omit<CriteriaFilter, 'ids'>, keys: readonly number[]): number {
    const { where, values } = whereOf({ filter: { ...counted, ids: [] } });
    const sql = `SELECT count(*) FROM requests r${where === '' ? ' WHERE' : `${where} AND`} r.key IN (SELECT value FROM json_each(?))`;
    return (
      this.#db
        .prepare<SqlValue[], number>(sql)
        .pluck()
        .get(...values, JSON.stringify(keys)) ?? 0
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

/**
 * The requested order, then `created`, `id` and key; requests without `completed` come last in either
 * direction.
 */
function orderBy(
  sort: readonly SortTerm[],
  filter: CriteriaFilter,
  sorted: boolean,
  finer: ReadonlySet<Instant>,
): string {
  // The plus prevents SQLite from choosing an index for the order.
  const plus = sorted ? '+' : '';
  const terms = wholeSort(sort).flatMap(({ by, descending }) => {
    const direction = descending ? ' DESC' : '';
    const digits = finer.has(by) ? [`finer_digits(${by}_text)${direction}`] : [];
    if (by === 'created') return [`${plus}created_us${direction}`, ...digits];
    // All hits are equal in this respect.
    if (filter.withoutCompleted === true) return [];
    // A range on completed excludes NULL. The clause is added only where needed, so that the index provides
    // the order.
    const nulls = descending || filter.completed.length > 0 ? '' : ' NULLS LAST';
    return [`${plus}completed_us${direction}${nulls}`, ...digits];
  });
  return [...terms, `${plus}r.id`, `${plus}r.key`].join(', ');
}
