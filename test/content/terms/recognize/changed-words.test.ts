import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readingsIn, readingsText } from '../../../../src/content/terms/recognize/known-words';
import { termMatcher } from '../../../../src/content/terms/recognize/term-matcher';
import { vocabularies } from '../../../support/content/vocabularies';
import { watched } from '../../../support/content/watched-lemmas';

const words: Readonly<Record<string, string>> = {
  de: 'Haus Häuser Werk Zeug Werkzeug Werkzeuge Kasten Werkzeugkasten Datei Bilddateien öffnen geöffnet eben Ebene Teil teilen teilt Netz Netzwerk',
  fr: 'compte comptes compter somme sommes firme firmer actif actives activer page pages imprimer imprimé',
  es: 'firma firmar firmado archivo archivos carácter caracteres límite limites limitar imprime imprimir',
  pl: 'plik pliki plików nazwa nazwy szeroko szeroki usunięty usuwać zapisany zapisać',
  ru: 'файл файлы файлов счёт счета удалить удалённый открыть откройте окно окна',
  fi: 'tiedosto tiedostossa verkko verkkosivu sivu sivut työ työkalu työkalut kalu muoto muodot',
  tr: 'dosya dosyalar kitap kitabı denetim demek sayfa sayfalar',
  ko: '파일 파일을 시스템 파일시스템 시스 설정 설정창',
  ja: 'ファイル 開く 開いて 設定 保存する 保存して',
};

/** A step changes the terms: which of the language's words, or pairs of them, are added and which removed. */
const changes = fc.array(fc.record({ word: fc.nat(), next: fc.option(fc.nat()), isGone: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

it.each(Object.entries(words))(
  'after changes of single terms, the places of terms in %s are those that a new matcher finds',
  (language, listed) => {
    const own = listed.split(' ');
    const wordAt = (at: number): string => own[at % own.length] ?? '';
    const text = `${own.join(' ')}. ${own.toReversed().join(', ')}. ${own.join('-')}`;
    const matcher = (terms: Iterable<string>, earlier?: ReturnType<typeof termMatcher>) =>
      termMatcher(
        Array.from(terms, (one) => ({ text: one })),
        language,
        vocabularies.lemmasOf(language),
        { earlier },
      );
    fc.assert(
      fc.property(fc.subarray(own), changes, fc.boolean(), (begun, steps, isRead) => {
        const terms = new Set(begun);
        let last = matcher(terms);
        for (const { word, next, isGone } of steps) {
          // A matcher may be followed by another one before it has read anything.
          if (isRead) last.find(text);
          const term = next === null ? wordAt(word) : `${wordAt(word)} ${wordAt(next)}`;
          if (isGone) terms.delete(term);
          else terms.add(term);
          last = matcher(terms, last);
        }
        const places = (one: typeof last): readonly string[] =>
          one.findAll(text).map(({ from, to, term, isExact }) => `${from} ${to} ${term.text} ${isExact}`);
        expect(places(last)).toEqual(places(matcher(terms)));
      }),
    );
  },
);

const german = vocabularies.lemmasOf('de') ?? expect.fail('no German dictionary');

const many = 'Haus Datei Werkzeug Kasten Netzwerk Ebene Seite Ordner Bild Schrift'.split(' ');
const toTerms = (texts: readonly string[]) => texts.map((text) => ({ text }));

it('an added term is all that a matcher asks the dictionary about, and what was read stays known', () => {
  const [lemmas, asked] = watched(german);
  const before = termMatcher(toTerms(many), 'de', lemmas);
  const text = 'Die Häuser haben Bilddateien.';
  before.find(text);
  asked.length = 0;
  const after = termMatcher(toTerms([...many, 'Fenster', 'haben']), 'de', lemmas, { earlier: before });
  expect(after.find(text).map(({ term }) => term.text)).toEqual(['Haus', 'haben', 'Bild', 'Datei']);
  expect(asked.filter((word) => many.includes(word))).toEqual([]);
});

it('what is kept after a change has the words that were read before it', () => {
  const before = termMatcher(toTerms(many), 'de', german);
  const text = 'Die Häuser haben Werkzeugkästen.';
  const places = before.find(text).map(({ from, to }) => [from, to]);
  const searched = toTerms([...many, 'Fenster']);
  const known = termMatcher(searched, 'de', german, { earlier: before }).known()?.readings ?? new Map();
  const [unasked, asked] = watched(german);
  const memory = { recall: () => readingsIn(readingsText(known)) };
  const next = termMatcher(searched, 'de', unasked, { memory });
  expect(next.find(text).map(({ from, to }) => [from, to])).toEqual(places);
  expect(asked).toEqual([]);
});
