import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

describe('brackets that other marks close', () => {
  proveRows('brackets', [
    ['<p>Report errors, please.</p>', '<p>Chyby hlaste zde (česky ;-)</p>', [], 'en cs'],
    ['<p>Report errors, please.</p>', '<p>Chyby hlaste zde (česky :) jen</p>', [], 'en cs'],
    ['<p>Report errors, please.</p>', '<p>Chyby :) hlaste zde (česky</p>', ['unclosed: ('], 'en cs'],
    ['<p>That makes it as stable as possible.</p>', '<p>這使它儘可能穩定:-)</p>', [], 'en zh-TW'],
    ['<p>Nice jump there!</p>', "<p>Hieno hyppy! :')</p>", [], 'en fi'],
    [
      '<p>Needed where it is AAC and has SBR.</p>',
      '<p>需要：a) 输入是 AAC 且 b) 含有 SBR。</p>',
      [],
      'en zh-CN',
    ],
    ['<p>Using the wallet</p>', '<p>Раздел «Работа с «Бумажником» ниже</p>', [], 'en ru'],
    ['<p>Using the wallet</p>', '<p>Раздел «Работа с приложением «Бумажник» и «Параметры»</p>', [], 'en ru'],
    ['<p>Using the wallet</p>', '<p>Раздел «Работа с кошельком</p>', ['odd: «'], 'en ru'],
    ['<p>Using the wallet</p>', '<p>Sección «Uso de «Wallet» abajo</p>', ['odd: «'], 'en es'],
  ]);
});

describe('line breaks that the width made', () => {
  const target = 'Sie können hier jederzeit die "Tools" öffnen, mit allen ihren Teilen.';
  test.each([
    ['after "the"', 'You can at any time open the\n"Tools" here, with all of their parts.', []],
    ['after a bracket', 'You can open "Tools" (here)\nwith all of their parts at any time.', []],
    ['before a name', 'You can here at any time open them:\n"Tools", with all of their parts.', ['lost']],
  ])('%s', (_, source, expected) => {
    expect(foundIn('line-breaks', source, target, 'en de', 'text')).toEqual(expected);
  });
});

describe('a short label with a full stop', () => {
  proveRows('end-punctuation', [
    ['<small>Min</small>', '<small>Мін.</small>', [], 'en uk'],
    ['<small>Yes</small>', '<small>Так.</small>', ['extra: .'], 'en uk'],
  ]);
});
