import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  factSeparator,
  formatChoice,
  formatList,
  formatTags,
  languageTitle,
} from '../../../../src/renderer/lib/messages/format';
import { setDisplayLanguage } from '../../../../src/renderer/lib/messages/locale';

afterEach(() => {
  setDisplayLanguage({ language: 'en', locale: 'en' });
});

test('a list of language tags keeps its order in a language from right to left', () => {
  setDisplayLanguage({ language: 'ar', locale: 'ar' });
  expect(formatList(['en', 'de'])).toBe('\u2068en\u2069 و\u2068de\u2069');
});

test('a choice of values keeps its order there, too', () => {
  setDisplayLanguage({ language: 'ar', locale: 'ar' });
  expect(formatChoice(['pending', 'confirmed'])).toBe('\u2068pending\u2069 أو \u2068confirmed\u2069');
});

test('tags follow each other from right to left there also as a value within a text, and are plain elsewhere', () => {
  expect(formatTags(['de', 'ar'])).toBe('de, ar');
  setDisplayLanguage({ language: 'ar', locale: 'ar' });
  // The first sign gives the isolate around the value its direction.
  expect(formatTags(['de', 'ar'])).toBe('\u200F\u2068de\u2069، \u2068ar\u2069');
});

test('a list has no signs that are not shown in a language from left to right', () => {
  setDisplayLanguage({ language: 'de', locale: 'de' });
  expect(formatList(['en', 'de'])).toBe('en und de');
});

test.each([
  ['en', 'en', ' · '],
  ['ja', 'ja', ' · '],
  ['ar', 'ar', ' · '],
  ['ar', 'ar-EG', ' – '],
] as const)('no dot that reads as a digit stands between facts: %s, %s', (language, locale, separator) => {
  setDisplayLanguage({ language, locale });
  expect(factSeparator()).toBe(separator);
});

test('no file puts a dot of its own between facts', () => {
  const folder = resolve(import.meta.dirname, '../../../../src/renderer');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  const own = files.filter((path) => {
    if (/\/messages\/|\/en-/.test(path)) return false;
    return /' · '|\} ?·|· ?\$?\{|>· /.test(readFileSync(resolve(folder, path), 'utf8'));
  });
  // A title of the window has a name after the dot; a request of the palette a language tag.
  expect(own.toSorted()).toEqual(['app/app.tsx', 'app/palette-choice.tsx']);
});

test.each([
  ['fr', 'Allemand (Allemagne)'],
  ['es', 'Alemán (Alemania)'],
  ['de', 'Deutsch (Deutschland)'],
] as const)(
  'the name of a language that stands alone begins with a capital letter in %s',
  (language, name) => {
    setDisplayLanguage({ language, locale: language });
    expect(languageTitle('de-DE')).toBe(name);
  },
);
