/** How much better a place must fit than any other one to be certain. */
const margin = 0.6;

/**
 * Pairs two sequences in order, the second of which is shorter, so that the pairs fit best, and returns the
 * indexes of the items that are left; `likely` are these and others that may be left instead. Takes as many
 * steps as there are items, for each one that is left.
 */
export function unpairedItems(
  length: number,
  surplus: number,
  fit: (item: number, partner: number) => number,
): { readonly items: readonly number[]; readonly likely: readonly number[] } {
  const last = length - 1;
  const partners = length - surplus;
  const forward = bestTotals(length, surplus, fit);
  const backward = bestTotals(length, surplus, (item, partner) => fit(last - item, partners - 1 - partner));
  // The best total of all pairings in which this item is left.
  const totals = Array.from({ length }, (_none, item) =>
    Math.max(
      ...Array.from(
        { length: surplus },
        (_, left) => at(forward, item, left) + at(backward, last - item, surplus - 1 - left),
      ),
    ),
  );
  const ranked = totals.map((total, item) => ({ total, item })).toSorted((a, b) => b.total - a.total);
  const least = (ranked[0]?.total ?? 0) - margin;
  const indexes = (some: typeof ranked): readonly number[] =>
    some.map(({ item }) => item).toSorted((a, b) => a - b);
  return {
    items: indexes(ranked.slice(0, surplus)),
    likely: indexes(ranked.filter(({ total }, index) => index < surplus || total > least)),
  };
}

type Totals = readonly (readonly number[])[];

const at = (totals: Totals, item: number, left: number): number => totals[item]?.[left] ?? -Infinity;

/** The best totals for each number of items from the beginning, and each number of them that is left. */
function bestTotals(length: number, surplus: number, fit: (item: number, partner: number) => number): Totals {
  const rows: number[][] = [[0]];
  for (let item = 0; item < length; item += 1) {
    const row: number[] = [];
    for (let left = 0; left <= Math.min(surplus, item + 1); left += 1) {
      const partner = item - left;
      const paired = partner < length - surplus ? at(rows, item, left) + fit(item, partner) : -Infinity;
      row.push(Math.max(paired, at(rows, item, left - 1)));
    }
    rows.push(row);
  }
  return rows;
}
