import type { Database } from 'better-sqlite3';
import { equalities, type CriteriaFilter } from './criteria-filter-sql';
import type { Condition, InstantRange, SqlValue } from './instant-ranges-sql';
import { dayUs, inOneOf, union, type Stretch } from './instant-ranges-sql';

type CountedFilter = Omit<CriteriaFilter, 'ids'>;

/** Ranges split into whole days, which the table of counts covers, and parts of days, which are counted. */
interface Pieces {
  readonly all: readonly Stretch[];
  readonly days: readonly Stretch[];
  readonly parts: readonly Stretch[];
}

/** Value in `request_counts` for requests without completion. */
const noDay = -1_000_000;

/** Totals from sums over `request_counts`; only days at the ends of ranges are counted row by row. */
export class RequestCountStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts with at most three statements, however many ranges are given. */
  total(filter: CountedFilter): number {
    const created = piecesOf(filter.created);
    const completed = piecesOf(filter.completed);
    let total = this.#sumOfDays(filter, created?.days, completed?.days);
    if (created !== undefined)
      total += this.#count(filter, ['created_us', created.parts], ['completed_us', completed?.all]);
    if (completed !== undefined) {
      total += this.#count(filter, ['completed_us', completed.parts], ['created_us', created?.days]);
    }
    return total;
  }

  #sumOfDays(
    filter: CountedFilter,
    created: readonly Stretch[] | undefined,
    completed: readonly Stretch[] | undefined,
  ): number {
    if (created?.length === 0 || completed?.length === 0) return 0;
    const { withoutCompleted, ...asked } = filter;
    const conditions = [
      created === undefined ? undefined : inOneOf('created_day', created.map(inDays)),
      withoutCompleted === true ? { sql: `completed_day = ${noDay}`, values: [] } : undefined,
      ...equalities(asked),
    ].filter((condition) => condition !== undefined);
    return this.#number(
      'coalesce(sum(count), 0)',
      'request_counts',
      completed === undefined ? undefined : ['completed_day', completed.map(inDays)],
      conditions,
    );
  }

  #count(
    filter: CountedFilter,
    driving: readonly [column: string, parts: readonly Stretch[]],
    [column, stretches]: readonly [column: string, stretches: readonly Stretch[] | undefined],
  ): number {
    if (driving[1].length === 0 || stretches?.length === 0) return 0;
    const other = stretches === undefined ? [] : [inOneOf(column, stretches)];
    return this.#number('count(*)', 'requests', driving, [...other, ...equalities(filter)]);
  }

  /** Adds up the rows of each range by index; ranges are disjoint, so that no row counts twice. */
  #number(
    what: string,
    table: string,
    driving: readonly [column: string, stretches: readonly Stretch[]] | undefined,
    conditions: readonly Condition[],
  ): number {
    const where = conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
    const values = conditions.flatMap((condition) => condition.values);
    let from = table;
    if (driving !== undefined) {
      const [column, stretches] = driving;
      from = `json_each(?) AS stretch CROSS JOIN ${table} ON ${column} >= stretch.value ->> 0 AND ${column} < stretch.value ->> 1`;
      values.unshift(JSON.stringify(stretches.map(({ fromUs, toUs }) => [fromUs, toUs])));
    }
    return (
      this.#db
        .prepare<SqlValue[], number>(`SELECT ${what} FROM ${from}${where}`)
        .pluck()
        .get(...values) ?? 0
    );
  }
}

/** Undefined for an empty list, which doesn't restrict the query. */
function piecesOf(ranges: readonly InstantRange[]): Pieces | undefined {
  if (ranges.length === 0) return undefined;
  const all = union(ranges);
  const days: Stretch[] = [];
  const parts: Stretch[] = [];
  for (const stretch of all) {
    const fromUs = Math.ceil(stretch.fromUs / dayUs) * dayUs;
    const toUs = Math.floor(stretch.toUs / dayUs) * dayUs;
    if (fromUs >= toUs) {
      parts.push(stretch);
      continue;
    }
    days.push({ fromUs, toUs });
    if (stretch.fromUs < fromUs) parts.push({ fromUs: stretch.fromUs, toUs: fromUs });
    if (toUs < stretch.toUs) parts.push({ fromUs: toUs, toUs: stretch.toUs });
  }
  return { all, days, parts };
}

function inDays({ fromUs, toUs }: Stretch): Stretch {
  return { fromUs: fromUs / dayUs, toUs: toUs / dayUs };
}
