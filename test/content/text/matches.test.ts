import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesOf } from '../../../src/content/text/matches';

const patterns = [
  /a+/g,
  /\p{L}+/gu,
  /(?<=b)c?/g,
  /x*/g,
  /x*/gu,
  /(?:)/gu,
  /[\p{L}--[a-c]]?/gv,
  /([ab])(c)?/gi,
];

test('finds the same matches as matchAll, empty ones and halves of characters included', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'x', ' ', 'é', '😀', '\ud83d', '\ude00'), { maxLength: 30 }),
      fc.constantFrom(...patterns),
      fc.nat({ max: 5 }),
      (characters, pattern, lastIndex) => {
        const text = characters.join('');
        const expected = [...text.matchAll(new RegExp(pattern.source, pattern.flags))];
        pattern.lastIndex = lastIndex;
        expect(matchesOf(text, pattern)).toEqual(expected);
        expect(pattern.lastIndex).toBe(0);
      },
    ),
  );
});

test('stops at the limit and begins the next text at its start', () => {
  const pattern = /\w/g;
  expect(matchesOf('abcdef', pattern, 2).map(([found]) => found)).toEqual(['a', 'b']);
  expect(matchesOf('xyz', pattern).map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('refuses a pattern that would find its first match for ever', () => {
  expect(() => matchesOf('aa', /a/)).toThrow(TypeError);
});
