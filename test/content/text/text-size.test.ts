import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedUnit, textSize, textSlices } from '../../../src/content/text/text-size';

describe('a text has so many words and characters', () => {
  test.each([
    ['', 'en', 0, 0],
    ['Two words.', 'en', 2, 10],
    ['L’été, c’est fini', 'fr', 3, 17],
    ['予約の変更', 'ja', 3, 5],
    ['한국어 문장', 'ko', 2, 6],
    ['ภาษาไทย', 'th', 2, 7],
    ['العَرَبِيَّة', 'ar', 1, 7],
    ['e\u0301 👩\u200D🚀', 'en', 1, 3],
    ['plain', 'not a tag', 1, 5],
  ])('%j in %s: %i words, %i characters', (text, language, words, characters) => {
    expect(textSize(text, language)).toEqual({ words, characters });
  });
});

test('slices join to the text, none is longer than asked by more than a character, and words stay whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z😀]{1,6}$/u)),
      fc.integer({ min: 20, max: 60 }),
      (words, length) => {
        const text = words.join(' ');
        const slices = [...textSlices(text, length)];
        expect(slices.join('')).toBe(text);
        for (const slice of slices) expect(slice.length).toBeLessThanOrEqual(length + 1);
        const whole = textSize(text, 'en').words;
        expect(slices.reduce((sum, slice) => sum + textSize(slice, 'en').words, 0)).toBe(whole);
      },
    ),
  );
});

test.each([
  ['en', 'words'],
  ['ko', 'words'],
  ['th', 'words'],
  ['ja', 'characters'],
  ['zh-TW', 'characters'],
  ['yue', 'characters'],
  ['not a tag', 'words'],
])('texts in %s are counted in %s', (language, unit) => {
  expect(countedUnit(language)).toBe(unit);
});
