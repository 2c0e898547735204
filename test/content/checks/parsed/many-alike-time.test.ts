import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { growsTooFast } from '../../../support/processor-time';

interface Case {
  readonly check: CheckId;
  readonly to: string;
  readonly data?: 'html' | 'text';
  readonly source: (count: number) => string;
  readonly target: (count: number) => string;
  /** So many parts take long enough for a quadratic time to be seen. */
  readonly count: number;
}

const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Words that differ in letters alone. */
const word = (at: number): string => at.toString(36).replaceAll(/\d/g, (digit) => 'klmnopqrst'[+digit] ?? '');

const OPEN = 'Please open the file before you start';

const cases: Readonly<Record<string, Case>> = {
  'the same sentence of the source in one paragraph': {
    check: 'language',
    to: 'ru',
    source: (count) => `<p>${`${OPEN}. `.repeat(count)}</p>`,
    target: (count) => `<p>${`Откройте файл перед началом. ${OPEN}. `.repeat(count)}</p>`,
    count: 250,
  },
  'sentences of the source that all differ': {
    check: 'language',
    to: 'de',
    source: (count) => `<p>${times(count, (at) => `${OPEN} ${word(at)}. `)}</p>`,
    target: (count) => `<p>${times(count, (at) => `${OPEN} ${word(at)}. `)}</p>`,
    count: 800,
  },
  'sentences that are left in another script and all differ': {
    check: 'script',
    to: 'ja',
    source: (count) => times(count, (at) => `<p>Look ${word(at)}.</p>`),
    target: (count) => times(count, (at) => `<p>Abra nuevas ventanas antes ${word(at)}.</p>`),
    count: 400,
  },
  'the same sentence in one paragraph, identical to the source': {
    check: 'target-equals-source',
    to: 'ru',
    source: (count) => `<p>${`${OPEN}. `.repeat(count)}</p>`,
    target: (count) => `<p>Файл. ${`${OPEN}. `.repeat(count)}</p>`,
    count: 250,
  },
  'the same label in short lists': {
    check: 'target-equals-source',
    to: 'de',
    source: (count) => '<ul><li>Combined Log Format</li></ul>'.repeat(count),
    target: (count) => '<ul><li>Combined Log Format</li></ul>'.repeat(count),
    count: 1000,
  },
  'the same sentence twice as often as in the source': {
    check: 'repeated-text',
    to: 'ru',
    source: (count) => `<p>Open it, now.</p><p>${`${OPEN}, now. `.repeat(count)}</p>`,
    target: (count) =>
      `<p>Откройте файл перед началом.</p><p>${'Откройте файл перед началом. '.repeat(2 * count)}</p>`,
    count: 250,
  },
  'messages with plural forms': {
    check: 'placeholders',
    to: 'de',
    source: (count) => times(count, (at) => `{${word(at)}, plural, one {day} other {# days}} `),
    target: (count) => times(count, (at) => `{${word(at)}, plural, one {Tag} other {# Tage}} `),
    count: 400,
  },
  'names that lost their quotation marks': {
    check: 'punctuation',
    to: 'ru',
    source: (count) => `<p>${'He says “the window” here. '.repeat(count)}</p>`,
    target: (count) => `<p>${'Все the windows здесь. '.repeat(count)}</p>`,
    count: 300,
  },
  'lines without letters': {
    check: 'end-punctuation',
    to: 'de',
    data: 'text',
    source: (count) => '1\n'.repeat(count),
    target: (count) => '1\n'.repeat(count),
    count: 4000,
  },
  'spaces before a sign in one line': {
    check: 'double-spaces',
    to: 'ja',
    data: 'text',
    source: (count) => '1  : '.repeat(count),
    target: (count) => '1  : '.repeat(count),
    count: 8000,
  },
  'addresses that all differ': {
    check: 'addresses',
    to: 'de',
    source: (count) => times(count, (at) => `http://a.example/${word(at)} `),
    target: (count) => times(count, (at) => `http://b.example/q${word(at)} `),
    count: 1000,
  },
};

test.each(Object.entries(cases))(
  'about ten times as long where there is ten times as much: %s',
  (_of, { check, to, data = 'html', source, target, count }) => {
    const work = (length: number): void => {
      const field = { type: 'localizable', data, source: source(length), target: target(length) };
      checkField(field, { source: 'en', target: to }, new Set([check]));
    };
    expect(growsTooFast(work, count)).toBe(false);
  },
);
