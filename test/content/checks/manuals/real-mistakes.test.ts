import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const en = 'The program opens pictures of all kinds and sizes from any folder.';
const de = 'Das Programm öffnet Bilder jeder Art und Größe aus allen Ordnern.';

/** Mistakes that resemble what manuals do for good reason are still found. */
describe('missing-sentences', () => {
  proveRows('missing-sentences', [
    // The next paragraph has a number of its own that is the one of the missing sentence.
    [
      '<p>The shop opens every day but Sunday in the morning. A ticket for all of the rooms costs 16 euros at the desk in the hall downstairs.</p><p>It closes at 4 pm every day of the week.</p>',
      '<p>Der Laden öffnet täglich außer sonntags am Morgen.</p><p>Er schließt jeden Tag der Woche um 16 Uhr.</p>',
      ['missing: A ticket for all of the rooms costs 16 euros at the desk in the hall downstairs.'],
    ],
    // A part of another number there is none of its traces.
    [
      `<p>${en} It has 12 filters for the colours of them, <code>a</code> to <code>l</code>.</p><p>Then there are the sounds.</p>`,
      `<p>${de}</p><p>Dann gibt es noch alle die 1212 Töne darin, <code>a</code>.</p>`,
      ['missing: It has 12 filters for the colours of them, a to l.'],
    ],
    // A name is often said again for "it".
    [
      `<p>${en} It was made with the help of LibreOffice by its many users.</p><p>The next version of it will work as well.</p>`,
      `<p>${de}</p><p>Auch die nächste Version von LibreOffice wird gehen.</p>`,
      ['missing: It was made with the help of LibreOffice by its many users.'],
    ],
    // Its traces are in the next paragraph, which is longer by as much.
    [
      `<p>${en} It was made with the help of LibreOffice by its many users.</p><p>The next version of it will work as well.</p>`,
      `<p>${de}</p><p>LibreOffice und seine vielen Benutzer haben geholfen. Auch die nächste Version wird gehen.</p>`,
      [],
    ],
    // One of several traces is not the sentence.
    [
      `<p>${en} You need Firefox ESR 115 or newer to see the film about all of that.</p><p>The next version of it will work as well, too.</p>`,
      `<p>${de}</p><p>Auch die nächste Version von Firefox ESR wird wohl gehen.</p>`,
      ['missing: You need Firefox ESR 115 or newer to see the film about all of that.'],
    ],
    // The next paragraph has it on both sides.
    [
      `<p>${en} The command <code>abc2txt</code> turns each of them into a text.</p><p>Read about <code>abc2txt</code> here.</p>`,
      `<p>${de}</p><p>Hier steht mehr über <code>abc2txt</code>.</p>`,
      ['missing: The command abc2txt turns each of them into a text.'],
    ],
    // The commas of a list join no sentences.
    [
      'The program opens pictures, sounds and films of all kinds. It then shows them in a list. You can close it.',
      'Das Programm öffnet Bilder, Töne und Filme aller Arten. Sie können es schließen.',
      ['fewer'],
    ],
    // Another sentence of the target has one word of the name.
    [
      'ASCII is for Information Interchange. EBCDIC is for Extended Binary Coded Decimal Interchange Code.',
      'ASCII 是 Information Interchange。它也是一种代码。EBCDIC 是扩展二进制编码十进制交换码 Extended Binary Coded Decimal Interchange Code 的英文缩写，在大型机的操作系统上经常会使用到它，这里只是顺便提一下它的名字。',
      [],
      'en zh-CN',
    ],
    // A note of the translator's names what another sentence of the target has, too.
    [
      'HEX is for hexadecimal numbers. EBCDIC is for Extended Binary Coded Decimal Interchange Code.',
      'HEX 是十六进制数。EBCDIC 是扩展二进制编码 Extended Binary Coded Decimal Interchange Code。译者补充说明：早期的 Extended Binary 大型机操作系统上经常会使用到它，这里只是顺便提一下它的名字，并不很重要。',
      [
        'extra: 译者补充说明：早期的 Extended Binary 大型机操作系统上经常会使用到它，这里只是顺便提一下它的名字，并不很重要。',
      ],
      'en zh-CN',
    ],
  ]);
});
