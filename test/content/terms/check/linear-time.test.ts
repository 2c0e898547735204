import { expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkIds } from '../../../../src/content/checks/problem';
import { inconsistentTerms } from '../../../../src/content/terms/check/inconsistent-terms';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { vocabularies } from '../../../support/content/vocabularies';
import { growsTooFast } from '../../../support/processor-time';

const languages = { source: 'en-US', target: 'de-DE' };
const checks = new Set(checkIds);

const cart: TermEntry = {
  id: 'cart',
  terms: {
    en: [{ text: 'cart', status: 'preferred' }],
    de: [
      { text: 'Wagen', status: 'preferred' },
      { text: 'Karre', status: 'forbidden' },
    ],
  },
};
const index = termIndex([cart], languages, (language) => vocabularies.lemmasOf(language));

/** Each took time by the square when places were compared with each other, or looked for in all of them. */
test.each([
  ['a forbidden term', 'cart ', 'Karre '],
  ['a part of an identifier', 'a-cart ', 'a-Karre '],
  ['a part of a name', 'Old Cart ', 'Alte Karre '],
  ['a part of a name that is kept', 'Old Cart ', 'anderes Old Cart '],
  ['a value of a list', 'Types: cart, b, c.\n', 'Arten: Karre, b, c.\n'],
  ['the name of a rule', '@cart-x ', '@Karre-y '],
  ['a name with its initials', 'Old Cart (OC) ', 'Alte Karre (AK) '],
  ['a word in quotation marks', "'cart' ", "cart cart 'x' "],
])('%s that is there ten times as often takes about ten times as long', (_what, source, target) => {
  if (index === undefined) throw new Error('no terms');
  const check = (count: number): void => {
    const [sources, targets] = [source.repeat(count), target.repeat(count)];
    checkTerms(
      parsePair({ type: 'localizable', data: 'text', source: sources, target: targets }, languages),
      index,
      checks,
    );
  };
  check(50);
  expect(growsTooFast(check, 500)).toBe(false);
});

const checkManyVerbs = (count: number): void => {
  const verbs = Array.from({ length: count }, (_, at) => `wort${at}zeigen`);
  const many: TermEntry = {
    id: 'many',
    terms: {
      en: [{ text: 'show', status: 'preferred' }],
      de: ['zeigen', ...verbs].map((text) => ({ text, status: 'admitted' })),
    },
  };
  const own = termIndex([many], languages, () => undefined) ?? expect.fail('no terms');
  const [source, target] = ['show '.repeat(count), 'zeigen '.repeat(count)];
  const pair = parsePair({ type: 'localizable', data: 'text', source, target }, languages);
  checkTerms(pair, own, checks);
};

test('places of an entry with many verbs take time by their number, and not by that of the verbs', () => {
  checkManyVerbs(50);
  expect(growsTooFast(checkManyVerbs, 300)).toBe(false);
});

/** Words in letters, since digits end a word. */
const manyWords = (count: number, beginning: string, digits: string): readonly string[] =>
  Array.from(
    { length: count },
    (_, at) => beginning + String(at).replaceAll(/\d/g, (digit) => digits.charAt(Number(digit))),
  );

const checkMissing = (count: number): void => {
  const terms = manyWords(count, 'word', 'abcdefghij');
  const translations = manyWords(count, 'свойств', 'абвгдежзик');
  const entries = terms.map((text, at): TermEntry => {
    const ru = [{ text: translations[at] ?? '', status: 'preferred' as const }];
    return { id: text, terms: { en: [{ text, status: 'preferred' }], ru } };
  });
  const between = { source: 'en', target: 'ru' };
  const own = termIndex(entries, between, () => undefined) ?? expect.fail('no terms');
  const target = manyWords(count, 'другое', 'абвгдежзик').join(' ');
  const field = { type: 'localizable', data: 'text', source: terms.join(' '), target };
  checkTerms(parsePair(field, between), own, checks);
};

test('of ten times as many missing terms, only as many as are shown are compared with all words', () => {
  checkMissing(50);
  expect(growsTooFast(checkMissing, 100)).toBe(false);
});

const compareMany = (count: number): void => {
  const fields = Array.from({ length: count }, (_, position) => {
    const targetTerm = { text: `Wort ${position}`, status: 'admitted' as const };
    const use = { entry: cart, sourceTerm: 'cart', isCount: false, targetTerm, source: [], target: [] };
    return { position, fieldId: String(position), uses: [use] };
  });
  inconsistentTerms(fields);
};

test('ten times as many fields with as many translations are compared in about ten times the time', () => {
  compareMany(50);
  expect(growsTooFast(compareMany, 1000)).toBe(false);
});
