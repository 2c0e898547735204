import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWhere } from '../../../src/content/text/first-where';

test('the first of ordered items that a condition holds for is found, as by looking at all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 })),
      fc.integer({ min: 0, max: 20 }),
      (numbers, least) => {
        const ordered = numbers.toSorted((a, b) => a - b);
        const found = ordered.findIndex((number) => number > least);
        expect(firstWhere(ordered, (number) => number > least)).toBe(found === -1 ? ordered.length : found);
      },
    ),
  );
});

test('few items are looked at', () => {
  const looked: number[] = [];
  firstWhere(
    Array.from({ length: 1000 }, (_, index) => index),
    (index) => looked.push(index) > 0 && index > 700,
  );
  expect(looked.length).toBeLessThan(12);
});
