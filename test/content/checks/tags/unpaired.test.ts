import { expect, test } from 'vitest';
import { unpairedItems } from '../../../../src/content/checks/tags/unpaired';

/** Pairs letters, of which equal ones fit. */
const left = (all: string, fewer: string): string =>
  unpairedItems(all.length, all.length - fewer.length, (item, partner) =>
    all[item] === fewer[partner] ? 1 : 0,
  )
    .map(({ first, last }) => all.slice(first, last + 1))
    .join(' ');

test('items are left so that the others fit best in their order', () => {
  expect(left('abcde', 'abde')).toBe('c');
  expect(left('abcde', 'bd')).toBe('a c e');
});

test('each item that is left has the range of those that may be left in its place', () => {
  expect(left('abbcdd', 'abcd')).toBe('bb dd');
  expect(left('aaa', 'a')).toBe('aaa aaa');
});

test('an item without doubt has no range beside one in doubt', () => {
  expect(left('axbb', 'ab')).toBe('x bb');
});
