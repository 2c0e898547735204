import { expect, it } from 'vitest';
import {
  readingsIn,
  readingsText,
  type WordMemory,
} from '../../../../src/content/terms/recognize/known-words';
import type { Lemmas } from '../../../../src/content/terms/recognize/lemmas';
import { termMatcher } from '../../../../src/content/terms/recognize/term-matcher';
import { vocabularies } from '../../../support/content/vocabularies';

/** A dictionary that fails the test when it is asked. */
const unasked: Lemmas = {
  version: '',
  of: (word) => expect.fail(`the dictionary was asked for ${word}`),
  has: (word) => expect.fail(`the dictionary was asked for ${word}`),
  bodiesOf: (word) => expect.fail(`the dictionary was asked for ${word}`),
  isEnding: (text) => expect.fail(`the dictionary was asked for ${text}`),
};

it.each<[string, readonly string[], string]>([
  ['de', ['Haus', 'eben', 'teilen', 'Datei'], 'Zwei Ebenen der Häuser teilten die Bilddateien. Ebene Teile.'],
  ['fr', ['somme', 'firmer', 'compte'], 'Nous sommes les sommes des comptes. Il compte.'],
  ['es', ['firmar', 'archivo'], 'La firma se firma en los archivos.'],
  ['pl', ['plik', 'nazwa pliku'], 'Nazwy plików i pliki'],
  ['fi', ['tiedosto', 'verkko'], 'Tiedostossa verkkosivut'],
])('a text in %s that was read before is read without a dictionary', (language, terms, text) => {
  const searched = terms.map((term) => ({ text: term }));
  const before = termMatcher(searched, language, vocabularies.lemmasOf(language));
  const places = before.find(text);
  const kept = readingsText(before.known()?.readings ?? new Map());
  const memory: WordMemory = { recall: () => readingsIn(kept) };
  const after = termMatcher(searched, language, unasked, { memory });
  expect(places.length).toBeGreaterThan(0);
  expect(after.find(text)).toEqual(places);
});

it('what a text is kept as gives the same readings', () => {
  const readings = new Map([
    ['der', { ids: [] }],
    ['Wald', { ids: [], parts: [] }],
    ['Häuser', { ids: [0, 3], nouns: [], lemmas: ['Haus'] }],
    ['Waldhaus', { ids: [], parts: [{ id: 0, from: 4, to: 8 }] }],
  ]);
  expect(readingsIn(readingsText(readings))).toEqual(readings);
});

it('a word that was not read before is found as well', () => {
  const searched = [{ text: 'Haus' }];
  const memory: WordMemory = { recall: () => new Map([['Dorf', { ids: [] }]]) };
  const matcher = termMatcher(searched, 'de', vocabularies.lemmasOf('de'), { memory });
  expect(matcher.find('Dorf Häuser')).toHaveLength(1);
});
