import type {
  TakeBackAnswer,
  TakeBackDecision,
  TakeBackItem,
  TakeBackItemWindow,
} from '../../../contract/handovers';

/** Items that are read at once: each has up to three comparisons, and is checked. */
export const pageSize = 40;

/** All items under a filter in their order; undefined are those that are not read. */
export type ItemSlots = readonly (TakeBackItem | undefined)[];

/** Indexes of the first and the last item that are in sight. */
export interface ShownItems {
  readonly first: number;
  readonly last: number;
}

/** Returns the offsets of the pages that the shown items are on. */
export function pagesOf({ first, last }: ShownItems): readonly number[] {
  const begin = Math.floor(Math.max(first, 0) / pageSize);
  const count = Math.floor(Math.max(first, last, 0) / pageSize) - begin + 1;
  return Array.from({ length: count }, (_, page) => (begin + page) * pageSize);
}

/** Returns the offsets of those pages of the shown items of which something is not read. */
export function pagesToRead(items: ItemSlots, shown: ShownItems): readonly number[] {
  return pagesOf(shown).filter((offset) => {
    const page = items.slice(offset, offset + pageSize);
    return page.length > 0 && page.includes(undefined);
  });
}

/** Puts what was read into its place; the list is as long as the host says. */
export function withWindow(items: ItemSlots, { total, offset, items: read }: TakeBackItemWindow): ItemSlots {
  return Array.from({ length: total }, (_, index) => read[index - offset] ?? items[index]);
}

/** Items that are decided: single ones by their keys, or those that are decided together. */
export type DecidedItems = 'all' | readonly number[];

/** Puts a decision on items into the list until they are read again: none of them is decided twice. */
export function withDecision(
  items: ItemSlots,
  decided: DecidedItems,
  { decision, answer }: { readonly decision: TakeBackDecision; readonly answer: TakeBackAnswer },
): ItemSlots {
  const refused = new Set(answer.refused.map(({ item }) => item));
  const keys = decided === 'all' ? undefined : new Set(decided);
  const isDecided = ({ key, state }: TakeBackItem): boolean =>
    keys === undefined ? state === 'changed' || state === 'unchanged' : keys.has(key);
  return items.map((item) =>
    item?.canAccept === true && isDecided(item) && !refused.has(item.key)
      ? { ...item, decision, canAccept: false, canUndo: answer.act !== undefined }
      : item,
  );
}
