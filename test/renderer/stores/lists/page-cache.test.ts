import { expect, test } from 'vitest';
import { PageCache } from '../../../../src/renderer/stores/lists/page-cache';

test('a row is found through the page it stands in', () => {
  const cache = new PageCache<string>(2, 3);
  cache.put(1, ['c', 'd']);
  expect(cache.at(3)).toBe('d');
  expect(cache.at(0)).toBeUndefined();
  expect(cache.at(4)).toBeUndefined();
});

test('the least recently used page leaves first, and reading counts as use', () => {
  const cache = new PageCache<string>(1, 2);
  cache.put(0, ['a']);
  cache.put(1, ['b']);
  cache.at(0);
  cache.put(2, ['c']);
  expect(cache.at(0)).toBe('a');
  expect(cache.at(1)).toBeUndefined();
  expect([0, 1, 2].filter((page) => cache.has(page))).toEqual([0, 2]);
});

test('the pages of a range include both its ends and nothing before the list', () => {
  const cache = new PageCache<string>(100, 3);
  expect(cache.pagesOf(99, 100)).toEqual([0, 1]);
  expect(cache.pagesOf(-7, 5)).toEqual([0]);
});
