import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';
import { proveRows, type Row } from '../found-problems';

// Plain mistakes that are near to what is left alone, each beside what must stay quiet.

/** The words of a target in German that a dictionary is asked for. */
const spelledIn = (source: string, target: string, language = 'de', data = 'html'): readonly string[] =>
  spelledWords(
    parsePair({ type: 'localizable', data, source, target }, { source: 'en', target: language }),
    [],
  ).map(({ word }) => word);

/** A listing of a command with three lines behind it. */
const lines = (command: string, names: readonly string[]): string =>
  `<pre>${command}\n${names[0]} www.example.com\n${names[1]} /var/www\n${names[2]} 192.168.0.1:80</pre>`;

/** A heading that the target has as it is in the source. */
const numbered = (title: string, expected: readonly string[]): Row => [
  `<h2>${title}</h2><p>It is a file.</p>`,
  `<h2>${title}</h2><p>Это файл.</p>`,
  expected,
  'en ru',
];

const heading = (title: string, expected: readonly string[]): Row => numbered(`5.6. ${title}`, expected);
const deepHeading = (title: string, expected: readonly string[]): Row =>
  numbered(`5.6.2.1. ${title}`, expected);

test('an ending behind an argument in capitals is left alone only where languages add one', () => {
  expect(spelledIn('Read from FILE and stop', 'Czytaj PLIKu', 'pl', 'text')).not.toContain('PLIKu');
  expect(spelledIn('Read from FILE and stop', 'Das BITTe lesen', 'de', 'text')).toContain('BITTe');
  expect(spelledIn('Read from FILE and stop', 'La LECTURa del fichero', 'es', 'text')).toContain('LECTURa');
});

describe('what a command shows of a file is no dialogue', () => {
  const [names, others] = [
    ['HostName', 'DocumentRoot', 'Listen'],
    ['NazwaHosta', 'Katalog', 'Sluchaj'],
  ];
  const style = 'changed: HostName www.example.com, NazwaHosta www.example.com';
  const changed = [
    'changed: DocumentRoot /var/www, Katalog /var/www',
    'changed: Listen 192.168.0.1:80, Sluchaj 192.168.0.1:80',
  ];
  proveRows('code', [
    [lines('$ tool run', names), lines('$ tool run', others), [style], 'en pl'],
    [lines('$ cat conf', names), lines('$ cat conf', others), [style, ...changed], 'en pl'],
    [lines('$ sudo vi conf', names), lines('$ sudo vi conf', others), [style, ...changed], 'en pl'],
    [lines('$ tool &lt;&lt;END', names), lines('$ tool &lt;&lt;END', others), [style], 'en pl'],
  ]);
});

test.each([
  ['iOS', 'iOS', 'Windows Phone 8', []],
  ['Tablet', 'タブレット', 'Windows Phone 8', ['Windows Phone 8']],
  ['iOS', 'iOS', 'Release Notes 8', ['Release Notes 8']],
  ['iOS', 'iOS', 'Step Number 8', ['Step Number 8']],
])('beside %s, translated as %s, an item that stays may be a version: %s', (name, other, item, expected) => {
  const list = (first: string, last: string): string =>
    `<ul><li>${first}</li><li>${item}</li><li>${last}</li></ul>`;
  const field = {
    type: 'localizable',
    data: 'html',
    source: list(name, 'Browser'),
    target: list(other, 'ブラウザー'),
  };
  const problems = checkField(
    field,
    { source: 'en', target: 'ja' },
    new Set(['target-equals-source'] as const),
    readWordPairs('phone 90 電話\n\n電話 90\n'),
  );
  expect(problems.map(({ detail }) => detail['text'])).toEqual(expected);
});

describe('words that only look like a path, a field or a version', () => {
  proveRows('target-equals-source', [
    heading('debian/rules', []),
    heading('tool/setup.py', []),
    // A word alone in small letters is the name of a value.
    deepHeading('password', []),
    deepHeading('Password', ['part: 5.6.2.1. Password']),
    deepHeading('the password', ['part: 5.6.2.1. the password']),
    heading('overview', []),
    heading('Overview', ['part: 5.6. Overview']),
    ["<p>Wait:<br>'# ' logout</p>", "<p>Czekaj:<br>'# ' logout</p>", [], 'en pl'],
    ['It is done. Thanks. Go home.', 'Es ist fertig. Thanks. Geh heim.', ['sentence: Thanks.']],
    ['It is in it (eg. Hello)', 'Es ist darin (z. B. Hello)', []],
    ['<p>Wait:<br>Log out of it</p>', '<p>Czekaj:<br>Log out of it</p>', ['part: Log out of it'], 'en pl'],
    heading('sender/receiver', ['part: 5.6. sender/receiver']),
    heading('client-side/server-side', ['part: 5.6. client-side/server-side']),
    ['<p>It has "<b>Architecture: all</b>".</p>', '<p>Имеет «<b>Architecture: all</b>».</p>', [], 'en ru'],
    [
      '<p>Click "<b>View: details</b>".</p>',
      '<p>Нажмите «<b>View: details</b>».</p>',
      ['label: View: details'],
      'en ru',
    ],
  ]);
  proveRows('leftovers', [
    ['<p>The end ("xxx$") of it.</p>', '<p>La fin : « XXX$ » de tout.</p>', [], 'en fr'],
    ['<p>Type xxx, then go.</p>', '<p>Tapez xxx. XXX, à revoir</p>', ['note: XXX, à revoir'], 'en fr'],
  ]);
});

