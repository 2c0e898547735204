import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { proveRows } from '../found-problems';

// Errors are certain in any text. Each has a similar difference beside it that a text may have reasons for.

const certaintiesIn = (check: CheckId, source: string, target: string, languages = 'en de') => {
  const [from = '', to = ''] = languages.split(' ');
  const field = { type: 'localizable', data: 'html', source, target };
  return checkField(field, { source: from, target: to }, new Set([check])).map(certaintyOf);
};

const button = (attribute: string): string => `<p><button ${attribute}>Go</button></p>`;
const withLink = (address: string, more = ''): string =>
  `<p>See <a href="${address}">the page</a> here.</p>${more}`;

describe('a changed address', () => {
  test.each([
    ['https://api.kde.net/doc/a.html', 'https://apikde.net/doc/a.html', 'sure'],
    ['https://cwiki.kde.net/display/a', 'https://wiki.kde.net/httpd/a', 'likely'],
    ['https://desk.net/a', 'desk.net/a', 'sure'],
    ['https://desk.net/faq', 'faq/index.html', 'likely'],
    ['https://docs.kde.net/4.14/a.html', 'https://docs.kde.net/4.13/a.html', 'likely'],
    ['https://ftp1.kde.net/a', 'https://ftp2.kde.net/a', 'likely'],
    ['help:/basics/menus.html', 'help:/basics/ui.html#menus', 'likely'],
    ['mailto:anna@home.net', 'anna@home.net', 'sure'],
    ['mailto:anna@home.net', 'mailto:ana@home.net', 'sure'],
    ['mailto:anna@home.net', 'mailto:berta@home.net', 'likely'],
    ['https://desk.net/a', '/a', 'likely'],
    ['first-steps', 'Premiers pas', 'sure'],
    ['first-steps', 'Premiers-pas', 'likely'],
    ['first.html', '#', 'sure'],
  ])('%s → %s', (was, is, expected) => {
    expect(certaintiesIn('attribute-changed', withLink(was), withLink(is))).toEqual([expected]);
  });

  test.each([
    ['<p id="one">1</p><p id="two">2</p>', 'likely'],
    ['<p id="one">1</p>', 'sure'],
    ['<p id="eins">1</p>', 'likely'],
  ])('a place on the page, which has %s', (places, expected) => {
    const [source, target] = [withLink('#one'), withLink('#two', places)];
    expect(certaintiesIn('attribute-changed', source, target)).toContain(expected);
    expect(new Set(certaintiesIn('attribute-changed', source, target)).size).toBe(1);
  });
});

describe('IDs', () => {
  proveRows('attribute-changed', [
    ['<p><span id="rings"></span>Rings</p>', '<p><span id="id2"></span>Ringe</p>', []],
    [
      '<p><a href="#rings">Rings</a> <span id="rings"></span>and</p>',
      '<p><a href="#rings">Ringe</a> <span id="id2"></span>und</p>',
      ['changed: <span>, id, rings, id2'],
    ],
    [withLink('b.html#AEN1083'), withLink('b.html#AEN1090'), []],
    [
      withLink('b.html#part1'),
      withLink('b.html#part2'),
      ['changed-likely: <a>, href, b.html#part1, b.html#part2'],
    ],
  ]);
});

test('another value of a program is an error, the class of a block is not', () => {
  expect(certaintiesIn('attribute-changed', button('type="submit"'), button('type="los"'))).toEqual(['sure']);
  expect(certaintiesIn('attribute-changed', button('data-id="a"'), button('data-id="b"'))).toEqual(['sure']);
  expect(certaintiesIn('attribute-changed', '<p class="a">A</p>', '<p class="b">B</p>')).toEqual(['likely']);
});

describe('an added placeholder', () => {
  test.each([
    ['Could not read it.', 'Das war nicht lesbar: %s', 'sure'],
    ['Remove %s?', '%s von %s entfernen?', 'sure'],
    // The program may fill it in: it is the form for one of a message, or every name can be used.
    ['Remove the file?', 'Datei %d entfernen?', 'likely'],
    ['Leave the circle', '{modifier} abbiegen', 'likely'],
    ['Hello {name}', 'Hallo {nombre}', 'sure'],
  ])('%s → %s', (source, target, expected) => {
    expect(certaintiesIn('placeholders', source, target)).toEqual([expected]);
  });
  proveRows('placeholders', [
    ['It is “object” :\\n%s', '它是「object」：\\n%s', [], 'en zh-CN'],
    ['It is “object”, \\n%s', '它是「object」，%s', ['missing: \\n'], 'en zh-CN'],
    ['Usage: %s {script-only-if-none} [file]', '用法: %s {若無其他則放} [檔]', [], 'en zh-TW'],
    [
      'Usage: %s script-only [file]',
      '用法: %s {若無其他則放} [檔]',
      ['extra-likely: {若無其他則放}'],
      'en zh-TW',
    ],
  ]);
});

describe('a name in angle brackets that no page needs', () => {
  proveRows('html', [
    ['<label name>', '<ラベル名>', [], 'en ja'],
    [
      '<metric name>{<label name>="<label value>"} == <value>',
      '<指標名>{<ラベル名>="<ラベル値>"} == <値>',
      [],
      'en ja',
    ],
    ['<label name>', "<ім'я мітки>", [], 'en uk'],
    ['<label name>Name</label>', '<ラベル名>名前</label>', ['text-tag: <ラベ'], 'en ja'],
    [
      '<p>Call <b>it</b> <label name></p>',
      '<p>Позвоните <б>ему</б> <имя метки></p>',
      ['end-tag: </б>', 'text-tag: <б'],
      'en ru',
    ],
    ['<p><input disabled> Call it</p>', '<p><ввод отключён> Позвоните</p>', ['text-tag: <вв'], 'en ru'],
    ['<label name>', '<ラベル名', ['text-tag: <ラベ'], 'en ja'],
  ]);
});
