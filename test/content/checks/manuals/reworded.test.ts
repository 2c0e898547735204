import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

// Texts that a manual may word in another way, each with a mistake that must still be reported.

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const edgesOf = (source: string, target: string) => foundIn('edge-spaces', source, target, 'en de', 'text');

describe('numbers that are written in another way', () => {
  proveRows('numbers', [
    ['In versions from 3.4.0 on it works.', 'Ab Version 3.4 geht es.', []],
    ['In versions from 3.4.1 on it works.', 'Ab Version 3.4 geht es.', ['missing: 3.4.1', 'extra: 3.4']],
    ['It listens at 192.0.2.7:8443 then.', 'Dann lauscht es auf <code>www.firma.example:8443</code>.', []],
    ['All 9s are drawn.', 'Alle Neuner sind gezogen.', []],
    ['Spacing is 150% then.', 'Dann ist der Abstand das 1,5-fache.', []],
    ['The first is usual, while options 2-4 are rare.', 'Das erste ist üblich, die übrigen sind selten.', []],
    [
      'The first is usual, while options 2-4 are rare.',
      'Das erste ist üblich, die Optionen 2-5 sind selten.',
      ['missing: 4', 'extra: 5'],
    ],
    ['Only pins 1 through 6 are used.', 'Nur 6 Pins werden benutzt.', []],
    ['A 5-character name', 'Pięcioznakowa nazwa', [], 'en pl'],
    ['Zip56 256-bit key', 'ZIP56 256-bits nøkkel', [], 'en nb'],
    ['It has none or one of them.', '0 か 1 つあります。', [], 'en ja'],
    ['A privileged port is needed.', 'Ein Port von 0 bis 1023 wird benötigt.', ['extra: 1023']],
    ['Example C: another list', '3. Beispiel: eine andere Liste', []],
    ['Example C: another list', '8. Beispiel: eine andere Liste', ['extra: 8']],
    ['First keep it up to date, then lock it.', '(1) Aktuell halten, (2) sperren.', []],
    ['It sets the level from 1 to 9.', 'レベル (1 から 9) を設定します。(訳注: 8 が良い)', [], 'en ja'],
    ['It sets the level from 1 to 9.', 'レベル (1 から 9) を設定します。(普通は 8)', ['extra: 8'], 'en ja'],
    ['In the last bi-week of 30 days', 'In den letzten 2 Wochen von 30 Tagen', []],
  ]);
});

describe('ends of titles, items and cells', () => {
  proveRows('end-punctuation', [
    ['<h2>SSL How-To</h2>', '<h2>Comment configurer SSL ?</h2>', [], 'en fr'],
    ['<h2>SSL Setup</h2>', '<h2>Configuration de SSL ?</h2>', ['extra: ?'], 'en fr'],
    [
      '<table><tr><td>Time until it ends.</td></tr></table>',
      '<table><tr><td>終了までの待ち時間</td></tr></table>',
      [],
      'en ja',
    ],
    [
      '<table><tr><td>It waits until it ends.</td></tr></table>',
      '<table><tr><td>終了まで待ちます</td></tr></table>',
      ['missing: .'],
      'en ja',
    ],
    [
      '<p>So how is it done?</p><p>The module looks at it.</p>',
      '<p>So wird es gemacht:</p><p>Das Modul sieht es an.</p>',
      [],
    ],
    ['<p>So how is it done?</p>', '<p>So wird es gemacht:</p>', ['changed: ?, :']],
    ['It is a circle.', 'यह एक वृत्त है|', [], 'en hi', 'text'],
    ['It is a circle.', 'यह एक वृत्त है', ['missing: .'], 'en hi', 'text'],
  ]);

  test('the items of a list may all end alike where those of the source do not', () => {
    const source = list('The number of clients', 'The time it took', 'It is an error.');
    const target = list('Die Anzahl der Clients.', 'Die Zeit, die es dauerte.', 'Es ist ein Fehler.');
    expect(foundIn('end-punctuation', source, target)).toEqual([]);
    const one = list('Die Anzahl der Clients.', 'Die Zeit, die es dauerte', 'Es ist ein Fehler.');
    expect(foundIn('end-punctuation', source, one)).toEqual(['extra: .']);
  });
});

describe('concise texts', () => {
  const sentence =
    'Before jumping head first into this long document, you should be aware that certain assumptions are made about you and the environment of it.';
  proveRows('length', [
    [sentence, '먼저 이 문서에서 독자와 환경에 대해 가정하는 것을 밝힌다.', [], 'en ko'],
    [sentence, '먼저 읽어 보라.', ['short: 5 %, 52 %'], 'en ko'],
  ]);
});

describe('sentences of which several may be missing', () => {
  const [first, second] = [
    'It is also possible to specify some alternative directories of users here.',
    'If you use a command like:',
  ];
  proveRows('missing-sentences', [
    [`<p>${first} ${second}</p>`, '<p>Man kann auch andere Ordner angeben:</p>', []],
    [
      'It is used by all modules of this server and by their scripts. WARNING: no new list is built, the old one stays as it is.',
      'Alle Module dieses Servers und ihre Skripte benutzen es.',
      ['fewer'],
    ],
  ]);
});

describe('names that look like prose', () => {
  proveRows('language', [
    [
      'If you chose to install it for all of the users, the key is there.',
      '설치 종류에 따라 다르다. install it for all of users를 선택하였다면 키가 있다.',
      [],
      'en ko',
    ],
    [
      'If you chose to install it for all of the users, the key is there.',
      '설치 종류에 따라 다르다. install it for all of users 그러면 키가 있다.',
      ['source: install it for all of users'],
      'en ko',
    ],
  ]);
  proveRows('punctuation', [
    ['It takes an object <var>file</var>.', '오브젝트<var>파일</var>을 가진다.', [], 'en ko'],
    [
      'It takes an object <var>file</var>.',
      '오브젝트를<var>파일</var>로 가진다.',
      ['space-at-tag: 트를'],
      'en ko',
    ],
  ]);
  proveRows('letter-case', [
    ['Before it, the quotes MUST be omitted.', 'Avant, les guillemets étaient prohibés.', [], 'en fr'],
    [
      'Before it, the quotes MUST be omitted.',
      'Avant, les guillemets doivent être omis.',
      ['no-capitals: MUST'],
      'en fr',
    ],
  ]);
});

test('the space behind a whole sentence is a matter of style', () => {
  expect(edgesOf('Please wait for it! ', 'Bitte warten!')).toEqual(['trailing-after-sentence']);
  expect(edgesOf('The file: ', 'Die Datei:')).toEqual(['trailing-missing']);
});
