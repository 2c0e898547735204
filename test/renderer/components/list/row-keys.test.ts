import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowKeys } from '../../../../src/renderer/components/list/row-keys';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

test('rows that stay in the page keep their keys, and no two rows have the same one', () => {
  const place = fc.tuple(fc.nat(60), fc.nat(12));
  fc.assert(
    fc.property(fc.array(place, { minLength: 2 }), (places) => {
      const keys = new RowKeys();
      let before: ReadonlyMap<number, number> = new Map();
      for (const [first, more] of places) {
        const rows = between(first, first + more);
        const now = keys.assign(rows);
        expect([...now.keys()]).toEqual(rows);
        expect(new Set(now.values()).size).toBe(rows.length);
        for (const row of rows) if (before.has(row)) expect(now.get(row)).toBe(before.get(row));
        // React renders twice in development.
        expect(keys.assign(rows)).toEqual(now);
        before = now;
      }
    }),
  );
});

test('a jump gives the keys to other rows in the same order, so that no element is made or moved', () => {
  const keys = new RowKeys();
  const before = [...keys.assign(between(0, 20)).values()];
  expect([...keys.assign(between(5000, 5020)).values()]).toEqual(before);
  // The selected row stays in the page.
  const withSelected = [3, ...between(8000, 8020)];
  keys.assign([3, ...between(5000, 5020)]);
  const selected = [...keys.assign(withSelected).values()];
  expect([...keys.assign([3, ...between(100, 120)]).values()]).toEqual(selected);
  keys.assign(between(5000, 5020));
  const scrolled = [...keys.assign(between(4998, 5018)).values()];
  expect([...keys.assign(between(9, 29)).values()]).toEqual(scrolled);
});
