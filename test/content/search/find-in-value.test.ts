import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableLines } from '../../../src/content/html/readable-lines';
import type { Hit } from '../../../src/content/search/find-hits';
import { findInBlocks, searchBlocks } from '../../../src/content/search/find-in-value';
import { arbitraryHtml } from '../html/arbitrary-html';

/** Finds in the visible text, or with `written` in the value with its tags and references. */
const findInValue = (
  value: string,
  isHtml: boolean,
  search: { readonly text: string; readonly as: 'read' | 'written' },
  limit: number,
): readonly Hit[] => findInBlocks(searchBlocks(value, isHtml && search.as === 'read'), search.text, limit);

const found = (value: string, text: string, as: 'read' | 'written' = 'read', isHtml = true): string[] =>
  findInValue(value, isHtml, { text, as }, 100).map(({ start, end }) => value.slice(start, end));

describe('a text is found', () => {
  test.each([
    ['in any case and without its accents', 'La Mise en caché', 'CACHE', ['caché']],
    ['inside a word', 'unwritten', 'writ', ['writ']],
    ['punctuation too', 'a (b), c', '),', ['),']],
    ['over inline tags', 'un<b>writ</b>ten', 'unwritten', ['un<b>writ</b>ten']],
    ['through references', 'Fish &amp; chips', 'h & c', ['h &amp; c']],
    ['with a no-break space for a space', '21,4&nbsp;kg', '4 kg', ['4&nbsp;kg']],
    ['over a line break in the markup', 'one\n   two', 'one two', ['one\n   two']],
    ['in Japanese, of any width', '<p>日本語のＡＢＣ</p>', '本語のabc', ['本語のＡＢＣ']],
    ['in Arabic without its vowels', 'العَرَبِيَّة', 'العربية', ['العَرَبِيَّة']],
    ['in Korean, a syllable', '한국어판', '국어', ['국어']],
    ['an invisible character by itself', 'a\u200Bb&#8203;', '\u200B', ['\u200B', '&#8203;']],
    ['each time', 'aXaXa', 'x', ['X', 'X']],
  ])('%s', (_, value, text, expected) => {
    expect(found(value, text)).toEqual(expected);
  });
});

test('a hit never reaches from one paragraph into the next, and tags are not read', () => {
  expect(found('<p class="x">one</p><p>two</p>', 'onetwo')).toEqual([]);
  expect(found('<td>one</td><td>two</td>', 'onetwo')).toEqual([]);
  expect(found('<p class="x">one</p>', 'class')).toEqual([]);
});

test('as it is written, tags are looked into and references are not decoded', () => {
  expect(found('<p class="x">a &amp; b</p>', 'CLASS="x"', 'written')).toEqual(['class="x"']);
  expect(found('<p class="x">a &amp; b</p>', '&amp;', 'written')).toEqual(['&amp;']);
});

test('a hit lies over the place where a very long line was cut', () => {
  const value = `${'x'.repeat(7_999)}needle${'y'.repeat(20_000)}`;
  expect(findInValue(value, true, { text: 'needle', as: 'read' }, 10)).toEqual([
    { start: 7_999, end: 8_005 },
  ]);
});

test('no more hits than requested', () => {
  expect(findInValue('a'.repeat(50), false, { text: 'a', as: 'read' }, 7)).toHaveLength(7);
});

test.each([
  ['a letter that folds to two', 's', 'Größe', [3]],
  ['a letter that is written as a reference', 's', 'Gr&ouml;&szlig;e', [8]],
  ['a ligature', 'f', 'Eﬀekt', [1]],
])('the place of %s is found once', (_what, text, value, starts) => {
  const hits = findInValue(value, true, { text, as: 'read' }, 1000);
  expect(hits.map(({ start }) => start)).toEqual(starts);
});

test('any word of a value is found where it stands, in order and without overlaps', () => {
  fc.assert(
    fc.property(arbitraryHtml, fc.nat(), (value, seed) => {
      const texts = readableLines(value, true).flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'text' ? (part.text.match(/\p{L}+/gu) ?? []) : [])),
      );
      const word = texts[seed % Math.max(1, texts.length)];
      fc.pre(word !== undefined);
      const hits = findInValue(value, true, { text: word, as: 'read' }, 1000);
      expect(hits.length).toBeGreaterThan(0);
      let end = 0;
      for (const hit of hits) {
        expect(hit.start).toBeGreaterThanOrEqual(end);
        expect(hit.end).toBeGreaterThan(hit.start);
        expect(hit.end).toBeLessThanOrEqual(value.length);
        end = hit.end;
      }
    }),
  );
});
