import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';

// Reports that readers found wrong in works that no rule was made on, each beside a mistake that is like it.

const checksOf = (data: string, source: string, target: string, language: string): readonly CheckId[] =>
  checkField({ type: 'localizable', data, source, target }, { source: 'en', target: language }).map(
    ({ check }) => check,
  );

const link = (address: string, text: string): string => `<a href="${address}">${text}</a>`;

test.each([
  [
    'two links have one text',
    'html',
    `<p>The ${link('https://zotero.org', 'Zotero')} library in the ${link('#zotero', 'Zotero panel')}.</p>`,
    `<p>Die Bibliothek ${link('https://zotero.org', 'Zotero')} im Rahmen ${link('#zotero', 'Zotero')}.</p>`,
    'de',
  ],
  [
    'a path leads to the same picture through the folder of a language',
    'html',
    '<p><img src="../../../icons/a.gif"> Bit Finder</p>',
    '<p><img src="../../../../en/icons/a.gif"> Искатель битов</p>',
    'ru',
  ],
  [
    'a wiki shows the page in the language of its reader',
    'html',
    `<p>See ${link('https://base.kde.org/Desk', 'the wiki')}.</p>`,
    `<p>Siehe ${link('https://base.kde.org/Special:myLanguage/Desk', 'das Wiki')}.</p>`,
    'de',
  ],
  ['translators give their addresses', 'text', 'Translator credits', 'Sandip <sandip@mail.net>, 2009', 'mr'],
  ['numbers are a list', 'text', 'Example: frames:120,237,891', 'Beispiel: frames:120,237,891', 'de'],
  [
    'figures are part of a name',
    'text',
    'The name bd08/05/2010 is long',
    'Der Name bd08/05/2010 ist lang',
    'de',
  ],
  [
    'long words are divided',
    'text',
    'Licensing options and operating systems.',
    'Lisens\u00adval og operativ\u00adsystem, sluttbrukar\u00adsystem.',
    'nn',
  ],
  [
    'a field is an address for example',
    'text',
    'https://www.book.com/LocalShop',
    'https://www.book.com/Laden',
    'de',
  ],
  ['an example shows two ways of writing', 'text', '**Strong** __Strong__', '**Kräftig** __Kräftig__', 'de'],
  [
    'nothing is said in a word',
    'text',
    'It is on while the pin isn’t 0 here',
    'An, solange der Pin gesetzt ist',
    'de',
  ],
  ['a letter follows an argument', 'text', 'Solver timed out: %1s %2', 'Превышено время: %1с %2', 'ru'],
  [
    'a label has two forms',
    'text',
    'Change page background image',
    'Vaihda sivun taustakuva\nsivun taustakuvan vaihtaminen',
    'fi',
  ],
  ['degrees are an access key', 'text', 'Rotate &0°', '还原旋转(&0)', 'zh-CN'],
  [
    'a list of functions says what they do',
    'html',
    '<pre>app.removeTags(tag): Remove\napp.pasteTags(tag): Paste</pre>',
    '<pre>app.removeTags(tag): Ta bort\napp.pasteTags(tag): Klistra in</pre>',
    'sv',
  ],
  ['an emoji stands in two', 'text', 'Walk 🚶‍🌲 now', 'Jetzt 🚶🌲 gehen', 'de'],
] as const)('%s', (_rule, data, source, target, language) => {
  expect(checksOf(data, source, target, language)).toEqual([]);
});

test('notes are numbered through, and their links are not exchanged', () => {
  const source = `<p>One ${link('#a', '[80]')} and two ${link('#b', '[82]')}.</p>`;
  const target = `<p>Um ${link('#a', '[79]')} e dois ${link('#b', '[80]')}.</p>`;
  expect(checksOf('html', source, target, 'pt')).not.toContain('tag-contents');
});

test('the value alone reads well without the form that a program chooses', () => {
  const field = {
    type: 'localizable',
    data: 'text',
    source: '{{tag:land|%nation%}} won.',
    target: '%nation% menang.',
  };
  expect(checkField(field, { source: 'en', target: 'ms' }).map(({ variant }) => variant)).toContain(
    'missing-likely',
  );
});

test('a capital in the damage of a letter is no other mistake', () => {
  expect(
    checksOf(
      'text',
      'Older versions are open',
      'As vers\u00c3\u00b5es antigas est\u00c3\u00a3o abertas',
      'pt',
    ),
  ).not.toContain('letter-case');
});

test('a soft hyphen in the damage of a letter is no other mistake', () => {
  expect(
    checksOf('text', 'The server is ready', 'O pr\u00c3\u00adncipe est\u00e1 pronto', 'pt'),
  ).not.toContain('invisible-added');
});

test.each([
  [
    'tag-contents',
    'html',
    `<p>${link('#a', 'Box')}, ${link('#b', 'Bin')}</p>`,
    `<p>${link('#b', 'Box')}, ${link('#a', 'Bin')}</p>`,
  ],
  [
    'attribute-changed',
    'html',
    '<p><img src="../icons/a.gif"> Bit</p>',
    '<p><img src="../../en/icons/b.gif"> Bit</p>',
  ],
  ['addresses', 'text', 'https://www.book.com/LocalShop', 'https://www.book.com/LocaShop'],
  ['addresses', 'text', 'See https://www.book.com/LocalShop now', 'Siehe https://www.book.com/Laden jetzt'],
  ['placeholders', 'text', 'Hello __name__', 'Hallo __nome__'],
  ['numbers', 'text', 'Values from 0 to 9 are right', 'Werte von 1 bis 9 sind richtig'],
  ['line-breaks', 'text', 'Change the image of the page', 'Das Bild\nder Seite ändern'],
  ['symbols', 'text', 'Rotate 90° to the left', 'Um 90 nach links drehen'],
  ['code', 'html', '<pre>app.removeTags(tag): Remove it</pre>', '<pre>app.removeTag(tag): Remove it</pre>'],
  ['number-format', 'text', 'It has 120,237,891 frames', 'Es hat 120,237,891 Bilder'],
  ['number-format', 'text', 'Since 08/15/2010 it is open', 'Seit 08/15/2010 ist es offen'],
  ['invisible-added', 'text', 'The program is open', 'Das Pro\u00adgramm ist offen'],
  ['symbols', 'text', 'Walk 🚶‍🌲 now', 'Jetzt 🚶 gehen'],
] as const)('%s is still found', (check, data, source, target) => {
  expect(checksOf(data, source, target, 'de')).toContain(check);
});
