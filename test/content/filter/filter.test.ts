import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCondition, withoutTerm, withTermAt } from '../../../src/renderer/requests/edit-filter';
import { filterKeyNames, filterKeys, type FilterValue } from '../../../src/content/filter/filter-keys';
import type { FilterTerm, ParsedFilter } from '../../../src/content/filter/filter-term';
import { parseFilter } from '../../../src/content/filter/parse-filter';
import { printFilter } from '../../../src/renderer/requests/print-filter';

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
const condition = (key: 'state' | 'target' | 'mark' | 'from' | 'origin', value: string, isNegated = false) =>
  ({ kind: 'condition', key, value, isNegated }) as const;

/** Typed filters as sequences of pieces: keys, quotes, signs and words in every order. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom('-', '"', '\\', ':', ' ', 'target:', 'state:', 'from:', 'nokey:', '..', 'https://'),
      fc.constantFrom('completed', 'fr', 'de-CH', '2026-11-01', '日本語', 'mise en cache', 'today', '7d'),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

const values: Record<FilterValue['kind'], fc.Arbitrary<string>> = {
  choice: fc.constant(''),
  language: fc.constantFrom('fr', 'de-CH', 'zh-Hant', 'x-private'),
  origin: fc.string({ minLength: 1, unit: 'grapheme' }),
  id: fc.string({ minLength: 1 }),
  date: fc.constantFrom('2026-11-01', 'today', 'yesterday', '7d'),
  'date-range': fc.constantFrom('2026-11-01', '2026-11-01..2026-11-30', '..today', '7d..'),
};
const anyCondition: fc.Arbitrary<FilterTerm> = fc.constantFrom(...filterKeyNames).chain((key) => {
  const takes: FilterValue = filterKeys[key];
  const value = takes.kind === 'choice' ? fc.constantFrom(...takes.values) : values[takes.kind];
  return fc.record({
    kind: fc.constant('condition' as const),
    key: fc.constant(key),
    value,
    isNegated: fc.boolean(),
  });
});
const phrase: fc.Arbitrary<FilterTerm> = fc
  .string({ minLength: 1 })
  .filter((text) => text.trim() !== '')
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
        { ...condition('from', '2026-11-01'), start: 40, end: 55 },
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
    expect(read('STATE:Complete mark:failed from:2026-1-5 origin:"My service"')).toEqual([
      condition('state', 'completed'),
      condition('mark', 'fail'),
      condition('from', '2026-01-05'),
      condition('origin', 'My service'),
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

  it('a term that is not understood keeps its place and the reason, and the rest of the filter applies', () => {
    const { terms, troubles } = parseFilter('stat:completed state:done from:2026-02-30 target: a');
    expect(unplaced({ terms, troubles })).toEqual([word('a')]);
    expect(troubles).toEqual([
      { kind: 'unknown-key', key: 'stat', value: 'completed', start: 0, end: 14 },
      { kind: 'bad-value', key: 'state', value: 'done', start: 15, end: 25 },
      { kind: 'bad-value', key: 'from', value: '2026-02-30', start: 26, end: 41 },
      { kind: 'missing-value', key: 'target', value: '', start: 42, end: 49 },
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

  it('changed, with everything else as it was typed', () => {
    expect(withTermAt(text, target, condition('target', 'de', true))).toBe(
      '-target:de   stat:x  mise -mark:success',
    );
  });

  it('added in front of the words that may still be typed', () => {
    expect(withCondition('target:fr "mise en', condition('state', 'pending'))).toBe(
      'target:fr state:pending "mise en',
    );
  });
});
