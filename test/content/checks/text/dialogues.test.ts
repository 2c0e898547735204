import { describe, expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { proveRows } from '../found-problems';

/** The output of a program behind a command. */
const output = (get: string, hit: string, command = '$ tool update'): string =>
  `<pre>${command}\n${get}:1 http://a.org/x/ stable/main Packages\n${get}:2 http://a.org/x/ testing/main Packages\n${hit} http://a.org/x/ old/main Packages</pre>`;

/** A reference to a note. */
const note = (id: string, number: number): string =>
  `<p>The owner<a href="#${id}"><sup>[${number}]</sup></a> of it.</p>`;

/** The words of a target in German that a dictionary is asked for. */
const spelledIn = (source: string, target: string): readonly string[] =>
  spelledWords(
    parsePair({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: 'de' }),
    [],
  ).map(({ word }) => word);

test('a word behind the letter that chooses it is not looked up alone', () => {
  const source = '<p>Use [U]pdate or press a key.</p>';
  expect(spelledIn(source, '<p>Mit [A]ktualisieren oder Tastendruck.</p>')).not.toContain('ktualisieren');
  expect(spelledIn(source, '<p>Mit [A] ktualisieren oder Tastendruck.</p>')).toContain('ktualisieren');
});

describe('what a program says to a reader', () => {
  proveRows('code', [
    ['<pre>Distribution [stable]:</pre>', '<pre>Dystrybucja [stable]:</pre>', [], 'en pl'],
    [
      '<pre>Distribution [stable]</pre>',
      '<pre>Dystrybucja [stable]</pre>',
      ['changed: Distribution [stable], Dystrybucja [stable]'],
      'en pl',
    ],
    [output('Get', 'Hit'), output('Pob', 'Traf'), [], 'en pl'],
    [
      output('Get', 'Hit'),
      output('Get', 'Traf'),
      ['changed: Hit http://a.org/x/ old/main Packages, Traf http://a.org/x/ old/main Packages'],
      'en pl',
    ],
    [
      output('Get', 'Hit', '# the list'),
      output('Pob', 'Traf', '# lista'),
      ['changed: Hit http://a.org/x/ old/main Packages, Traf http://a.org/x/ old/main Packages'],
      'en pl',
    ],
  ]);
});

describe('a text that is no sentence', () => {
  proveRows('target-equals-source', [
    [
      '<h2>5.6. debian/rules</h2><p>It is a file.</p>',
      '<h2>5.6. debian/rules</h2><p>Это файл.</p>',
      [],
      'en ru',
    ],
    [
      '<h2>5.6. the rules</h2><p>It is a file.</p>',
      '<h2>5.6. the rules</h2><p>Это файл.</p>',
      ['part: 5.6. the rules'],
      'en ru',
    ],
    [
      '<p>All are assumed to be "<b>Architecture: all</b>".</p>',
      '<p>所有程序都会默认为“<b>Architecture: all</b>”的情况。</p>',
      [],
      'en zh-CN',
    ],
    [
      '<p>All are assumed to be <b>Architecture: all</b>.</p>',
      '<p>所有程序都会默认为<b>Architecture: all</b>的情况。</p>',
      ['label: Architecture: all'],
      'en zh-CN',
    ],
    [
      '<p>The output for a card is: “Realtek Co., Ltd. RTL8111 PCI Express Gigabit controller of the card”.</p>',
      '<p>Die Ausgabe für eine Karte: „Realtek Co., Ltd. RTL8111 PCI Express Gigabit controller of the card“.</p>',
      [],
    ],
    [
      '<p>The card is by Realtek Ltd. It is the controller of the card.</p>',
      '<p>Die Karte ist von Realtek Ltd. It is the controller of the card.</p>',
      ['sentence: It is the controller of the card.'],
    ],
  ]);
  proveRows('leftovers', [
    ['<p>The end ("xxx$") of it.</p>', '<p>La fin : « XXX$ » correspond à XXX.</p>', [], 'en fr'],
    [
      '<p>The end ("xxx$") of it.</p>',
      '<p>La fin : « xxx$ ». XXX à voir.</p>',
      ['note: XXX à voir.'],
      'en fr',
    ],
  ]);
  proveRows('letter-case', [
    ['<p>By its maker.</p>', '<p>Von nVidia, dem Hersteller.</p>', []],
    ['<p>By its maker.</p>', '<p>Von nEtten Herstellern.</p>', ['inside: nEtten']],
  ]);
});

describe('numbers of notes and ranges', () => {
  proveRows('numbers', [
    [note('ftn.idm3218', 19), note('ftn.idm3250', 18), []],
    [note('idm3218', 19), note('idm3250', 18), []],
    [note('owners', 19), note('owners', 18), ['missing: 19', 'extra: 18']],
    ['<p>Execute steps 1 through 3.</p>', '<p>Führen Sie die drei Schritte aus.</p>', []],
    ['<p>Execute steps 1 through 3.</p>', '<p>Führen Sie die Schritte bis 3 aus.</p>', ['missing: 1']],
    ['<p>It matches 0 or 1 character.</p>', '<p>Correspond à aucune ou une instance.</p>', [], 'en fr'],
    ['<p>It matches 0 or 1 character.</p>', '<p>Correspond à une instance.</p>', ['missing: 0'], 'en fr'],
  ]);
});

describe('marks beside what a reader types', () => {
  proveRows('end-punctuation', [
    ['<p>Leave it as you did: :q!</p>', '<p>Mit :q! verlassen Sie es wie zuvor.</p>', []],
    ['<p>Leave it as you did: now!</p>', '<p>Verlassen Sie es wie zuvor.</p>', ['changed: !, .']],
    [
      '<p>To check out the latest code, please execute here:</p><pre>git clone</pre><p>You can build it.</p>',
      '<p>Git で開発。Debian では git パッケージ。最新の live-build を a b c で</p><pre>git clone</pre><p>を実行します。</p>',
      [],
      'en ja',
    ],
    [
      '<p>To check out the latest code, please execute here:</p><pre>git clone</pre><p>You can build it.</p>',
      '<p>Git で開発。Debian では git パッケージ。最新の live-build を a b c で</p><pre>git clone</pre><p>パッケージを作れます。</p>',
      ['missing: :'],
      'en ja',
    ],
  ]);
  proveRows('punctuation', [
    ['<p>Fix all with the x command.</p>', '<p>Nutzen Sie das Kommando x .</p>', []],
    ['<p>Fix all with the command.</p>', '<p>Nutzen Sie das Kommando .</p>', ['space-before: .']],
    [
      '<p>Use the command :r TEST where TEST is a file.</p>',
      '<p>Mit :r TEST , wobei TEST eine Datei ist.</p>',
      [],
    ],
    [
      '<p>Use the command :r TEST where TEST is a file.</p>',
      '<p>Mit :r TEST wird die Datei , die TEST heißt, gelesen.</p>',
      ['space-before: ,'],
    ],
  ]);
});
