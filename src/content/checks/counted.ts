import { matchesOf } from '../text/matches';

/**
 * Returns the items that `of` has more often than `over`, compared by key. For each key the last ones are
 * returned, because truncation usually removes the end.
 */
export function surplus<T>(of: readonly T[], over: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const left = new Map<string, number>();
  for (const item of over) {
    const key = keyOf(item);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return of.filter((item) => {
    const key = keyOf(item);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** A hostile value could have a match at every second character, each compared with all of the other side. */
const mostCompared = 300;

/** Returns the first items, so that what compares each with others stays within linear time. */
export function firstOf<T>(items: Iterable<T>): T[] {
  const first: T[] = [];
  for (const item of items) {
    first.push(item);
    if (first.length === mostCompared) break;
  }
  return first;
}

/** Returns the first matches of a global pattern, as `firstOf` does. */
export const firstMatches = (text: string, pattern: RegExp): RegExpExecArray[] =>
  matchesOf(text, pattern, mostCompared);

/**
 * Pairs each item with the first of the others that fits it and belongs to no item before it. Returns both
 * sides of all pairs; of each list at most so many are compared.
 */
export function pairedWith<T extends object>(
  items: readonly T[],
  others: readonly T[],
  most: number,
  fits: (item: T, other: T) => boolean,
): ReadonlySet<T> {
  const paired = new Set<T>();
  const candidates = others.slice(0, most);
  for (const item of items.slice(0, most)) {
    const other = candidates.find((one) => !paired.has(one) && fits(item, one));
    if (other !== undefined) paired.add(item).add(other);
  }
  return paired;
}

/** How often each of some parts occurs. */
export function timesOf(parts: Iterable<string>): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1);
  return times;
}

/** How often a text has a part. */
export const countOf = (text: string, part: string | RegExp): number => text.split(part).length - 1;
