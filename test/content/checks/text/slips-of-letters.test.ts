import { describe, expect, it, test } from 'vitest';
import { proveRows } from '../found-problems';
import { likelyDespiteSource, likelySpelling } from '../../../../src/content/checks/spelling/likely-spelling';
import { spellingProblems } from '../../../../src/content/checks/spelling/spelling-problems';
import type { Vocabulary } from '../../../../src/content/checks/spelling/vocabulary';

/** A vocabulary of common words. */
const vocabularyOf = (base: string, words: string, rare = ''): Vocabulary => {
  const [common, known] = [new Set(words.split(' ')), new Set(`${words} ${rare}`.split(' '))];
  return { base, has: (word) => known.has(word), isCommon: (word) => common.has(word) };
};

/** The words of a text, each at a place of its own. */
const wordsOf = (text: string) =>
  text.split(' ').map((word, at) => ({ word, places: [{ from: at * 20, to: at * 20 + word.length }] }));

describe('small letters at the start of a sentence', () => {
  proveRows('letter-case', [
    [
      'Size of the window. The format is new.',
      'Tamanho do clique. o formato é novo.',
      ['small-start: o'],
      'en pt-BR',
      'text',
    ],
    ['You set it. You can use it.', 'Dit is de inst. u kunt het.', [], 'en nl', 'text'],
    [
      'Files only! Skipped {n} folder(s).',
      'Przenosić można tylko pliki. pominięto {n} katalogów.',
      ['small-start: pominięto'],
      'en pl',
      'text',
    ],
    [
      'It is not bound. See the keys.',
      'Elle est non liée par défaut. reportez-vous aux touches.',
      ['small-start: reportez'],
      'en fr',
      'text',
    ],
    ['It is used by default. See gcc-4.', 'Il est utilisé par défaut. gcc-4 le montre.', [], 'en fr', 'text'],
  ]);
});

describe('letters that were read in another encoding', () => {
  proveRows('corrupted', [
    ['Add users', 'Pøidat uživatele', ['mojibake: Pøidat'], 'en cs', 'text'],
    ['It was written', 'Søren Kierkegaard napsal', [], 'en cs', 'text'],
    ['All tones', 'Alle zwölf T÷ne', ['misread: ÷'], 'en de', 'text'],
    ['In one process', 'Em um ·nico processo', ['misread: ·'], 'en pt-BR', 'text'],
    ['One · two', 'Uno · dos', [], 'en es', 'text'],
    ['6 divided by A', '6÷A', [], 'en de', 'text'],
  ]);
});

describe('words that seem to be derived', () => {
  test.each([
    ['fr', 'écran', 'cran', 'décran', "d'écran"],
    ['fr', 'réessayer', 'essayer', 'reessayer', 'réessayer'],
    ['pl', 'różnice', 'nice', 'roznice', 'różnice'],
    ['tr', 'kaydır', 'kay', 'kaydir', 'kaydır'],
    ['de', 'übersicht Übersicht', '', 'Ubersicht', 'Übersicht'],
  ])('%s: %s, known: %s', (base, common, known, word, expected) => {
    expect(likelySpelling(word, vocabularyOf(base, common, known))).toBe(expected);
  });

  test.each([
    ['fr', 'écran', 'charger', 'recharger'],
    ['fr', 'Élément', '', 'Elément'],
    ['de', '', 'täuschens tauschen', 'Tauschens'],
  ])('%s: nothing is proposed for a word of others: %s %s', (base, common, known, word) => {
    expect(likelySpelling(word, vocabularyOf(base, common, known))).toBeUndefined();
  });

  it('finds a word of the source behind its article without the apostrophe', () => {
    const vocabulary = vocabularyOf('fr', 'image', 'limage');
    expect(likelyDespiteSource('limage', vocabulary, () => false, 'image')).toBe("l'image");
    expect(likelyDespiteSource('limage', vocabulary, () => false)).toBeUndefined();
  });
});

describe('a text without any accents', () => {
  const vocabulary = vocabularyOf('tr', '', 'bütünlük dosyaların boyutlarıyla örtüşmüyor kaynak kontrolleri');
  const found = (text: string) =>
    spellingProblems(wordsOf(text), new Map(), vocabulary, () => false).map(
      ({ detail }) => detail['expected'],
    );

  it('is told by words that are known with their accents', () => {
    expect(found('kaynak butunluk kontrolleri dosyalarin boyutlariyla ortusmuyor')).toEqual([
      'bütünlük',
      'dosyaların',
      'boyutlarıyla',
      'örtüşmüyor',
    ]);
  });

  it('is no text in another language', () => {
    expect(found('kaynak these words dosyalarin belong together elsewhere')).toEqual([]);
  });
});
