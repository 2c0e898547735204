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
