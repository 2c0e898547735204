import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrolledTogether, type Anchor } from '../../../../src/renderer/review/counterpart/scroll-together';

const ends = { own: 1000, other: 2000 };

test('what begins at the top of one box begins at the top of the other', () => {
  const anchors: readonly Anchor[] = [
    { own: 100, other: 300 },
    { own: 500, other: 400 },
  ];
  expect(scrolledTogether(100, anchors, ends)).toBe(300);
  expect(scrolledTogether(300, anchors, ends)).toBe(350);
  expect(scrolledTogether(500, anchors, ends)).toBe(400);
});

test('without anchors both go evenly; a box that does not scroll stays', () => {
  expect(scrolledTogether(250, [], ends)).toBe(500);
  expect(scrolledTogether(0, [], { own: 0, other: 0 })).toBe(0);
});

test('whatever the anchors, both begin and end together, and neither runs backwards', () => {
  const anchor = fc.record({
    own: fc.integer({ min: -50, max: 1200 }),
    other: fc.integer({ min: -50, max: 2500 }),
  });
  const place = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(fc.array(anchor), place, place, (anchors, one, two) => {
      expect(scrolledTogether(0, anchors, ends)).toBe(0);
      expect(scrolledTogether(1000, anchors, ends)).toBe(2000);
      const [first, second] = [Math.min(one, two), Math.max(one, two)];
      const [a, b] = [scrolledTogether(first, anchors, ends), scrolledTogether(second, anchors, ends)];
      expect(a).toBeLessThanOrEqual(b);
      expect(a).toBeGreaterThanOrEqual(0);
      expect(b).toBeLessThanOrEqual(2000);
    }),
  );
});
