import { expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkIds } from '../../../../src/content/checks/problem';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { openVocabularies } from '../../../../src/main/spelling/vocabularies';
import { bundledPlaces } from '../../../support/dictionaries';
import { growsTooFast } from '../../../support/processor-time';

const vocabularies = await openVocabularies(bundledPlaces.bundled);
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

/** Each took time by the square when places were compared with each other, or sought in the whole source. */
test.each([
  ['a forbidden term', 'cart ', 'Karre '],
  ['a part of an identifier', 'a-cart ', 'a-Karre '],
  ['a part of a name', 'Old Cart ', 'Alte Karre '],
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
