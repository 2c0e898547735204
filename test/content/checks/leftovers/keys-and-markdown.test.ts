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
