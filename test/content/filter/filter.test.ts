import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCondition, withoutTerm } from '../../../src/renderer/requests/edit-filter';
import {
  filterKeyNames,
  filterKeys,
  type FilterKey,
  type FilterValue,
} from '../../../src/content/filter/filter-keys';
import type { ConditionTerm, FilterTerm, ParsedFilter } from '../../../src/content/filter/filter-term';
import { numbersOf } from '../../../src/content/filter/filter-numbers';
import { withoutLoneDays } from '../../../src/main/database/migrations/lone-days';
import { parseFilter } from '../../../src/content/filter/parse-filter';
import { printFilter } from '../../../src/content/filter/print-filter';

const unplaced = ({ terms }: ParsedFilter): readonly FilterTerm[] =>
  terms.map(({ start: _start, end: _end, ...term }) => term);
const read = (text: string): readonly FilterTerm[] => unplaced(parseFilter(text));
const word = (text: string, isNegated = false): FilterTerm => ({
  kind: 'text',
  text,
  isPhrase: false,
  isOpen: true,
  isNegated,
});
const condition = (key: FilterKey, values: string | readonly string[], isNegated = false): ConditionTerm => ({
  kind: 'condition',
  key,
  values: typeof values === 'string' ? [values] : values,
  isNegated,
});

