import { expect, test } from 'vitest';
import { RecentValues } from '../../../src/content/checks/parsed/recent-values';

test('a source that comes again is parsed once, until others took its place', () => {
  const values = new RecentValues(10);
  const first = values.parse('<p>a</p>', 'html', 'en');
  expect(values.parse('<p>a</p>', 'html', 'en')).toBe(first);
  expect(values.parse('<p>a</p>', 'html', 'de')).not.toBe(first);
  expect(values.parse('<p>a</p>', 'html', 'en')).not.toBe(first);
});

test('a value that is longer than all that are kept is parsed', () => {
  expect(new RecentValues(2).parse('text', 'text', 'en').raw).toBe('text');
});

test('a plain text and an HTML text are two values', () => {
  const values = new RecentValues();
  expect(values.parse('<b>a</b>', 'text', 'en').tags).toEqual([]);
  expect(values.parse('<b>a</b>', 'html', 'en').tags).toHaveLength(2);
});
