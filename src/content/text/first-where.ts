/**
 * Returns the index of the first item that a condition holds for, or the number of items. The condition must
 * hold for all items after one that it holds for, so that a few of them need to be looked at.
 */
export function firstWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
