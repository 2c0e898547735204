/** A value bound to a statement. */
export type SqlValue = string | number;

/** Microseconds; `fromUs` inclusive, `toUs` exclusive. */
export interface InstantRange {
  readonly fromUs?: number;
  readonly toUs?: number;
}

export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export const dayUs = 86_400_000_000;

/** Bounds beyond every RFC 3339 instant; in the counts, an uncompleted request lies before the first. */
const firstUs = -999_999 * dayUs;
const lastUs = 3_000_000 * dayUs;

/** A range with both ends; sets of ranges are sorted, disjoint and not adjacent. */
export type Stretch = Required<InstantRange>;

/** Returns the union of the ranges. */
export function union(ranges: readonly InstantRange[]): readonly Stretch[] {
  const merged: { fromUs: number; toUs: number }[] = [];
  const bounded = ranges
    .map(({ fromUs = firstUs, toUs = lastUs }) => ({ fromUs, toUs }))
    .filter(({ fromUs, toUs }) => fromUs < toUs)
    .toSorted((a, b) => a.fromUs - b.fromUs);
  for (const range of bounded) {
    const last = merged.at(-1);
    if (last !== undefined && range.fromUs <= last.toUs) last.toUs = Math.max(last.toUs, range.toUs);
    else merged.push(range);
  }
  return merged;
}

/** Returns the parts of the ranges inside a window; an empty list of ranges means every instant. */
export function clip(ranges: readonly InstantRange[], window: InstantRange): readonly Stretch[] {
  const { fromUs: first = firstUs, toUs: last = lastUs } = window;
  const whole = ranges.length === 0 ? [{}] : ranges;
  return union(
    union(whole).map(({ fromUs, toUs }) => ({ fromUs: Math.max(fromUs, first), toUs: Math.min(toUs, last) })),
  );
}

/**
 * Returns a condition that a column is in one of the ranges, by bisection: a long list costs a row a few
 * comparisons, and the planner nothing.
 */
export function inOneOf(column: string, stretches: readonly Stretch[]): Condition {
  const [first] = stretches;
  if (first === undefined) return { sql: 'FALSE', values: [] };
  if (stretches.length === 1) {
    return { sql: `(${column} >= ? AND ${column} < ?)`, values: [first.fromUs, first.toUs] };
  }
  const half = Math.floor(stretches.length / 2);
  const [below, above] = [inOneOf(column, stretches.slice(0, half)), inOneOf(column, stretches.slice(half))];
  return {
    sql: `CASE WHEN ${column} < ? THEN ${below.sql} ELSE ${above.sql} END`,
    values: [stretches[half]?.fromUs ?? 0, ...below.values, ...above.values],
  };
}
