import { describe, expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { spellingProblems } from '../../../../src/content/checks/spelling/spelling-problems';
import { proveRows } from '../found-problems';

/** The words that a text is said to have without their accents, where `known` are in the dictionary. */
function accentsLostIn(
  source: string,
  target: string,
  known: string,
  base = 'tr',
): readonly (string | undefined)[] {
  const words = new Set(known.split(' '));
  const vocabulary = {
    base,
    has: (word: string) => words.has(word) || words.has(word.toLocaleLowerCase(base)),
    isCommon: () => false,
  };
  const field = { type: 'localizable', data: 'text', source, target };
  const spelled = spelledWords(parsePair(field, { source: 'en', target: base }), []);
  const counts = new Map(spelled.map(({ word, places }) => [word, places.length]));
  return spellingProblems(spelled, counts, vocabulary, () => false).map(({ detail }) => detail['expected']);
}

describe('a soft hyphen divides a long word between its syllables alone', () => {
  const added = ['added: U+00AD soft hyphen'];
  proveRows('invisible-added', [
    ['Manager page', 'Beheer\u00adderspagina', [], 'en nl'],
    ['Manager page', 'Behee\u00adrderspagina', added, 'en nl'],
    ['List of settings', 'Asetu\u00adssivuistaja', added, 'en fi'],
    ['List of settings', 'Asetus\u00adsivuistaja', [], 'en fi'],
  ]);
});

describe('letters for the digits of a number', () => {
  proveRows('numbers', [
    ['Use IRQ 10 here', 'Nutzen Sie IRQ lO hier', ['missing: 10', 'extra: lO']],
    ['The value is 1.10 now', 'Der Wert ist jetzt 1,lO', ['missing: 1.10', 'extra: 1,lO']],
    ['Use lO for 10', 'Nutzen Sie lO dafür', ['missing: 10']],
    ['Use 10 here', 'Nutzen Sie Io hier', ['missing: 10']],
  ]);
});

describe('a word that runs into a tag', () => {
  const joined = ['space-at-tag: na'];
  proveRows('punctuation', [
    ['Page <b>"{{name}}"</b> here', 'Pagina <b>"{{name}}"</b> qui', [], 'en it'],
    ['Page <b>"{{name}}"</b> here', 'Pagina<b>"{{name}}"</b> qui', joined, 'en it'],
    ['The page <i>X-Server</i>', 'La pagina<i>X-Server</i>', joined, 'en it'],
    ['The page<i>X-Server</i>', 'La pagina<i>X-Server</i>', [], 'en it'],
  ]);
});

describe('words in capitals beside a name that is said less often', () => {
  proveRows('letter-case', [
    ['The NFS server and the NFS client', 'Der NFS-Server und sein KLIENT', ['capitals: KLIENT']],
    ['The NFS server and the NFS client', 'Der NFS-Server und sein Klient', []],
    // A heading translates the word that a name has as it is.
    ['OPTIONS. See “BUILD OPTIONS” for more', 'OPTIONEN. Siehe „BUILD OPTIONS“ für mehr', []],
    ['The NFS server and the FILE client', 'Der NFS-Server und DATEIEN', []],
  ]);
});

describe('words in capitals of plain texts are looked up', () => {
  test.each([
    ['clone to next layout', 'Clonar al SIGUIENTE diseño', 'SIGUIENTE', true],
    ['clone to NEXT layout', 'Clonar al SIGUIENTE diseño', 'SIGUIENTE', false],
    ['The {name} field is wrong', 'El CAMPO {name} no es correcto', 'CAMPO', true],
  ])('%s → %s', (source, target, word, expected) => {
    const field = { type: 'localizable', data: 'text', source, target };
    const words = spelledWords(parsePair(field, { source: 'en', target: 'es' }), []);
    expect(words.some((one) => one.word === word)).toBe(expected);
  });
});

describe('accents that all got lost', () => {
  const known = 'paylaşım görüntüleri bölümlü düğme';
  test.each([
    ['Share Snapshots', 'Paylasım Goruntuleri', ['Paylaşım', 'Görüntüleri']],
    // A capital behind a word in small letters may be that of a name, and so may one of the source.
    ['Mail to a person', 'Bir kişi, Sayın Paylasım için', []],
    ['Share Paylasım', 'Sil Paylasım Hemen', []],
    ['Split button', 'bolumlu dugme', ['bölümlü', 'düğme']],
    // Another unknown word is beside it: a name in another language.
    ['Split button', 'bolumlu qwertz', []],
  ])('%s → %s', (source, target, expected) => {
    expect(accentsLostIn(source, target, known)).toEqual(expected);
  });
});

describe('a sentence with a small letter', () => {
  const [source, target] = [
    'It is <b>dpkg</b> that asks. <b>dpkg</b> may ask. Then it ends.',
    'Es ist <b>dpkg</b>, das fragt. <b>dpkg</b> kann mehr fragen.',
  ];
  proveRows('letter-case', [
    [`<p>${source}</p>`, `<p>${target} dann endet es.</p>`, ['small-start: dann']],
    [`<p>${source}</p>`, `<p>${target} Dann endet es.</p>`, []],
    [
      "Wrong 'name'. Expected pairs.",
      "Falscher 'name' kam. nur Paare gehen.",
      ['small-start: nur'],
      'en de',
      'text',
    ],
    ['Window of help', 'Окно всплыв. окна и его справки', [], 'en ru', 'text'],
    ['It is new', 'Den findes. her er den.', ['small-start: her'], 'en da', 'text'],
    ['Photo in movie', 'Porizování static. snímku v rezimu', [], 'en cs', 'text'],
    // The source goes on with a word in small letters that is no name.
    ['<p>See the file. see there. Then it ends.</p>', '<p>Siehe Datei. siehe dort. Dann endet es.</p>', []],
  ]);
});
