import type { Database } from 'better-sqlite3';
import {
  bounds,
  oneOf,
  type Condition,
  type CriteriaFilter,
  type InstantRange,
  type SqlValue,
} from './criteria-filter';

const dayUs = 86_400_000_000;

/** A stretch of a range: whole days, which the counts know, or a part of one day, which is counted. */
type Piece =
  | { readonly kind: 'any' }
  | { readonly kind: 'days'; readonly fromDay: number; readonly toDay: number }
  | { readonly kind: 'instants'; readonly fromUs: number; readonly toUs: number };

/** Totals without counting: sums over `request_counts`, and one by one only the days at the ends of ranges. */
export class RequestCountStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  total(filter: Omit<CriteriaFilter, 'ids'>): number {
    let total = 0;
    for (const created of pieces(filter.created)) {
      for (const completed of pieces(filter.completed)) total += this.#count(filter, created, completed);
    }
    return total;
  }

  #count(filter: Omit<CriteriaFilter, 'ids'>, created: Piece, completed: Piece): number {
    const counted = created.kind === 'instants' || completed.kind === 'instants';
    const conditions = [
      pieceSql('created', created, counted),
      pieceSql('completed', completed, counted),
      oneOf('state', filter.states),
      oneOf('source', filter.sources),
      oneOf('language_source_canonical', filter.languageSources),
      oneOf('language_target_canonical', filter.languageTargets),
    ].filter((condition) => condition !== undefined);
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.map((c) => c.sql).join(' AND ')}`;
    const sql = counted
      ? `SELECT count(*) FROM requests ${where}`
      : `SELECT coalesce(sum(count), 0) FROM request_counts ${where}`;
    return (
      this.#db
        .prepare<SqlValue[], number>(sql)
        .pluck()
        .get(...conditions.flatMap((c) => c.values)) ?? 0
    );
  }
}

function pieceSql(column: 'created' | 'completed', piece: Piece, counted: boolean): Condition | undefined {
  if (piece.kind === 'any') return undefined;
  if (piece.kind === 'instants') return bounds(`${column}_us`, piece);
  if (counted) return bounds(`${column}_us`, { fromUs: piece.fromDay * dayUs, toUs: piece.toDay * dayUs });
  return { sql: `${column}_day >= ? AND ${column}_day < ?`, values: [piece.fromDay, piece.toDay] };
}

/** Before and after every RFC 3339 instant; a request that is not completed lies before. */
const firstDay = -999_999;
const lastDay = 3_000_000;

/** Ranges as disjoint pieces: overlapping ones are merged first, so that nothing counts twice. */
function pieces(ranges: readonly InstantRange[]): readonly Piece[] {
  if (ranges.length === 0) return [{ kind: 'any' }];
  return merge(ranges).flatMap(({ fromUs, toUs }) => split(fromUs, toUs));
}

function merge(ranges: readonly InstantRange[]): readonly Required<InstantRange>[] {
  const merged: { fromUs: number; toUs: number }[] = [];
  const bounded = ranges
    .map(({ fromUs, toUs }) => ({ fromUs: fromUs ?? firstDay * dayUs, toUs: toUs ?? lastDay * dayUs }))
    .filter(({ fromUs, toUs }) => fromUs < toUs)
    .toSorted((a, b) => a.fromUs - b.fromUs);
  for (const range of bounded) {
    const last = merged.at(-1);
    if (last !== undefined && range.fromUs <= last.toUs) last.toUs = Math.max(last.toUs, range.toUs);
    else merged.push({ ...range });
  }
  return merged;
}

function split(fromUs: number, toUs: number): readonly Piece[] {
  const fromDay = Math.ceil(fromUs / dayUs);
  const toDay = Math.floor(toUs / dayUs);
  if (fromDay >= toDay) return [{ kind: 'instants', fromUs, toUs }];
  const result: Piece[] = [{ kind: 'days', fromDay, toDay }];
  if (fromUs < fromDay * dayUs) result.push({ kind: 'instants', fromUs, toUs: fromDay * dayUs });
  if (toDay * dayUs < toUs) result.push({ kind: 'instants', fromUs: toDay * dayUs, toUs });
  return result;
}
