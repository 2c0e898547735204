import type { Database } from 'better-sqlite3';
import type { ImportState, RequestState } from '../../content/content-request';
import type { SortKey, ViewId } from '../../contract/views';
import type { StoredRequest } from './content-request-store';
import type { Condition, SqlValue } from './query/instant-ranges-sql';

export interface Listing {
  readonly view: ViewId;
  readonly sort: SortKey;
  readonly descending: boolean;
}

const viewConditions = {
  // Exactly the completed requests have a completion time; in this form the index provides order and
  // condition.
  'to-import': 'import_state IS NULL AND completed_us IS NOT NULL',
  'import-failed': "import_state = 'fail'",
  'changed-since-reviewed': 'reviewed_version < version',
  // A request with an import mark is decided.
  'with-problems': 'error_count + warning_count > 0 AND import_state IS NULL',
  waiting: "state IN ('pending', 'confirmed')",
  imported: "import_state = 'success'",
  all: 'TRUE',
} as const satisfies Record<ViewId, string>;

/** Views with their own count, and an index for each order. */
const countedApart = {
  'changed-since-reviewed': { count: 'SELECT changed FROM reviewed_counts', index: 'requests_changed_by' },
  'with-problems': { count: 'SELECT requests FROM problem_counts', index: 'requests_undecided_by' },
} as const;

/** The conditions on the table of counts, where no column is NULL. */
const countConditions = {
  'to-import': "import_state = '' AND state = 'completed'",
  'import-failed': "import_state = 'fail'",
  waiting: "state IN ('pending', 'confirmed')",
  imported: "import_state = 'success'",
  all: 'TRUE',
} as const satisfies Record<Exclude<ViewId, keyof typeof countedApart>, string>;

const sortColumns = {
  completed: 'completed_us',
  created: 'created_us',
  problems: 'problem_weight',
  size: 'size_bytes',
} as const satisfies Record<SortKey, string>;

/** Has errors; the index of the order by problems answers it. */
export const withErrors = 'problem_weight >= 10000000000';

/** Facts that acting on a request depends on. */
export interface RequestFacts {
  readonly key: number;
  /** The canonical target language. */
  readonly target: string;
  /** Key of its connection; 0 for a local request. */
  readonly origin: number;
  readonly state: RequestState;
  readonly errors: number;
  /** In its current version. */
  readonly isReviewed: 0 | 1;
  readonly importState: ImportState | null;
}

