/** Keys of units, of which both ends are included. */
export interface UnitSpan {
  readonly first: number;
  readonly last: number;
}

/** A part of a memory that is searched. */
export interface UnitScope {
  /** Spans of keys, in the order in which they are read. */
  readonly spans: readonly UnitSpan[];
  /** The only units that are wanted in these spans; undefined for all. */
  readonly units?: ReadonlySet<number>;
}

export const everyUnit = {
  spans: [{ first: 0, last: Number.MAX_SAFE_INTEGER }],
} as const satisfies UnitScope;

/** Each span is a read of the index of its own, which takes about 0.3 ms. */
const mostSpans = 24;
/** Fewer keys between two units are read rather than left out. */
const leastGap = 4096;

/** Returns the scope of these units: the spans between the widest gaps, the highest keys first. */
export function scopeOfUnits(keys: readonly number[]): UnitScope {
  const units = new Set(keys);
  const [highest, ...lower] = Float64Array.from(units).toSorted().toReversed();
  if (highest === undefined) return { spans: [] };
  let before = highest;
  const gaps: UnitSpan[] = [];
  for (const key of lower) {
    if (before - key > leastGap) gaps.push({ first: key, last: before });
    before = key;
  }
  const widest = gaps
    .toSorted((a, b) => b.last - b.first - (a.last - a.first))
    .slice(0, mostSpans - 1)
    .toSorted((a, b) => b.last - a.last);
  const lasts = [highest, ...widest.map(({ first }) => first)];
  const firsts = [...widest.map(({ last }) => last), before];
  return { units, spans: lasts.map((last, at) => ({ first: firsts[at] ?? before, last })) };
}
