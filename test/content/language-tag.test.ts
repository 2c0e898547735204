import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalLanguageTag, languageName, textDirection } from '../../src/content/language-tag';
import { anyCharacter } from '../support/content/any-character';

describe('canonicalLanguageTag', () => {
  test.each([
    '',
    'd',
    'de_CH',
    'de-',
    '-de',
    'de--CH',
    'de CH',
    'deutsch-für-alle',
    'de-CH-a',
    'de-DE-1996-1996',
    '\0',
    'abcd-efg',
    'root_x',
  ])('%j is not well-formed', (text) => {
    expect(canonicalLanguageTag(text)).toBeUndefined();
  });

  test.each([
    ['de', 'de'],
    ['de-ch', 'de-CH'],
    ['ZH-hANS-cn', 'zh-Hans-CN'],
    ['iw', 'he'],
    ['art-lojban', 'jbo'],
    ['en-x-house', 'en-x-house'],
    ['es-419', 'es-419'],
    ['Root-Latn', 'root-latn'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalLanguageTag(text)).toBe(canonical);
  });

  test('a tag of more than 255 characters is refused before anybody looks into it', () => {
    const variants = Array.from(
      // Looked into, this many would take minutes.
      { length: 200_000 },
      (_, n) => `a${(1_000_000 + n).toString(36).padStart(6, '0')}`,
    );
    expect(canonicalLanguageTag(`en-${variants.join('-')}`)).toBeUndefined();
    expect(canonicalLanguageTag(`en-x-${'aaaaaaaa-'.repeat(27)}aaaaaaa`)).toHaveLength(255);
    expect(canonicalLanguageTag(`en-x-${'aaaaaaaa-'.repeat(27)}aaaaaaaa`)).toBeUndefined();
  });

  test('any text is answered without throwing, and a canonical tag is its own canonical form', () => {
    const nearTag = fc
      .array(fc.stringMatching(/^[A-Za-z0-9]{1,9}$/), { maxLength: 5 })
      .map((parts) => parts.join('-'));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), nearTag), (text) => {
        const canonical = canonicalLanguageTag(text);
        expect(canonicalLanguageTag(canonical ?? '')).toBe(canonical);
      }),
    );
  });
});

describe('textDirection', () => {
  test.each([
    'ar',
    'he',
    'fa-IR',
    'ur',
    'yi',
    'dv',
    'nqo',
    'syr',
    'ckb',
    'pa-PK',
    'uz-AF',
    'az-Arab',
    'en-Hebr',
    'ff-Adlm',
    'und-Syrc',
  ])('%s is written from right to left', (tag) => {
    expect(textDirection(tag)).toBe('rtl');
  });

  test.each(['en', 'de-CH', 'ja', 'pa-IN', 'uz', 'ar-Latn', 'he-Latn-IL', 'und', 'not a tag', ''])(
    '%j is written from left to right',
    (tag) => {
      expect(textDirection(tag)).toBe('ltr');
    },
  );
});

describe('languageName', () => {
  test('is the name in the language of the reader', () => {
    expect(languageName('fr', 'en')).toBe('French');
    expect(languageName('fr', 'de')).toBe('Französisch');
  });

  test.each([
    ['a language without a name', 'qaa', 'en'],
    ['a tag that is not well-formed', 'no_tag', 'en'],
    ['a display language that is not well-formed', 'fr', 'no_tag'],
  ])('falls back to the tag for %s', (_what, tag, displayLocale) => {
    expect(languageName(tag, displayLocale)).toBe(tag);
  });
});

test.each([['zh-cmn-Hans'], ['x-Private'], ['i-klingon'], ['en-GB-oed']])(
  '%s is well-formed too, and has one form to be compared in',
  (tag) => {
    const canonical = canonicalLanguageTag(tag);
    expect(canonical).toBeDefined();
    expect(canonicalLanguageTag(tag.toUpperCase())).toBe(canonical);
  },
);

test.each(['zh-cmn-', 'x-', 'x-123456789', 'abcd-cmn', 'i-nothing', 'de-abc-def-ghi-jkl'])(
  '%s is not',
  (tag) => {
    expect(canonicalLanguageTag(tag)).toBeUndefined();
  },
);
