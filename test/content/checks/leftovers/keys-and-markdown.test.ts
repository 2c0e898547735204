import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('the name of a message in place of its text', () => {
  proveRows('leftovers', [
    ['Clear history', 'settings.clearHistory', ['message-key: settings.clearHistory'], 'en pt', 'text'],
    ['Cancel', 'common.cancel', ['message-key: common.cancel'], 'en ru', 'text'],
    ['File not found', 'ERROR_NOT_FOUND', [], 'en de', 'text'],
    ['Not found', 'NOT_FOUND', ['message-key: NOT_FOUND'], 'en de', 'text'],
    ['<p>Save as</p>', '<p>menu:save_as</p>', ['message-key: menu:save_as']],
    // Words that are joined, a host, and a source that is a key itself.
    ['Max. temp', 'max.temp', [], 'en de', 'text'],
    ['Our website', 'example.com', [], 'en de', 'text'],
    ['menu.save', 'menu.save_all', [], 'en de', 'text'],
    ['Set {key}', 'menu.set', [], 'en de', 'text'],
  ]);
});

describe('Markdown that is shown as it is written', () => {
  proveRows('leftovers', [
    ['**Clipboards**', '**Буферы обмена', ['markdown: **Буферы обмена'], 'en ru', 'text'],
    ['See **all** of it', 'Siehe ** alle ** davon', ['markdown: ** alle **'], 'en de', 'text'],
    ['**Array**', '＊＊配列＊＊', ['markdown: ＊＊配列＊＊'], 'en ja', 'text'],
    ['See **all** of it', 'Siehe * *alle** davon', ['markdown: * *alle**'], 'en de', 'text'],
    ['See [it](/a)', 'Siehe [dies] (/a)', ['markdown: [dies] (/a)'], 'en de', 'text'],
    ['See [it](/a)', '参照［これ］[これ]（/a）', ['markdown: [これ]（/a）'], 'en ja', 'text'],
    ['See **all** of it', 'Siehe **alle** davon', [], 'en de', 'text'],
    ['See **all** of it', 'Siehe alle davon', [], 'en de', 'text'],
    ['It is 2 ** 3', 'Es ist 2 ** 3', [], 'en de', 'text'],
  ]);
});

describe('the name of a value before its text', () => {
  proveRows('leftovers', [
    ['Email address', 'value: E-Mail-Adresse', ['tool-tag: value:'], 'en de', 'text'],
    ['Email address', 'msgstr: E-Mail-Adresse', ['tool-tag: msgstr:'], 'en de', 'text'],
    ['Images (*.png)', 'label.title=صور (*.png)', ['tool-tag: label.title='], 'en ar', 'text'],
    // The source has a label or the name itself, and a sentence has a colon.
    ['Amount: {n}', 'value: {n}', [], 'en de', 'text'],
    ['Value of the string', 'value: string', [], 'en de', 'text'],
    ['Email address', 'adresse : courriel', [], 'en fr', 'text'],
  ]);
});

describe('two words to choose from', () => {
  proveRows('leftovers', [
    ['Open the file', 'Datei|Akte öffnen', ['note: Datei|Akte'], 'en de', 'text'],
    ['Show the toolbar', 'أظهر|اعرض شريط الأدوات', ['note: أظهر|اعرض'], 'en ar', 'text'],
    // Words of a command, a row of values, and bars of the source.
    ['Without the sort and uniq commands', 'Sans la commande (sort|uniq)', [], 'en fr', 'text'],
    ['One of a, b and c', 'Einer von (rot|grün|blau)', [], 'en de', 'text'],
    ['Car | Cars', 'Auto|Autos', [], 'en de', 'text'],
  ]);
});

describe('remarks of translators in comments of HTML', () => {
  proveRows('leftovers', [
    [
      '<p>Low vision</p>',
      '<p>Heikko näkö<!-- translator: ok? --></p>',
      ['note: <!-- translator: ok? -->'],
      'en fi',
    ],
    ['<p>Low vision</p>', '<p>Heikko näkö<!-- wp:paragraph --></p>', [], 'en fi'],
  ]);
});
