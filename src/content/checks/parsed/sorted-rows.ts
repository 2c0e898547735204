import { onOneLine } from '../../text/single-spaces';
import type { ParsedValue } from './parsed-value';
import type { TextBlock } from './readable-text';

/** A row of a table, or a term with its texts. */
interface Row {
  readonly at: number;
  readonly list: number;
  /** The text of its first cell, which is the same in all languages where it is a key or a name in code. */
  readonly key: string;
}

type Rows = ReadonlyMap<TextBlock, Row>;

interface BlockPair {
  readonly source: TextBlock;
  readonly target: TextBlock;
}

/** Fewer rows at another place are exchanged by mistake. */
const fewestMoved = 3;

/**
 * Leaves out the rows of a table, or the terms of a list, that the target has in another order, as where
 * either side is sorted: `Ctrl+N` is in the place of another key. Rows with their key in its place stay.
 */
export function withoutSortedRows<Pair extends BlockPair>(
  pairs: readonly Pair[],
  source: ParsedValue,
  target: ParsedValue,
): readonly Pair[] {
  if (![source, target].every(({ isHtml, raw }) => isHtml && ROW.test(raw))) return pairs;
  const [rows, others] = [rowsOf(source), rowsOf(target)];
  const [byKey, othersByKey] = [rows, others].map((all) => Map.groupBy(new Set(all.values()), keyOf));
  const placeOf = (row: Row): Row | undefined => {
    const [own, places] = [byKey, othersByKey].map((all) => all?.get(keyOf(row)) ?? []);
    return row.key !== '' && own?.length === 1 && places?.length === 1 ? places[0] : undefined;
  };
  const steps = new Map<number, Map<Row, number>>();
  const left = pairs.filter(({ source: block, target: other }) => {
    const [row, is] = [rows.get(block), others.get(other)];
    if (row === undefined || is === undefined || row.list !== is.list) return true;
    const place = placeOf(row);
    if (place === is) return true;
    const moved = steps.get(row.list) ?? new Map<Row, number>();
    if (place !== undefined) steps.set(row.list, moved.set(row, place.at - is.at));
    return false;
  });
  const sorted = new Set(
    [...steps].flatMap(([list, moved]) => (isSorted([...moved.values()]) ? [list] : [])),
  );
  if (sorted.size === 0) return pairs;
  const isLeft = new Set(left);
  return pairs.filter((pair) => isLeft.has(pair) || !sorted.has(rows.get(pair.source)?.list ?? -1));
}

const keyOf = ({ list, key }: Row): string => `${list} ${key}`;

const ROW = /<(?:tr|dt)\b/i;

/** Keys that are all beside their place have slipped away from their texts. */
const isSorted = (moved: readonly number[]): boolean =>
  moved.length >= fewestMoved && moved.some((by) => by !== moved[0] || Math.abs(by) > 1);

/** The rows by their cells. */
function rowsOf({ readable }: ParsedValue): Rows {
  const rows = new Map<TextBlock, Row>();
  let [at, list] = [0, 0];
  let row: Row | undefined;
  for (const block of readable.blocks) {
    const { opener, start, end } = block;
    if (opener === 'table' || opener === 'dl') list += 1;
    if (opener === 'tr' || opener === '/table' || opener === '/dl' || opener === 'dt') row = undefined;
    if (!CELLS.has(opener) || start === end) continue;
    if (row === undefined) row = { at: (at += 1), list, key: onOneLine(readable.text.slice(start, end)) };
    rows.set(block, row);
  }
  return rows;
}

const CELLS = new Set(['td', 'th', 'dt', 'dd']);
