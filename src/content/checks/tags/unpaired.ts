/** How much worse other pairs must fit to be certain. */
const margin = 0.6;

/** An item without a partner. */
export interface Unpaired {
  readonly item: number;
  /** The first and the last item that may be left in its place: the pairs fit nearly as well then. */
  readonly first: number;
  readonly last: number;
}

type Fit = (item: number, partner: number) => number;

/**
 * Pairs two sequences in order, the second of which is shorter, so that the pairs fit best, and returns the
 * items that are left. Takes as many steps as there are items, for each one that is left.
 */
export function unpairedItems(length: number, surplus: number, fit: Fit): readonly Unpaired[] {
  const partners = partnersOf(length, surplus, fit);
  const left = [...partners.keys()].filter((item) => partners[item] === undefined);
  return joined(
    left.map((item) => ({
      item,
      first: furthest(item, -1, partners, fit),
      last: furthest(item, 1, partners, fit),
    })),
  );
}

/** Gives uncertain items one range where theirs overlap. */
function joined(unpaired: readonly Unpaired[]): readonly Unpaired[] {
  const ranges: { first: number; last: number }[] = [];
  for (const { first, last } of unpaired) {
    const before = ranges.at(-1);
    if (first === last) continue;
    if (before === undefined || first > before.last) ranges.push({ first, last });
    else Object.assign(before, { first: Math.min(first, before.first), last: Math.max(last, before.last) });
  }
  const rangeOf = (item: number) => ranges.find(({ first, last }) => first <= item && item <= last);
  return unpaired.map((one) => (one.first === one.last ? one : { ...one, ...rangeOf(one.item) }));
}

/** Returns the partner of each item in the pairs that fit best; undefined for those that are left. */
function partnersOf(length: number, surplus: number, fit: Fit): readonly (number | undefined)[] {
  /** The best totals by the number of items from the beginning and the number of those that are left. */
  const totals: number[][] = [[0]];
  const totalAt = (item: number, left: number): number => totals[item]?.[left] ?? -Infinity;
  const pairedAt = (item: number, left: number): number =>
    item - left < length - surplus ? totalAt(item, left) + fit(item, item - left) : -Infinity;
  for (let item = 0; item < length; item += 1) {
    const row: number[] = [];
    for (let left = 0; left <= Math.min(surplus, item + 1); left += 1)
      row.push(Math.max(pairedAt(item, left), totalAt(item, left - 1)));
    totals.push(row);
  }
  const partners: (number | undefined)[] = [];
  for (let [item, left] = [length - 1, surplus]; item >= 0; item -= 1) {
    const isPaired = totalAt(item + 1, left) > totalAt(item, left - 1);
    partners[item] = isPaired ? item - left : undefined;
    if (!isPaired) left -= 1;
  }
  return partners;
}

/** Goes from an item that is left to the last one that may be left instead, which moves the pairs between. */
function furthest(item: number, step: 1 | -1, partners: readonly (number | undefined)[], fit: Fit): number {
  let [last, before, change] = [item, item, 0];
  for (let at = item + step; at >= 0 && at < partners.length; at += step) {
    const partner = partners[at];
    if (partner === undefined) continue;
    change += fit(before, partner) - fit(at, partner);
    before = at;
    if (change > -margin) last = at;
  }
  return last;
}
