import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scopeOfUnits } from '../../../src/main/memory/unit-spans';

it('few spans have all units between them, each once and the highest first, without the widest gaps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 100 }), (keys) => {
      const { spans, units } = scopeOfUnits(keys);
      expect(spans.length).toBeLessThanOrEqual(24);
      let before = Infinity;
      for (const { first, last } of spans) {
        expect(first).toBeLessThanOrEqual(last);
        expect(last).toBeLessThan(before);
        before = first;
      }
      const isIn = (key: number) => spans.some(({ first, last }) => key >= first && key <= last);
      expect(keys.filter((key) => !isIn(key))).toEqual([]);
      expect(new Set(units)).toEqual(new Set(keys));
    }),
  );
  expect(scopeOfUnits([5, 900_001, 900_000, 7, 5]).spans).toEqual([
    { first: 900_000, last: 900_001 },
    { first: 5, last: 7 },
  ]);
});
