import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FilteredList } from '../../../src/main/lists/filtered-list';
import { ListingOrder, type KeyExtent } from '../../../src/main/lists/sorted-keys';
import { runs } from '../../support/effort';

function orderOf(keys: readonly number[]) {
  const read: KeyExtent[] = [];
  const order = new ListingOrder((extent) => {
    read.push(extent);
    return keys.slice(extent.offset, extent.offset + extent.limit);
  });
  return { order, read };
}

it('a list has its ranges and places whatever was asked for before', () => {
  const asked = fc.oneof(
    fc.record({ offset: fc.nat(3000), limit: fc.integer({ min: 1, max: 500 }) }),
    fc.record({ key: fc.nat(5000) }),
  );
  fc.assert(
    fc.property(
      fc.nat(4500),
      fc.integer({ min: 1, max: 40 }),
      fc.array(asked, { maxLength: 8 }),
      fc.nat(3),
      (count, every, questions, firstCount) => {
        // Each key once, in another order than by size.
        const keys = Array.from({ length: count }, (_, index) => (index * 4999) % 5003);
        const isFound = (key: number): boolean => key % every === 0;
        const inOrder = keys.filter(isFound);
        const first = inOrder.slice(-firstCount || inOrder.length);
        const found = [...new Set([...first, ...inOrder])];
        const { order } = orderOf(keys);
        const list = new FilteredList({ total: found.length, order, isFound, first });
        for (const question of questions) {
          if ('key' in question) expect(list.indexOf(question.key)).toBe(found.indexOf(question.key));
          else {
            const { offset, limit } = question;
            expect(list.range(offset, limit)).toEqual(found.slice(offset, offset + limit));
          }
        }
      },
    ),
    { numRuns: runs(200) },
  );
});

it('a list is read no further than it is asked for, and never twice', () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => index + 1);
  const { order, read } = orderOf(keys);
  const list = new FilteredList({ total: 50_000, order, isFound: (key) => key % 2 === 0 });
  expect(list.range(0, 50)).toHaveLength(50);
  expect(read).toEqual([{ offset: 0, limit: 1000 }]);
  expect(list.indexOf(1500)).toBe(749);
  expect(read).toEqual([
    { offset: 0, limit: 1000 },
    { offset: 1000, limit: 1000 },
  ]);
  expect(list.range(49_990, 50)).toHaveLength(10);
  expect(read.map(({ limit }) => limit).reduce((a, b) => a + b)).toBeLessThan(2 * keys.length);
  const times = read.length;
  expect(list.range(0, 60_000)).toHaveLength(50_000);
  expect(read).toHaveLength(times);
});