/** SQL behind the requests screen: windows, positions and counts of its views. */
export class RequestListStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  window(listing: Listing, offset: number, limit: number): readonly StoredRequest[] {
    return this.#db
      .prepare<[number, number], StoredRequest>(
        `SELECT * FROM ${source(listing)} WHERE ${viewConditions[listing.view]} ORDER BY ${orderBy(listing)} LIMIT ? OFFSET ?`,
      )
      .all(limit, offset);
  }

  total(view: ViewId): number {
    const count = isCountedApart(view)
      ? countedApart[view].count
      : `SELECT coalesce(sum(count), 0) FROM request_counts WHERE ${countConditions[view]}`;
    return this.#db.prepare<[], number>(count).pluck().get() ?? 0;
  }

  /** Returns the keys of a listing, in its order. */
  keys(
    listing: Listing,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): readonly number[] {
    return this.#db
      .prepare<[number, number], number>(
        `SELECT key FROM ${source(listing)} WHERE ${viewConditions[listing.view]} ORDER BY ${orderBy(listing)} LIMIT ? OFFSET ?`,
      )
      .pluck()
      .all(limit, offset);
  }

  /** Returns the keys of all requests in a view, unordered. */
  keysInView(view: ViewId): readonly number[] {
    return this.keysWhere({ sql: viewConditions[view], values: [] });
  }

  /** Returns those of the given keys that are in the listing, in its order. */
  sorted(listing: Listing, keys: readonly number[]): readonly number[] {
    return this.#db
      .prepare<[string], number>(
        `SELECT requests.key FROM json_each(?) AS asked CROSS JOIN requests ON requests.key = asked.value
         WHERE ${viewConditions[listing.view]} ORDER BY ${orderBy(listing)}`,
      )
      .pluck()
      .all(JSON.stringify(keys));
  }

  /** Returns what is known about those of the requests that exist. */
  facts(keys: readonly number[]): readonly RequestFacts[] {
    return this.#db
      .prepare<[string], RequestFacts>(
        `SELECT requests.key, language_target_canonical AS target, origin, state, error_count AS errors,
           coalesce(reviewed_version >= version, 0) AS isReviewed, import_state AS importState
         FROM json_each(?) AS asked CROSS JOIN requests ON requests.key = asked.value`,
      )
      .all(JSON.stringify(keys));
  }

  /** Returns the keys that meet a condition, unordered. */
  keysWhere({ sql, values }: Condition): readonly number[] {
    return this.#db
      .prepare<SqlValue[], number>(`SELECT key FROM requests WHERE ${sql}`)
      .pluck()
      .all(...values);
  }

  /**
   * Returns requests whose id, here or at the service that they were sent to, is the text or begins with it,
   * with that id.
   */
  byId(text: string, limit: number): readonly { readonly key: number; readonly id: string }[] {
    return this.#db
      .prepare<[object], { readonly key: number; readonly id: string }>(
        `SELECT key, id FROM requests WHERE id >= @from AND id < @to UNION ALL
         SELECT request_key, upstream_id FROM forwardings WHERE upstream_id >= @from AND upstream_id < @to LIMIT @limit`,
      )
      .all({ from: text, to: endOfPrefix(text), limit });
  }

  /** Number of requests before this one in the listing; undefined when it is not in it. */
  position(listing: Listing, request: StoredRequest): number | undefined {
    const condition = viewConditions[listing.view];
    if (this.#count('requests', `${condition} AND key = ?`, request.key) === 0) return undefined;
    const from = source(listing);

    const column = sortColumns[listing.sort];
    const beyond = listing.descending ? '>' : '<';
    const value = listing.sort === 'completed' ? request.completed_us : sortValue(listing.sort, request);
    const tie = `(created_us, id) ${beyond} (?, ?)`;
    const tieValues = [request.created_us, request.id] as const;
    // Requests without a completion time come last in either order.
    if (value === null) {
      return (
        this.#count(from, `${condition} AND ${column} IS NOT NULL`) +
        this.#count(from, `${condition} AND ${column} IS NULL AND ${tie}`, ...tieValues)
      );
    }
    return (
      this.#count(from, `${condition} AND ${column} ${beyond} ?`, value) +
      this.#count(from, `${condition} AND ${column} = ? AND ${tie}`, value, ...tieValues)
    );
  }

  #count(from: string, condition: string, ...values: readonly (string | number)[]): number {
    return (
      this.#db
        .prepare<(string | number)[], number>(`SELECT count(*) FROM ${from} WHERE ${condition}`)
        .pluck()
        .get(...values) ?? 0
    );
  }
}

/** The condition of a view on the table of counts; undefined for a view that has its own count. */
export function countedCondition(view: ViewId): string | undefined {
  return isCountedApart(view) ? undefined : countConditions[view];
}

/** Without a hint to the view's own index the planner walks all requests in that order. */
function source({ view, sort }: Listing): string {
  return isCountedApart(view) ? `requests INDEXED BY ${countedApart[view].index}_${sort}` : 'requests';
}

function isCountedApart(view: ViewId): view is keyof typeof countedApart {
  return Object.hasOwn(countedApart, view);
}

function sortValue(sort: Exclude<SortKey, 'completed'>, request: StoredRequest): number {
  switch (sort) {
    case 'created':
      return request.created_us;
    case 'problems':
      return request.problem_weight;
    case 'size':
      return request.size_bytes;
  }
}

function orderBy({ sort, descending }: Listing): string {
  const direction = descending ? 'DESC' : 'ASC';
  // A repeated column would make SQLite sort again what its index has in order.
  if (sort === 'created') return `created_us ${direction}, requests.id ${direction}`;
  // SQLite sorts NULL first when ascending, so descending needs no NULLS LAST and can walk the index
  // backwards.
  const nullsLast = sort === 'completed' && !descending ? ' NULLS LAST' : '';
  return `${sortColumns[sort]} ${direction}${nullsLast}, created_us ${direction}, requests.id ${direction}`;
}

/** The end of the range of texts that begin with a text, in SQLite's order. */
export function endOfPrefix(text: string): string {
  return `${text}\u{10ffff}`;
}
