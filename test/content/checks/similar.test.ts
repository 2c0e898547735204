import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from '../../../src/content/checks/code/similar';

test.each([
  ['force', 'forse', 1, true],
  ['force', 'froce', 1, true],
  ['force', 'forces', 1, true],
  ['force', 'orc', 1, false],
  ['größe', 'große', 1, true],
  ['', 'ab', 2, true],
  ['a'.repeat(30), '', 30, false],
])('%s and %s, at most %i letters apart: %s', (a, b, furthest, expected) => {
  expect(isNear(a, b, furthest)).toBe(expected);
});

test('letters that are changed one by one are counted, whatever they are', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'д', 'á'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 8 }), (a, b, furthest) => {
      expect(isNear(a, b, furthest)).toBe(distance(a, b) <= furthest);
    }),
  );
});

/** Without any limit and any shortcut. */
function distance(a: string, b: string): number {
  const steps = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const ways = [
      rows(i - 1, j) + 1,
      rows(i, j - 1) + 1,
      rows(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(rows(i - 2, j - 2) + 1);
    return Math.min(...ways);
  };
  const known = new Map<string, number>();
  const rows = (i: number, j: number): number => {
    const name = `${i} ${j}`;
    const value = known.get(name) ?? steps(i, j);
    known.set(name, value);
    return value;
  };
  return rows(a.length, b.length);
}
