import { afterEach, expect, test } from 'vitest';
import { formatChoice, formatList } from '../../../../src/renderer/lib/messages/format';
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

test('a list has no signs that are not shown in a language from left to right', () => {
  setDisplayLanguage({ language: 'de', locale: 'de' });
  expect(formatList(['en', 'de'])).toBe('en und de');
});
