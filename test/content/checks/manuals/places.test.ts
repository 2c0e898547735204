import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

const link = (address: string): string => `<p><a href="${address}">x</a></p>`;
const changed = (from: string, to: string): string => `changed-likely: <a>, href, ${from}, ${to}`;
const table = (...cells: string[]): string =>
  `<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`;

/** Causes of wrong reports in manuals, in texts of our own, beside mistakes that are still reported. */
describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    // One page under two names: a matter of style.
    ...[
      ['https://a.example.net/faq', 'https://a.example.net/faq.html'],
      ['https://a.example.net/contract#rules', 'https://a.example.net/contract.html#rules'],
      ['https://a.example.net', 'https://a.example.net/index.html'],
      ['https://a.example.net/cd/', 'https://a.example.net/cd/index.html'],
      ['/', '/index.html'],
      ['/#a', '/index.html#a'],
      ['../', '../index.html'],
      ['..', '../index.html'],
      ['./', 'index.html'],
    ].map(([from = '', to = '']) => [link(from), link(to), [`class: <a>, href, ${from}, ${to}`]] as const),
    // The top of this page is not the start page of the server.
    [link('#'), link('/#'), [changed('#', '/#')]],
    [link('../'), link('/'), [changed('../', '/')]],
    [link('faq.html'), link('index.html'), [changed('faq.html', 'index.html')]],
    [link('faq.html'), link('fax.html'), [changed('faq.html', 'fax.html')]],
    [link('faq.html#a'), link('faq.html#b'), [changed('faq.html#a', 'faq.html#b')]],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['The gospel has it so.', 'So steht es im Evangelium (Mt 5,3).', []],
    ['The gospel has it so.', 'So steht es im Evangelium [MT].', ['note: [MT]']],
    // A note for the reader, in the reader's language.
    ['It is free.', 'Il est libre (NdT : ambiguïté du mot anglais).', [], 'en fr'],
    ['It is free.', 'Er ist frei (Übersetzernotiz: oder kostenlos).', []],
    ['It is free.', 'Er ist frei [Nota del traductor: revisar]', ['note: [Nota del traductor: revisar]']],
    ['It is free.', 'Er ist frei [Translator’s note: check]', ['note: [Translator’s note: check]']],
    // In short, "N. T.", which elsewhere is the New Testament, and in languages that share their words.
    ...[
      ['pt', 'É livre (N.T.: ou gratuito).'],
      ['es', 'Es libre (N. de la T.: o gratis).'],
      ['fr', 'Il est libre (N. T. : ou gratuit).'],
      ['it', 'È libero (N.T.: o gratuito).'],
      ['ro', 'Este liber (n.t.: sau gratuit).'],
      ['ca', 'És lliure (nota del traductor: o gratuït).'],
      ['gl', 'É libre (nota do tradutor: ou de balde).'],
      ['de', 'Er ist frei (N. T.).'],
    ].map(([to = '', target = '']) => ['It is free.', target, [], `en ${to}`] as const),
    ['It is free.', 'Er ist frei (N. de la T.: revisar)', ['note: (N. de la T.: revisar)']],
  ]);
});

describe('language', () => {
  proveRows('language', [
    // A question of a program, quoted as it is.
    [
      'Answer "Would you like to split the configuration into small files now?" with no.',
      'Antworten Sie auf „Would you like to split the configuration into small files now?“ mit Nein.',
      [],
    ],
    [
      'It says that you have to wait. Please wait for the answer of the server.',
      'Es sagt, dass Sie warten müssen, und wait for the answer of the server.',
      ['source: wait for the answer of the server'],
    ],
  ]);
});

