import { expect, it } from 'vitest';
import { termMatcher } from '../../../src/content/terms/recognize/term-matcher';
import type { Lemmas } from '../../../src/content/terms/recognize/lemmas';
import { SuffixRules } from '../../../src/main/spelling/suffix-rules';
import { scaled } from '../../support/effort';
import { vocabularies } from '../../support/content/vocabularies';

it('the beginnings of forms and the endings are those of the suffixes, one after another too', () => {
  const rules = SuffixRules.of(
    'FLAG long\nSFX Aa Y 2\nSFX Aa y ies/Bb [^a]y\nSFX Aa 0 d .\nSFX Bb Y 1\nSFX Bb s t .\n',
  );
  expect(rules?.bodiesOf('entry')).toEqual(['entr', 'entry']);
  expect(['', 'ies', 'd', 't', 'iet', 's'].map((text) => rules?.isEnding(text))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('an affix file with numbers for its flags is not read', () => {
  expect(SuffixRules.of('AF 1\nAF AB\nSFX A Y 1\nSFX A 0 s/1 .\n')).toBeUndefined();
});

const texts: readonly (readonly [language: string, terms: readonly string[], text: string])[] = [
  ['fr', ['être', 'cheval', 'fichier'], 'Ils ont été, nous sommes ; des chevaux, des fichiers'],
  ['ru', ['делать', 'файл'], 'Делается с файлами'],
  ['de', ['machen', 'Straße', 'Datei'], 'Gemacht auf STRASSEN, Textdateien'],
  ['es', ['ir', 'decir', 'archivo'], 'Los archivos que dijo, dicho'],
  ['pl', ['plik', 'użytkownik'], 'Plików użytkownikami'],
  ['nl', ['bestand', 'pakket'], 'Bestanden, pakketten'],
];

it.each(texts.slice(0, scaled(3, texts.length)))(
  'a dictionary asked only for words that may be forms of terms finds as many: %s',
  (language, terms, text) => {
    const lemmas = vocabularies.lemmasOf(language);
    const always: Lemmas = {
      version: '',
      of: (word) => lemmas?.of(word) ?? [],
      has: (word) => lemmas?.has(word) === true,
      bodiesOf: () => undefined,
      isEnding: () => false,
    };
    const [asked, all] = [lemmas, always].map((one) =>
      termMatcher(
        terms.map((term) => ({ text: term })),
        language,
        one,
      ).find(text),
    );
    expect(asked?.length).toBeGreaterThan(1);
    expect(asked).toEqual(all);
  },
);

it('a word of a compound is marked in the compound, and not all of it', () => {
  const matcher = termMatcher([{ text: 'pakket' }], 'nl', vocabularies.lemmasOf('nl'));
  expect(matcher.find('De pakketnaam')).toMatchObject([{ from: 3, to: 9 }]);
});

it('a term of three letters is not found inside of a compound', () => {
  const matcher = termMatcher([{ text: 'Tag' }, { text: 'Datei' }], 'de', vocabularies.lemmasOf('de'));
  expect(matcher.find('Die Wochentage, die Textdatei')).toMatchObject([{ term: { text: 'Datei' } }]);
});