describe('numbers in words that say something else', () => {
  proveRows('numbers', [
    ['<p>Execute steps 1 through 3.</p>', '<p>Führen Sie die drei Schritte aus.</p>', []],
    [
      '<p>Execute steps 1 through 3 on three hosts.</p>',
      '<p>Führen Sie sie auf drei Hosts aus.</p>',
      ['missing: 1', 'missing: 3'],
    ],
    ['Up to 1000 people', 'Μέχρι χίλια άτομα', [], 'en el', 'text'],
    ['Up to 1000 kilometers', 'Μέχρι χιλιόμετρα', ['missing: 1000'], 'en el', 'text'],
    ['It costs 100 for 20 of them.', 'Costa cent per 20.', [], 'en ca', 'text'],
    ['It costs 100, 20 percent off.', 'Costa menys, un 20 per cent.', ['missing: 100'], 'en ca', 'text'],
    ['Copyright 1990, 92 Example', 'Copyright 1990, 1992 Example', [], 'en sv', 'text'],
    [
      'In 1990, 50 people came.',
      'Im Jahr 1990, 1950 Menschen kamen.',
      ['missing: 50', 'extra: 1950'],
      'en de',
      'text',
    ],
    ['%02dh:%02dm:%02ds', '%02d시간:%02d분:%02d초', [], 'en ko', 'text'],
    ['Wait %d seconds for %d', '%d 分待って %d', ['unit: %d, seconds, 分'], 'en ja', 'text'],
    [
      '<p>See <a href="#id4">[2119]</a> of it.</p>',
      '<p>Siehe <a href="#id4">[2191]</a> davon.</p>',
      ['missing: 2119', 'extra: 2191'],
    ],
  ]);
});

describe('marks that only seem to be spoken of', () => {
  const lead = '<p>To check out the latest code, please execute here:</p><pre>git clone</pre>';
  const inJapanese =
    '<p>Git で開発。Debian では git パッケージ。最新の live-build を a b c で</p><pre>git clone</pre>';
  const next = (text: string, expected: readonly string[]): Row => [
    `${lead}<p>You can build it.</p>`,
    `${inJapanese}<p>${text}</p>`,
    expected,
    'en ja',
  ];
  proveRows('end-punctuation', [
    next('を実行します。', []),
    next('と表示されます。', []),
    next('とても簡単です。', ['missing: :']),
    next('がんばってください。', ['missing: :']),
    ['<p>Leave it with :q!</p>', '<p>Mit :q! verlassen Sie es.</p>', []],
    ['<p>Use :q! to leave.</p>', '<p>Zum Verlassen nehmen Sie :q!</p>', ['changed: ., !']],
    ['Enter a single period (.)', 'Geben Sie einen Punkt ein', [], 'en de', 'text'],
    ['Remove everything (?)', 'Alles entfernen', ['missing: ?'], 'en de', 'text'],
  ]);
  proveRows('punctuation', [
    ['<p>Press x to go on.</p>', '<p>Weiter mit x .</p>', []],
    ['<p>The values x and y differ.</p>', '<p>Die Werte x , y sind verschieden.</p>', ['space-before: ,']],
  ]);
  proveRows('brackets', [
    ['Use colons, no double quotes here', 'Använd kolon istället för " här', [], 'en sv', 'text'],
    ['It quotes the name of the file', 'Den citerar filens " namn', ['odd: "'], 'en sv', 'text'],
  ]);
});

describe('capitals and small letters beside an argument or an abbreviation', () => {
  proveRows('letter-case', [
    ["'op' is the name, do not lose it.\n", 'NAAM is de naam, verlies het niet.\n', [], 'en nl', 'text'],
    [
      "'op' is the name, do not lose it.\n",
      'NAAM is de naam, verlies het NIET.\n',
      ['capitals: NIET'],
      'en nl',
      'text',
    ],
    ['Std. J-T Statistic', 'Станд. статистика Дж.-Т.', [], 'en ru', 'text'],
    ['Saved. Try again', 'Erreur. essayez encore.', ['small-start: essayez'], 'en fr', 'text'],
  ]);
});

describe('lines that begin with the last word of the one before', () => {
  proveRows('doubled-words', [
    ['Press the key\nkey: a, b', 'Paina näppäin\nnäppäin: a, b', [], 'en fi', 'text'],
    ['Press the key\nkey: a, b', 'Paina näppäin näppäin:\na, b', ['doubled: näppäin'], 'en fi', 'text'],
    [
      'Select a file\nFile name here',
      'Valitse valitse tiedosto\nTiedoston nimi',
      ['doubled: Valitse'],
      'en fi',
      'text',
    ],
  ]);
  proveRows('edge-spaces', [
    ['Save the information           ', 'Sauvegarder les informations', [], 'en fr', 'text'],
    ['Please wait   ', 'Veuillez patienter', ['trailing-missing'], 'en fr', 'text'],
  ]);
});
