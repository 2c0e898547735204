import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TakeBackItem } from '../../../src/contract/handovers';
import {
  pageSize,
  pagesOf,
  pagesToRead,
  withWindow,
  type ItemSlots,
} from '../../../src/renderer/stores/handover/item-pages';

const itemOf = (key: number): TakeBackItem => ({
  key,
  state: 'changed',
  decision: 'open',
  canAccept: true,
  canUndo: false,
  faults: [],
  place: { unit: 'row', number: key },
});

/** Answers for a list of so many items, as the host gives them. */
const windowOf = (total: number, offset: number) => ({
  total,
  offset,
  items: Array.from({ length: Math.max(0, Math.min(pageSize, total - offset)) }, (_, at) =>
    itemOf(offset + at),
  ),
});

it('whatever is shown of a list is read then, each page once, and every item stands in its own place', () => {
  const shown = fc.array(fc.tuple(fc.nat(300), fc.nat(60)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), shown, (total, ranges) => {
      let items: ItemSlots = withWindow([], windowOf(total, 0));
      const read: number[] = [0];
      for (const [from, count] of ranges) {
        const first = Math.min(from, total - 1);
        const last = Math.min(first + count, total - 1);
        for (const offset of pagesToRead(items, { first, last })) {
          read.push(offset);
          items = withWindow(items, windowOf(total, offset));
        }
        expect(items.slice(first, last + 1)).not.toContain(undefined);
      }
      expect(items).toHaveLength(total);
      for (const [index, item] of items.entries()) expect([undefined, index]).toContain(item?.key);
      expect(new Set(read).size).toBe(read.length);
    }),
  );
});

it('items behind the end of a list that became shorter are asked for nowhere', () => {
  expect(pagesToRead(withWindow([], windowOf(30, 0)), { first: 0, last: 500 })).toEqual([]);
  expect(pagesOf({ first: 45, last: 85 })).toEqual([40, 80]);
});
