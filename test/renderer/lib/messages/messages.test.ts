import { beforeAll, describe, expect, test } from 'vitest';
import type { CheckId } from '../../../../src/content/checks/problem';
import { loadProblemTexts, problemText } from '../../../../src/renderer/lib/messages/problem-text';
import { withOneEndMark } from '../../../../src/renderer/lib/messages/end-mark';
import {
  cellTime,
  formatCountdown,
  sentenceTime,
  shortTime,
} from '../../../../src/renderer/lib/messages/format';
import { displayLocale, setDisplayLanguage } from '../../../../src/renderer/lib/messages/locale';
import { t as reviewText } from '../../../../src/renderer/lib/messages/review-text';
import { t, translateBy } from '../../../../src/renderer/lib/messages/translate';
import { englishTexts } from '../../../support/content/english-texts';

const say = (check: CheckId, variant: string, text: string): string =>
  problemText({ check, variant, detail: { text }, source: [], target: [] });
const empty = (text: string): string => say('target-empty', 'part', text);

beforeAll(loadProblemTexts);

describe('messages', () => {
  test('in a language from right to left, values are isolated, so that tags and addresses keep their order', () => {
    const before = displayLocale();
    setDisplayLanguage({ language: 'ar', locale: 'ar' });
    try {
      expect(t('problems.restore', { text: 'a → b' })).toContain('\u2068a → b\u2069');
    } finally {
      setDisplayLanguage({ language: 'en', locale: before });
    }
    expect(t('problems.restore', { text: 'a → b' })).toBe('Restore: a → b');
  });

  test('in Arabic a path begins with its slash', async () => {
    const { messages } = await import('../../../../src/renderer/lib/messages/ar/window');
    const { received } = await import('../../../../src/contract/messages/ar/received');
    const paths = [...Object.values(messages), ...Object.values(received)].filter((text) =>
      text.includes('/v1'),
    );
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((text) => /(?<!\u200e)\/v1/.test(text))).toEqual([]);
  });

  test('in Arabic the number of the source comes before that of the target', async () => {
    const { messages } = await import('../../../../src/renderer/lib/messages/ar/window');
    // A value is isolated, and takes its direction from its first strong character: numbers have none.
    // Beside a Latin title, which sets the direction of its line, only an isolate keeps that of the pair.
    expect(messages['counts.pair']).toBe('\u200F\u2067{{source}} ← {{target}}\u2069');
  });

  test('a countdown and the days of a figure have the digits of the language', () => {
    const before = displayLocale();
    setDisplayLanguage({ language: 'ar', locale: 'ar-EG' });
    try {
      expect(formatCountdown(63_000)).toBe('١:٠٣');
      expect(formatCountdown(3_723_000)).toBe('١:٠٢:٠٣');
    } finally {
      setDisplayLanguage({ language: 'en', locale: before });
    }
    expect(formatCountdown(63_000)).toBe('1:03');
    expect(t('today.week', { days: 7 })).toBe('Imported in 7 days');
  });

  test('the number of a version is written as the other numbers are', () => {
    expect(reviewText('changes.version', { number: 1234 })).toBe('Version 1,234');
  });

  test('plurals and numbers follow the language', () => {
    expect(t('request.fields', { count: 1 })).toBe('1 field');
    expect(t('request.fields', { count: 1200 })).toBe('1,200 fields');
    expect(t('status.toImport', { count: 24 })).toBe('24 to import');
  });

  test('values are put in as they are, markup and braces included', () => {
    expect(t('marking.done.success', { title: '<b>{{count}}</b> & more' })).toBe(
      'Marked as imported: <b>{{count}}</b> & more',
    );
  });

  test('a value that ends as a sentence does is followed by no second full stop', () => {
    expect(empty('Open the menu')).toMatch(/“Open the menu”\.$/);
    expect(empty('Open the menu.')).toMatch(/“Open the menu\.”$/);
    expect(empty('メニューを開く。')).toMatch(/“メニューを開く。”$/);
    expect(empty('Long ago…')).toMatch(/“Long ago…”$/);
    expect(empty('Say “go.”')).toMatch(/“Say “go\.””$/);
    expect(say('target-equals-source', 'whole', 'Stop!')).toBe('Not translated: “Stop!”');
    // Punctuation inside the message stays unchanged.
    expect(empty('A “b.”. c')).toMatch(/“A “b\.”\. c”\.$/);
    expect(reviewText('problems.scope.everywhere', { check: 'Really?' })).toBe('“Really?” in every request');
  });

  test.each([
    ['Fehlt: „VALUE“.', 'Los.', 'Fehlt: „Los.“'],
    ['Absent : « VALUE ».', 'Allez !', 'Absent : « Allez ! »'],
    ['「VALUE」がありません。', '始める。', '「始める。」がありません。'],
    ['ありません：「VALUE」。', '始める。', 'ありません：「始める。」'],
    ['Save VALUE.', 'it', 'Save it.'],
  ])('also in the quotation marks of other languages: %s', (message, value, expected) => {
    expect(withOneEndMark({ value }, (given) => message.replace('VALUE', given.value))).toBe(expected);
  });

  test('every plural has both English forms', () => {
    const keys = Object.values(englishTexts).flatMap(Object.keys);
    const withoutPair = keys
      .filter((key) => /_(?:one|other)$/.test(key))
      .filter(
        (key) =>
          !keys.includes(
            key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one'),
          ),
      );
    expect(withoutPair).toEqual([]);
  });
});

const at = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();

describe('times', () => {
  const now = new Date(2026, 10, 20, 15, 0);

  test('today and the last twelve hours are a time, yesterday a word, the rest a day', () => {
    expect(shortTime(at(2026, 10, 20, 14, 5), now)).toMatch(/\b(?:14|2):05\b/);
    expect(shortTime(at(2026, 10, 19, 23, 59), now)).toBe('Yesterday');
    expect(shortTime(at(2026, 10, 19, 23, 59), new Date(2026, 10, 20, 0, 30))).toMatch(/\b(?:23|11):59\b/);
    expect(shortTime(at(2026, 10, 2, 9, 0), now)).toMatch(/Nov/);
    expect(shortTime(at(2024, 10, 2, 9, 0), now)).toMatch(/2024/);
  });

  test('times have no zero before the hour where the clock has twelve', () => {
    expect(sentenceTime(at(2026, 10, 20, 9, 5), now)).not.toMatch(/09:05\s[AP]M/);
  });

  test('a sentence names the day and the time', () => {
    expect(sentenceTime(at(2026, 10, 20, 14, 5), now)).toMatch(/^today (?:14|2):05/);
  });

  test('a text that is no date is shown as it came', () => {
    expect(shortTime('soon', now)).toBe('soon');
    expect(cellTime('soon')).toBe('Soon');
  });
});

test('a text that was said before is said in the language that is chosen now', async () => {
  expect(t('field.source')).toBe('Source');
  await translateBy(
    { language: 'de', locale: 'de' },
    { messages: { 'field.source': 'Ausgangstext' }, errors: {} },
  );
  expect(t('field.source')).toBe('Ausgangstext');
  await translateBy({ language: 'en', locale: 'en' }, { messages: {}, errors: {} });
  expect(t('field.source')).toBe('Source');
});
