import { expect, test } from 'vitest';
import { decodeImported, isEdited } from '../../../src/content/diff/imported-file';

const page = (charset: string) => `<!doctype html><meta charset="${charset}"><p>Grüße – „heute“</p>`;

test.each([
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${page('utf-8')}`), page('utf-8')],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${page('utf-16')}`, 'utf16le'), page('utf-16')],
  ['the encoding that the page names', latin(page('iso-8859-1')), page('iso-8859-1')],
  ['windows-1252, which no file names', latin('Grüße „heute“'), 'Grüße „heute“'],
  [
    'the encoding that XML names',
    latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'),
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
  ],
  ['UTF-8, although the page names another one', Buffer.from(page('shift_jis')), page('shift_jis')],
  [
    'UTF-8 by its mark, although the page names another one',
    Buffer.from(`\uFEFF${page('iso-8859-1')}`),
    page('iso-8859-1'),
  ],
  [
    'UTF-8 where it is said to be UTF-16, as in a string of a program',
    Buffer.from('<?xml version="1.0" encoding="utf-16"?><a>Grüße!</a>'),
    '<?xml version="1.0" encoding="utf-16"?><a>Grüße!</a>',
  ],
  ['UTF-8 where the name is no encoding', Buffer.from(page('klingon')), page('klingon')],
])('a file is read in %s', (_encoding, bytes, text) => {
  expect(decodeImported(bytes)).toBe(text);
});

test('Japanese is read in the encoding of its page', () => {
  const head = Buffer.from('<meta charset="shift_jis"><p>');
  const bytes = Buffer.concat([head, Buffer.from([0x93, 0xfa, 0x96, 0x7b])]);
  expect(decodeImported(bytes)).toBe('<meta charset="shift_jis"><p>日本');
});

/** The bytes of windows-1252, which has the quotation marks and the dash of these texts. */
function latin(text: string): Buffer {
  const own: Readonly<Record<string, number>> = { '–': 0x96, '„': 0x84, '“': 0x93 };
  return Buffer.from(Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0)));
}

test.each([
  ['title=Hallo\nend=Welt', 'title=Hallo!\nend=Welt', true],
  ['title=Hallo\nend=Welt', 'title=Hallo\nend=', true],
  ['aaaa', 'aaa', true],
  ['title=Hallo\nend=Welt', '<h1>Hallo</h1>', false],
  ['title=Hallo', '', false],
  ['', 'title=Hallo', true],
])('%j is edited to %j: %s', (before, after, isSame) => {
  expect(isEdited(before, after)).toBe(isSame);
});
