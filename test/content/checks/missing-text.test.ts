import { describe } from 'vitest';
import { proveRows } from './found-problems';

describe('target-empty', () => {
  proveRows('target-empty', [
    ['number_format_thousands_sep', ' ', [], 'en ru'],
    ['Hello', '', ['empty']],
    ['Hello', ' \n', ['blank']],
    ['<p>Hello</p>', '<p> </p>', ['no-text']],
    ['<p>Hello</p>', '<p>&nbsp;</p>', ['no-text']],
    ['<p>a</p><p>b</p>', '<p>a</p><p></p>', ['part: b']],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li></li><li>b</li></ul>', ['part: a']],
    ['<p>a</p><p></p>', '<p></p><p>a</p>', []],
    ['', '', []],
    ['<img src="a.png">', '<img src="a.png">', []],
    ['…', '', []],
    ['Next', '→', []],
    ['Next', '\u200b', ['no-text']],
    ['<p>a</p>', '<p>b</p>', []],
    ['<script>a</script>', '', []],
  ]);
});

describe('target-equals-source', () => {
  const left = 'Please press the button';
  proveRows('target-equals-source', [
    [left, left, [`whole: ${left}`]],
    [`<p>${left}</p><p>Then wait.</p>`, `<p>${left}</p><p>Dann warten.</p>`, [`part: ${left}`]],
    [`It is on. ${left}. Done.`, `Es ist an. ${left}. Fertig.`, [`sentence: ${left}.`]],
    ['Save', 'Save', ['whole: Save']],
    ['<p>Save</p>', '<p>Save</p>', ['whole: Save'], 'en ja'],
    ['Terms of Service', 'Terms of Service', ['whole: Terms of Service']],
    ['quick brown fox', 'quick brown fox', ['whole: quick brown fox'], 'en ja'],
    [
      'Bitte warten Sie auf die Antwort',
      'Bitte warten Sie auf die Antwort',
      ['whole: Bitte warten Sie auf die Antwort'],
      'de fr',
    ],
    [left, left, [], 'en-GB en-US'],
    [left, left, [], 'en en'],
    ['Jeg har det ikke med meg', 'Jeg har det ikke med meg', [], 'nb da'],
    ['Status', 'Status', []],
    ['Apache HTTP Server', 'Apache HTTP Server', [], 'en ja'],
    ['NetWare Libraries for C', 'NetWare Libraries for C', [], 'en ko'],
    ['12 345 {n} https://x.example/the/of/and', '12 345 {n} https://x.example/the/of/and', []],
    ['<code>go to the end of it</code>', '<code>go to the end of it</code>', []],
    ['<pre>go to the end of it</pre>', '<pre>go to the end of it</pre>', []],
    [`<p translate="no">${left}</p>`, `<p translate="no">${left}</p>`, []],
    ['SAVE', 'SAVE', []],
    [left, 'Drücken Sie bitte den Knopf', []],
    ['2026', '2026', [], 'en ja'],
    [
      '<img alt="A cat on the roof" src="a.png">',
      '<img alt="A cat on the roof" src="a.png">',
      ['whole: A cat on the roof'],
    ],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['See https://a.example/x.', 'Siehe https://a.example/x.', []],
    ['the http:// prefix', 'het http://-voorvoegsel', [], 'en nl'],
    ['See https://www.example.com/x.', 'Siehe https://www.beispiel.de/x.', []],
    ['See https://www.example.com/x.', 'Voir https://exemple.fr/x.', [], 'en fr'],
    [
      'See https://blog.example.com/x.',
      'Siehe https://shop.example.com/x.',
      ['missing: https://blog.example.com/x', 'extra: https://shop.example.com/x'],
    ],
    [
      'See https://www.example.com/x.',
      'Siehe https://www.beispiel.de/y.',
      ['missing: https://www.example.com/x', 'extra: https://www.beispiel.de/y'],
    ],
    [
      'See https://www.acme.com/x.',
      'Siehe https://www.beispiel.de/x.',
      ['missing: https://www.acme.com/x', 'extra: https://www.beispiel.de/x'],
    ],
    ['See https://a.example/core.html#top.', 'Voir https://a.example/core.html.fr#top.', [], 'en fr'],
    ['See https://a.example/core.html now', '今 https://a.example/core.html.ja.utf8 を見る', [], 'en ja'],
    ['See https://a.example/help.html', 'Voir https://a.example/help-fr.html', [], 'en fr'],
    [
      'See https://a.example/help.html',
      'Voir https://a.example/help-de.html',
      ['missing: https://a.example/help.html', 'extra: https://a.example/help-de.html'],
      'en fr',
    ],
    [
      'See https://a.example/x.',
      'Siehe https://a.example/y.',
      ['missing: https://a.example/x', 'extra: https://a.example/y'],
    ],
    ['Write to me@a.example', 'Schreiben Sie uns', ['missing: me@a.example']],
    ['https://a.example/x', 'https://A.EXAMPLE/x/', []],
    [
      'https://a.example/x',
      'https://a.example/X',
      ['missing: https://a.example/x', 'extra: https://a.example/X'],
    ],
    ['https://a.example/en/x', 'https://a.example/de/x', []],
    ['<a href="/">https://a.example</a>.', '<a href="/">https://a.example</a>에서', [], 'en ko'],
    ['at https://a.example', 'https://a.example。', [], 'en ja'],
    ['at www.a.example', 'www.a.example’da', [], 'en tr'],
    ['<p>https://a.example</p><p>b</p>', '<p>https://a.example</p><p>b</p>', []],
    ['https://a.example, https://a.example', 'https://a.example', []],
    ['<a href="https://a.example/?a=1&amp;b=2">a</a>', '<a href="https://b.example">a</a>', []],
    ['https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&b=2', []],
  ]);
});

/** A paragraph of one word, many times. */
const words = (count: number, word: string): string =>
  `<p>${Array.from({ length: count }, () => word).join(' ')}</p>`;

describe('length', () => {
  proveRows('length', [
    [
      '<code>emerg</code>: there is an emergency, the system is probably unusable.',
      '<code>emerg</code>。システムが非常事態であることを示し、おそらくシステムが不安定になっていることを示しています。',
      [],
      'en ja',
    ],
    [words(60, 'long'), words(60, 'lange'), []],
    [words(60, 'long'), words(15, 'lange'), ['short: 31 %, 110 %']],
    [words(60, 'long'), words(200, 'lange'), ['long: 417 %, 110 %']],
    [words(60, 'long'), words(40, '長い'), [], 'en ja'],
    [words(60, 'long'), words(20, '长'), ['short: 8 %, 31 %'], 'en zh'],
    [words(60, 'Server'), words(60, 'Server'), [], 'en zh'],
    [words(7, 'long'), words(1, 'kurz'), []],
    [words(10, 'long'), words(3, 'kurz'), []],
    [words(10, 'long'), words(1, 'kurz'), ['short: 10 %, 110 %']],
    [words(2, 'Save'), words(10, 'Speichern'), []],
    [words(2, 'Save'), words(16, 'Speichern'), ['long: 1800 %, 110 %']],
    [words(60, 'long'), `<pre>${'x'.repeat(900)}</pre>${words(60, 'lange')}`, []],
    [words(60, 'long') + words(300, 'b'), words(10, 'lange') + words(400, 'b'), ['short: 21 %, 110 %']],
  ]);
});
