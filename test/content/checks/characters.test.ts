import { describe } from 'vitest';
import { proveRows } from './found-problems';

describe('script', () => {
  proveRows('script', [
    [
      'Press the button to go on.',
      'ボタンを押す。 Then go to the end of the page.',
      ['untranslated: Then go to the end of the page., Latin'],
      'en ja',
    ],
    [
      'See the end of it',
      'Смотрите: see the end of it all',
      ['untranslated: see the end of it all, Latin'],
      'en ru',
    ],
    ['The Lord of the Rings', 'كتاب The Lord of the Rings', [], 'en ar'],
    ['Apache HTTP Server', 'Apache HTTP Server のバージョン', [], 'en ja'],
    ['a', '<code>go to the end of it</code>', [], 'en ja'],
    ['Ready', 'Готово', ['unexpected: Готово, Cyrillic']],
    ['Готово', 'Fertig (Готово)', [], 'ru de'],
    ['Ready', 'できた', ['unexpected: できた, Hiragana'], 'en zh'],
    ['Ready', '完了しました', [], 'en ja'],
    ['Ready', '完了 준비', ['unexpected: 준비, Hangul'], 'en ja'],
    ['Ready', '준비 完了', [], 'en ko'],
    ['Ready', 'Spremno', [], 'en sr-Latn'],
    ['Ready', 'Спремно', [], 'en sr'],
    ['Ready', 'Tayyor', [], 'en uz'],
    ['Ready', 'Тайёр', [], 'en uz-Cyrl'],
    ['5 µm', '5 µm', []],
    ['Save', 'Sp\u0435ichern', ['mixed: Sp\u0435ichern, \u0435, Cyrillic']],
    ['Save', 'С\u006fхранить', ['mixed: С\u006fхранить, o, Latin'], 'en ru'],
    ['SMS', 'SMSка и IP-адрес', [], 'en ru'],
    ['Language', '語言設定，請選擇您的說話語言', [], 'en zh-TW'],
    ['Language', '語言設定，请选择您的說話语言', ['simplified: 请选择语'], 'en zh-TW'],
    ['Language', '语言设置', ['all-simplified: 语设'], 'en zh-HK'],
    ['Language', '请选择您的说话语言', ['all-simplified: 请选择说话语'], 'en zh-Hant'],
    ['Language', '請選擇語言', ['all-traditional: 請選擇語'], 'en zh-CN'],
    ['Language', '请选择语言', [], 'en zh-CN'],
    ['a', 'anything', [], 'en x-private'],
  ]);
});

describe('corrupted', () => {
  proveRows('corrupted', [
    ['at 100 dpi in yyyy form', 'a 100 ppp en forma aaaa', [], 'en es'],
    ['Let us prepare', 'lasst uns beginnen', []],
    ['a', 'Schl\u00c3\u00bcssel', ['mojibake: Ã¼']],
    ['a', 'l\u00e2\u20ac\u2122ami', ['mojibake: â€™'], 'en fr'],
    ['a', '10\u00c2\u00a0%', ['mojibake: Â']],
    ['the "café"', 'le «\u00a0café\u00a0»', [], 'en fr'],
    ['the "café…"', 'le «\u00a0café…»', [], 'en fr'],
    ['a', '\u00e9\u00a0\u2019\u2019', [], 'en fr'],
    ['a', 'NÃO É', [], 'en pt'],
    ['a', 'ÂGE\u00a0: 3', [], 'en fr'],
    ['a', '\u00d0\u00bf\u00d1\u0080\u00d0\u00b8', ['mojibake: Ð¿Ñ\u0080Ð¸', 'broken: U+0080'], 'en ru'],
    ['a', 'Schl\ufffdssel', ['broken: U+FFFD']],
    ['a\ufffd', 'b\ufffd', []],
    ['a', 'b\ud83d', ['broken: U+D83D']],
    ['a', 'b😀', []],
    ['a', 'b&amp;nbsp;c', ['escaped: &nbsp;']],
    ['SECURITY:', 'SÉCURITÉ&nbsp;:', [], 'en fr'],
    ['the size', 'el tamano', ['accent: tamano, tamaño'], 'en es'],
    ['the size', 'El Número', [], 'en es'],
    ['the "sera" option', 'a opção "sera"', [], 'en pt'],
    ['open', 'konnen_x offnen.de', []],
    ['a', 'b&nbsp;c', []],
    ['AT&amp;T', 'AT&amp;T', []],
    ['use &amp;nbsp;', '&amp;nbsp; nutzen', []],
    ['a', 'Schl\\u00fcssel', ['escaped: \\u00fc']],
    ['a', 'Schl?ssel', ['question-marks: Schl?ssel']],
    ['a', '?????', ['question-marks: ?????'], 'en ru'],
    ['Ready? go', 'Fertig? los', []],
    ['a', 'https://a.example/b?c', []],
    ['a', '好吗?是', [], 'en zh'],
  ]);
});

describe('invisible-added', () => {
  proveRows('invisible-added', [
    ['a', 'b\u200bc', ['added: U+200B zero width space']],
    ['a', '\ufeffb', ['added: U+FEFF byte order mark']],
    ['a', 'b&shy;c', ['added: U+00AD soft hyphen']],
    ['a&shy;b', 'b&shy;c', []],
    ['a', 'b\u0007', ['added: U+0007 control character']],
    ['a', 'b\u200e', ['added: U+200E left-to-right mark']],
    ['a', 'ב\u200f', [], 'en he'],
    ['a', 'ب\u200e', [], 'en ar'],
    ['a', 'ب\u202e', ['added: U+202E right-to-left override'], 'en ar'],
    ['a', 'می\u200cشود', [], 'en fa'],
    ['a', 'क्\u200dष', [], 'en hi'],
    ['a', 'b\u200cc', ['added: U+200C zero width non-joiner']],
    ['a', 'ภาษา\u200bไทย', [], 'en th'],
    ['a', '👩\u200d💻', []],
    ['a', 'b\tc\nd', []],
    ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>', []],
  ]);
});
