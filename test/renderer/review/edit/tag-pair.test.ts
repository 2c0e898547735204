import { expect, test } from 'vitest';
import { insertedTag, tagPair } from '../../../../src/renderer/review/edit/tag-pair';

const missing = ['<p>', '<strong class="x">', '</strong>', '<br>', '</p>', '<i>'];

test.each([
  ['<strong class="x">', { before: '<strong class="x">', after: '</strong>' }],
  ['</strong>', { before: '<strong class="x">', after: '</strong>' }],
  ['<br>', { after: '<br>' }],
  ['<i>', { before: '<i>' }],
  ['</u>', { after: '</u>' }],
])('a missing tag comes with its other half, where that is missing too: %s', (tag, pair) => {
  expect(tagPair(tag, missing)).toEqual(pair);
});

test('in code a tag goes around the selection, and alone to the caret', () => {
  const pair = { before: '<b>', after: '</b>' };
  expect(insertedTag('5 Nm fest', '<b>', pair, { start: 0, end: 4 })).toBe('<b>5 Nm</b> fest');
  expect(insertedTag('5 Nm fest', '<b>', pair, { start: 4, end: 4 })).toBe('5 Nm<b> fest');
});
