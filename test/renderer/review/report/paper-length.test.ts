import { expect, test } from 'vitest';
import { linesOfItem } from '../../../../src/renderer/review/report/paper-length';

test.each([
  ['Latin letters', 'a', 100],
  ['Chinese letters', '字', 50],
  ['Chinese letters above U+FFFF', '\u{20000}', 50],
  ['emoji', '😀', 50],
])('a line below both sides has room for so many %s', (_what, letter, room) => {
  expect(linesOfItem(letter.repeat(room))).toBe(1);
  expect(linesOfItem(letter.repeat(room + 1))).toBe(2);
});
