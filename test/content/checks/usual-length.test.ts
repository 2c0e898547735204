import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsualLength } from '../../../src/content/checks/text/usual-length';
import { wordUnits } from '../../../src/content/checks/text/word-units';

const isUsual = (from: number, to: number, target = 'de-DE', source = 'en'): boolean =>
  isUsualLength({ characters: from, language: source }, { characters: to, language: target });

it('a length is unusual relative to its languages, and short texts may differ more', () => {
  expect(isUsual(1000, 1150)).toBe(true);
  expect(isUsual(1000, 1700)).toBe(false);
  expect(isUsual(1000, 700)).toBe(false);
  // Chinese needs a third of the characters.
  expect(isUsual(1000, 330, 'zh-CN')).toBe(true);
  expect(isUsual(1000, 1000, 'zh-CN')).toBe(false);
  expect(isUsual(330, 1000, 'en', 'zh-CN')).toBe(true);
  expect(isUsual(10, 20)).toBe(true);
  expect(isUsual(0, 20)).toBe(true);
  expect(isUsual(1000, 1050, 'not a tag')).toBe(true);
});

it('letters, digits and marks are counted as by a pattern, beyond the first plane too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      expect(wordUnits(text)).toBe(text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '').length);
    }),
    { numRuns: 50 },
  );
});