/** Typed filters as sequences of pieces: keys, quotes, signs and words in every order. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '-',
        '"',
        '\\',
        ':',
        ' ',
        ',',
        'target:',
        'state:',
        'from:',
        'nokey:',
        '..',
        'https://',
      ),
      fc.constantFrom(
        'words:',
        'field:',
        'completed',
        'fr',
        'de-CH',
        '2026-11-01',
        '日本語',
        'today',
        '7d',
        '>5',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

const values: Record<FilterValue['kind'], fc.Arbitrary<string>> = {
  choice: fc.constant(''),
  language: fc.constantFrom('fr', 'de-CH', 'zh-Hant', 'x-private'),
  name: fc.string({ minLength: 1, unit: 'grapheme' }),
  date: fc.constantFrom('2026-11-01', '2026-11', 'today', 'yesterday', '7d', '2w', '3m'),
  'date-range': fc.constantFrom('2026-11-01', '2026-11-01..2026-11-30', '..today', '7d..', '2026-10'),
  'number-range': fc.constantFrom('500', '>500', '<=50', '100..500', '100..'),
};
const anyCondition: fc.Arbitrary<FilterTerm> = fc.constantFrom(...filterKeyNames).chain((key) => {
  const takes: FilterValue = filterKeys[key];
  const value = takes.kind === 'choice' ? fc.constantFrom(...takes.values) : values[takes.kind];
  return fc.record({
    kind: fc.constant('condition' as const),
    key: fc.constant(key),
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
    isNegated: fc.boolean(),
  });
});
const phrase: fc.Arbitrary<FilterTerm> = fc
  .string({ minLength: 1 })
  .filter((text) => /[\p{L}\p{N}]/u.test(text))
  .chain((text) =>
    fc.record({
      kind: fc.constant('text' as const),
      text: fc.constant(text),
      isPhrase: fc.constant(true),
      isOpen: fc.constant(false),
      isNegated: fc.boolean(),
    }),
  );

describe('a filter is read from text', () => {
  it('as the brief writes it', () => {
    expect(parseFilter('target:fr state:completed -mark:success from:2026-11-01 "mise en cache"')).toEqual({
      terms: [
        { ...condition('target', 'fr'), start: 0, end: 9 },
        { ...condition('state', 'completed'), start: 10, end: 25 },
        { ...condition('mark', 'success', true), start: 26, end: 39 },
        { ...condition('since', '2026-11-01'), start: 40, end: 55 },
        {
          kind: 'text',
          text: 'mise en cache',
          isPhrase: true,
          isOpen: false,
          isNegated: false,
          start: 56,
          end: 71,
        },
      ],
      troubles: [],
    });
  });

  it('with other spellings in their one form', () => {
    expect(read('STATE:Complete mark:failed from:2026-1-5 Connection:"My service" to:07W')).toEqual([
      condition('state', 'completed'),
      condition('mark', 'fail'),
      condition('since', '2026-01-05'),
      condition('origin', 'My service'),
      condition('until', '7w'),
    ]);
  });

  it('with several values of a key, of which those in quotes may have commas', () => {
    expect(read('target:fr,DE,fr -origin:"A, B",local words:<50,100..0500')).toEqual([
      condition('target', ['fr', 'de']),
      condition('origin', ['A, B', 'local'], true),
      condition('words', ['<50', '100..500']),
    ]);
  });

  it('with what looks like a key but is none as words', () => {
    expect(read('Note: https://a.example 12:30 -')).toEqual([
      word('Note:'),
      word('https://a.example'),
      word('12:30'),
      word('-'),
    ]);
  });

  it('an open quote reaches to the end, and its last word may go on', () => {
    expect(read('"mise en ca')).toEqual([
      { kind: 'text', text: 'mise en ca', isPhrase: true, isOpen: true, isNegated: false },
    ]);
  });

  it('a term that is not understood keeps its place and the reason, and the rest is read', () => {
    const { terms, troubles } = parseFilter('stat:completed state:done from:2026-02-30 target: a');
    expect(unplaced({ terms, troubles })).toEqual([word('a')]);
    expect(troubles).toEqual([
      { kind: 'unknown-key', name: 'stat', value: 'completed', start: 0, end: 14 },
      { kind: 'bad-value', key: 'state', name: 'state', value: 'done', start: 21, end: 25 },
      { kind: 'bad-value', key: 'since', name: 'from', value: '2026-02-30', start: 31, end: 41 },
      { kind: 'missing-value', key: 'target', name: 'target', value: '', start: 42, end: 49 },
    ]);
  });

  it('of several values, those that are not understood are marked, and a missing one at its comma', () => {
    expect(parseFilter('state:pending,done,').troubles).toEqual([
      { kind: 'bad-value', key: 'state', name: 'state', value: 'done', start: 14, end: 18 },
      { kind: 'missing-value', key: 'state', name: 'state', value: '', start: 18, end: 19 },
    ]);
    expect(parseFilter('words:500..100').troubles).toHaveLength(1);
  });

  it('a text without letters or digits is a fault where it is all that is searched for', () => {
    for (const text of ['(', '((', '-(', '"…"', '( –', '✓']) {
      expect(parseFilter(text)).toMatchObject({
        terms: [],
        troubles: [{ kind: 'no-letters' }, ...(text === '( –' ? [{ kind: 'no-letters' }] : [])],
      });
    }
    const { terms, troubles } = parseFilter('target:fr (');
    expect(terms).toMatchObject([{ key: 'target' }]);
    expect(troubles).toEqual([{ kind: 'no-letters', name: '', value: '(', start: 10, end: 11 }]);
    // Signs between words, as in a pasted sentence, are left out.
    expect(parseFilter('Save – now (').troubles).toEqual([]);
  });

  it('with the names of later keys as words where no value follows, as earlier versions read them', () => {
    expect(read('Connection: refused Words:')).toEqual([
      word('Connection:'),
      word('refused'),
      word('Words:'),
    ]);
  });

  it('whatever it is, in places that do not overlap', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { terms, troubles } = parseFilter(text);
        let end = 0;
        for (const place of [...terms, ...troubles].toSorted((a, b) => a.start - b.start)) {
          expect(place.start).toBeGreaterThanOrEqual(end);
          expect(place.end).toBeGreaterThan(place.start);
          end = place.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('printing is the inverse of reading', () => {
  it('for whatever was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const terms = read(text);
        expect(read(printFilter(terms))).toEqual(terms);
      }),
    );
  });

  it('for every condition and phrase', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyCondition, phrase), { maxLength: 6 }), (terms) => {
        expect(read(printFilter(terms))).toEqual(terms);
      }),
    );
  });
});

describe('a chip changes its own part of the text', () => {
  const text = 'target:fr   stat:x  mise -mark:success';
  const { terms } = parseFilter(text);
  const [target] = terms;
  if (target === undefined) throw new Error('the text has a term');

  it('taken away', () => {
    expect(withoutTerm(text, target)).toBe('stat:x  mise -mark:success');
  });

  it('added in front of the words that may still be typed', () => {
    expect(withCondition('target:fr "mise en', condition('state', 'pending'))).toBe(
      'target:fr state:pending "mise en',
    );
  });
});

it('a lone relative day of an earlier version keeps meaning that day', () => {
  expect(withoutLoneDays('-completed:7d "completed:7d" created:7d.. from:3d  x', 'day')).toBe(
    '-completed:7d..7d "completed:7d" created:7d.. from:3d  x',
  );
  expect(withoutLoneDays('created:today,07d', 'since')).toBe('created:today,7d..');
});

it.each([
  ['500', { min: 500, max: 500 }],
  ['>500', { min: 501, max: Infinity }],
  ['>=500', { min: 500, max: Infinity }],
  ['<50', { min: 0, max: 49 }],
  ['<=50', { min: 0, max: 50 }],
  ['100..500', { min: 100, max: 500 }],
  ['..500', { min: 0, max: 500 }],
  ['100..', { min: 100, max: Infinity }],
])('the numbers of %s', (text, range) => expect(numbersOf(text)).toEqual(range));