describe('script', () => {
  proveRows('script', [
    [
      'Answer "Would you like to split the configuration into small files now?" with no.',
      '对“Would you like to split the configuration into small files now?”回答否。',
      [],
      'en zh-CN',
    ],
    [
      'Remove the articles at the start: "a", "an", or "the" are not needed.',
      '先頭の冠詞 "a", "an", or "the" は不要です。',
      [],
      'en ja',
    ],
    [
      // The text between two quotations is in none.
      'Please press "OK" and wait until the server has answered with "Done" at last.',
      '请按"OK" and wait until the server has answered with "Done"。',
      ['untranslated: OK" and wait until the server has answered with "Done", Latin'],
      'en zh-CN',
    ],
    [
      'Answer "Machines to relay mail for these domains:" with none.',
      '对 "Machines to relay mail for these domains:" 回答无。',
      [],
      'en zh-CN',
    ],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['the archive of list@lists.shop.org here', 'das list@lists.shop.org-Mailinglist-Archiv hier', []],
    [
      'the archive of list@lists.shop.org here',
      'das Archiv von list@lists.shops.org hier',
      ['missing: list@lists.shop.org', 'extra: list@lists.shops.org'],
    ],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    // Names in the other cells have their capitals wherever they stand.
    [
      table('TELNET server', 'FTP client', 'Generic file download'),
      table('TELNET in rete', 'FTP in rete', 'scaricamento generico di file'),
      [],
      'en it',
    ],
    [
      table('Server on the net', 'Client on the net', 'Generic file download'),
      table('Programma in rete', 'Cliente in rete', 'scaricamento generico di file'),
      ['small-start: scaricamento'],
      'en it',
    ],
    // Names of tags and classes are none of pages.
    [
      '<p class="image">Picture of it all</p>',
      '<p class="image">image de tout cela</p>',
      ['small-start: image'],
      'en fr',
    ],
    // The name of a page.
    [
      '<p><a href="a/gittutorial.html">A tutorial introduction</a></p>',
      '<p><a href="a/gittutorial.html">gittutorial: eine Einführung</a></p>',
      [],
    ],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    ['Write closes: #nnn in it.', 'Écrivez closes: #nnn dedans.', [], 'en fr'],
    ['Do I get "ld: cannot find it" here?', 'Ai-je «\u00a0ld: cannot find it\u00a0» ici\u00a0?', [], 'en fr'],
    // Labels that are words of both languages.
    ['Version: 2.0 from today', 'Version: 2.0 du jour', ['missing: :'], 'en fr'],
    ['Date: 12 days ago', 'Date: 12 jours', ['missing: :'], 'en fr'],
    ['Attention: Danger here', 'Attention: Danger ici', ['missing: :'], 'en fr'],
    ['Look: it works.', 'Regardez: il marche.', ['missing: :'], 'en fr'],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    // Ditto marks of a table.
    [
      '<table><tr><td>UTF-8</td></tr><tr><td>,,</td></tr></table>',
      '<table><tr><td>UTF-8</td></tr><tr><td>"</td></tr></table>',
      [],
    ],
  ]);

  test.each([
    ['Set "a" or $b" here.', '"a" oder $b" hier.', ' $b"'],
    ['See "info su" and "info ls" now.', 'Siehe "info su und "info ls" nun.', 'he "'],
    ['It is “one” and “two” here.', 'Es ist » eins « und « zwei.', 'nd «', 'de'],
    ['See “f1” and “f2” here.', 'Voir f1 » et « f2 » ici.', 'f1 »'],
    ['See “f1” and “f2” here.', 'Voir « f1 et « f2 » ici.', 'ir «'],
  ])('marks the odd quotation mark of %s', (_, target, expected, language = 'fr') => {
    const source = 'See the two of them here.';
    const languages = { source: 'en', target: language };
    const problems = checkField({ type: 'localizable', data: 'html', source, target }, languages);
    const span = problems.find(({ check }) => check === 'brackets')?.target[0];
    expect(target.slice(Math.max(0, (span?.from ?? 0) - 3), span?.to)).toBe(expected);
  });
});

describe('tags-extra', () => {
  proveRows('tags-extra', [
    // The page of the same encyclopedia in the target's language.
    [
      '<p>See <a href="https://en.wikipedia.org/wiki/Email_filtering">filters</a> and more words.</p>',
      '<p>Siehe auch weitere Wörter und <b><a href="https://de.wikipedia.org/wiki/Spamfilter">Spamfilter</a></b>.</p>',
      ['inline: <b>'],
    ],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['ODF and 5.1 files', 'ODF- und -5.1-Dateien', []],
    ['It is 5.1 degrees', 'Es ist -5.1-Grad kalt', ['missing: 5.1', 'extra: -5.1']],
    ['A 20 degree room', 'Ein -20-Grad-Raum', ['missing: 20', 'extra: -20']],
    ['It is 5.1 degrees', 'Es hat -5.1 Grad', ['missing: 5.1', 'extra: -5.1']],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    ['Tools for a, b, c…', 'a、b、c……的工具。', [], 'en zh-CN'],
    ['Tools for a, b, c…', 'a、b、c等工具。', [], 'en zh-CN'],
    ['A tool (check, format, lint…)', 'ツール (検査、整形、他)', [], 'en ja'],
    ['Please wait…', '请等待。', ['changed: …, 。'], 'en zh-CN'],
    ['Save it, and wait…', '保存，然后等待。', ['changed: …, 。'], 'en zh-CN'],
    // As a verb, 等 is "wait" and ends no list.
    ['Connecting, please wait…', '正在连接，请等一下。', ['changed: …, 。'], 'en zh-CN'],
    ['Connecting, please wait…', '正在连接，请等等。', ['changed: …, 。'], 'en zh-CN'],
    ['Reading a, b, please wait…', '正在读取甲和乙，请耐心等几秒。', ['changed: …, 。'], 'en zh-CN'],
    ['Connecting, wait a moment…', '正在连接，等一下。', ['changed: …, 。'], 'en zh-CN'],
    ['Choose pictures, films, music…', '请选择图片，影片和音乐等。', [], 'en zh-CN'],
    ['A set of pictures, films, music…', '图片、影片和音乐等一系列文件。', [], 'en zh-CN'],
    ['Choose pictures, films, music…', '請選擇圖片、影片、音樂等等。', [], 'en zh-TW'],
    ['Other options…', '其他选项', ['missing: …'], 'en zh-CN'],
    ['Save the other file…', '他のファイルを保存', ['missing: …'], 'en ja'],
    ['Please wait…', '请稍候。', ['changed: …, 。'], 'en zh-CN'],
  ]);
});
