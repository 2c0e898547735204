import { onOneLine } from '../../text/single-spaces';
import { addressOf } from '../tags/tag-kinds';
import type { ParsedValue } from './parsed-value';
import { isKnownToIntl, perLanguage } from './per-language';
import type { TextBlock } from './readable-text';

/** A row of a table, a term with its texts, or an item of a list. */
interface Row {
  readonly at: number;
  readonly list: number;
  /**
   * The text of its first cell, which is the same in all languages where it is a key or a name in code, and
   * the address of an item's first link.
   */
  readonly key: string;
  /** Its first text. */
  readonly text: string;
}

type Rows = ReadonlyMap<TextBlock, Row>;

interface BlockPair {
  readonly source: TextBlock;
  readonly target: TextBlock;
}

/** Fewer rows at another place are exchanged by mistake, unless the target has so many rows sorted by it. */
const fewestMoved = 3;
const fewestInOrder = 4;

/**
 * Leaves out the rows of a table, or the terms or items of a list, that the target has in another order, as
 * where either side is sorted: `Ctrl+N` is in the place of another key. Rows with their key in its place
 * stay.
 */
export function withoutSortedRows<Pair extends BlockPair>(
  pairs: readonly Pair[],
  source: ParsedValue,
  target: ParsedValue,
  language: string,
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
  const inList = Map.groupBy(new Set(others.values()), ({ list }) => list);
  const sorted = new Set(
    [...steps].flatMap(([list, moved]) =>
      isSorted([...moved.values()]) || (moved.size > 1 && isInOrder(inList.get(list) ?? [], language))
        ? [list]
        : [],
    ),
  );
  if (sorted.size === 0) return pairs;
  const isLeft = new Set(left);
  return pairs.filter((pair) => isLeft.has(pair) || !sorted.has(rows.get(pair.source)?.list ?? -1));
}

const keyOf = ({ list, key }: Row): string => `${list} ${key}`;

const ROW = /<(?:tr|dt|li)\b/i;

/** Keys that are all beside their place have slipped away from their texts. */
const isSorted = (moved: readonly number[]): boolean =>
  moved.length >= fewestMoved && moved.some((by) => by !== moved[0] || Math.abs(by) > 1);

/** Whether the rows of a list are in the order of the alphabet, by their first texts. */
const isInOrder = (rows: readonly Row[], language: string): boolean =>
  rows.length >= fewestInOrder &&
  rows.every(({ text }, at) => at === 0 || collatorOf(language).compare(rows[at - 1]?.text ?? '', text) <= 0);

const collatorOf = perLanguage((tag) => new Intl.Collator(isKnownToIntl(tag) ? tag : undefined));

/** The rows by the blocks in their cells; a list inside of a cell has rows of its own. */
function rowsOf(value: ParsedValue): Rows {
  const { text: all, blocks } = value.readable;
  const rows = new Map<TextBlock, Row>();
  const addresses = addressesOf(value);
  const around: { readonly row: Row | undefined; readonly list: number }[] = [];
  let [at, lists, list] = [0, 0, 0];
  let row: Row | undefined;
  let [isInCell, isItem] = [false, false];
  for (const block of blocks) {
    const { opener, start, end } = block;
    if (LISTS.has(opener)) {
      around.push({ row, list });
      [row, list, isInCell] = [undefined, (lists += 1), false];
    } else if (LIST_ENDS.has(opener)) {
      ({ row, list } = around.pop() ?? { row: undefined, list: 0 });
      isInCell = row !== undefined;
    }
    if (ROWS.has(opener)) row = undefined;
    if (CELLS.has(opener)) [isInCell, isItem] = [true, opener === 'li'];
    if (CELL_ENDS.has(opener)) isInCell = false;
    const text = isInCell ? onOneLine(all.slice(start, end)) : '';
    if (text === '') continue;
    if (row === undefined)
      row = { at: (at += 1), list, key: isItem ? (addresses.get(block) ?? '') : text, text };
    rows.set(block, row);
  }
  return rows;
}

const asEnds = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => `/${name}`));

const LISTS = new Set(['table', 'dl', 'ul', 'ol']);
const LIST_ENDS = asEnds(LISTS);
const ROWS = new Set(['tr', 'dt', 'li']);
const CELLS = new Set(['td', 'th', 'dt', 'dd', 'li']);
const CELL_ENDS = new Set([...asEnds(CELLS), 'tr', '/tr']);

/** The address of the first link of each block. */
export function addressesOf({ tags, blockOfTag }: ParsedValue): ReadonlyMap<TextBlock, string> {
  const addresses = new Map<TextBlock, string>();
  for (const tag of tags) {
    const address = tag.name === 'a' ? addressOf(tag) : undefined;
    const block = blockOfTag.get(tag);
    if (address !== undefined && block !== undefined && !addresses.has(block)) addresses.set(block, address);
  }
  return addresses;
}
