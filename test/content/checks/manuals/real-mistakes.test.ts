import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

const en = 'The program opens pictures of all kinds and sizes from any folder.';
const de = 'Das Programm öffnet Bilder jeder Art und Größe aus allen Ordnern.';

const code = 'The command <code>abc2txt</code> turns each of them into a text.';

const changed = (from: string, to: string): readonly string[] => [`missing: ${from}`, `extra: ${to}`];
const link = (address: string): string => `<p><a href="${address}">here</a></p>`;
const links = (pairs: readonly (readonly string[])[], variant: string): readonly Row[] =>
  pairs.map(([from = '', to = '']) => [link(from), link(to), [`${variant}: <a>, href, ${from}, ${to}`]]);

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
    // One sentence stands in the next paragraph, and another one nowhere.
    [
      `<p>${en} ${code} It asks you for the name of a folder before it does that.</p><p>The next version of it will work as well.</p>`,
      `<p>${de}</p><p>Der Befehl <code>abc2txt</code> macht aus jedem davon einen Text. Auch die nächste Version wird gehen.</p>`,
      ['fewer'],
    ],
    [
      `<p>${en} ${code} Then it stops.</p><p>The next version of it will work as well.</p>`,
      `<p>${de} Dann hält es an.</p><p>Der Befehl <code>abc2txt</code> macht aus jedem davon einen Text. Auch die nächste Version wird gehen.</p>`,
      [],
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

describe('french-spacing', () => {
  proveRows(
    'french-spacing',
    [
      ['But what is Debian? It is a system.', 'Mais qu’est-ce que Debian? C’est un système.', '?'],
      ['Welcome to Linux! Read on.', 'Bienvenue dans Linux! Lisez la suite.', '!'],
      ['Is it open in Word? Click Yes.', 'Est-il ouvert dans Word? Cliquez sur Oui.', '?'],
    ].map(([source = '', target = '', mark]): Row => [source, target, [`missing: ${mark}`], 'en fr']),
  );
  proveRows('french-spacing', [
    ['It says that Yahoo! is there.', 'Il est dit que Yahoo! est là.', [], 'en fr'],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    // The messages of programs fill them in.
    ['Run it with --count={count}', 'Mit --count={user} starten', changed('{count}', '{user}')],
    [
      'git commit --author={author} failed: {error}',
      'git commit --author={autor} ist gescheitert: {error}',
      changed('{author}', '{autor}'),
    ],
    [
      '<p><code>--count={n, plural, one {# x} other {# y}}</code></p>',
      '<p><code>--count={anzahl}</code></p>',
      changed('{n, plural}', '{anzahl}'),
    ],
    ['<p>See ?a--id={id} there</p>', '<p>Siehe ?a--id={nr} dort</p>', changed('{id}', '{nr}')],
    // The value of another option.
    [
      '<p><code>--user={user} --count={count}</code></p>',
      '<p><code>--user={user} --count={user}</code></p>',
      ['missing: {count}'],
    ],
    // The text explains the value by its name.
    [
      '<p><code>--mode={mode}</code>, where {mode} is a number</p>',
      '<p><code>--mode={modus}</code>, wobei {mode} eine Zahl ist</p>',
      ['extra: {modus}'],
    ],
  ]);
});

describe('letter-case', () => {
  proveRows(
    'letter-case',
    [
      ['It is in the menu', 'ImMenü steht es', 'ImMenü', 'en de'],
      ['It is there', 'ErIst jetzt da', 'ErIst', 'en de'],
      ['The settings are open', 'LaConfiguración está abierta', 'LaConfiguración', 'en es'],
      ['These are here', 'Hier sind DiEse da', 'DiEse', 'en de'],
      // A capital at the start of a sentence makes no name of two words.
      ['Press Page now', 'Pulse RePág ahora', 'RePág', 'en es'],
      // The first letters of a name are not the name.
      ['Open gPodder now', 'Öffnen Sie gPoder jetzt', 'gPoder', 'en de'],
      ['The unit is mAh here', 'Im mAnual steht es', 'mAnual', 'en de'],
      ['This is macOS here', 'Die macOberfläche ist hier', 'macOberfläche', 'en de'],
    ].map(([source = '', target = '', word, languages = 'en de']): Row => [
      source,
      target,
      [`inside: ${word}`],
      languages,
    ]),
  );
  proveRows('letter-case', [
    ['Open 3dStudio now', 'Avaa dStudioa nyt', [], 'en fi'],
    ['Ask your memory', 'Fragen Sie MyMemory', []],
    // Names of keys are of the beginnings of two words.
    ['Press Page Up or PgDn', 'Pulse RePág o AvPág', [], 'en es'],
    ['Press Page Down now', 'Premere PagGiù ora', [], 'en it'],
  ]);
});

describe('attribute-changed', () => {
  proveRows(
    'attribute-changed',
    links(
      [
        ['.', './'],
        ['.', 'index.html'],
        ['./index.html#a', '.#a'],
      ],
      'class',
    ),
  );
  // A link that was emptied leads to the page that it stands on.
  proveRows(
    'attribute-changed',
    links(
      [
        ['index.html', ''],
        ['index.html#', '#'],
        ['./', '#'],
      ],
      'changed',
    ),
  );
});

describe('other checks', () => {
  proveRows('target-equals-source', [
    ...['Files created by Anna.', 'Tasks completed by users.', 'Windows opened by name.'].map((text): Row => [
      `<p>${text}</p><p>They are here.</p>`,
      `<p>${text}</p><p>Oto one.</p>`,
      [`part: ${text}`],
      'en pl',
    ]),
    ...['Settings(3)', 'Delete(1)'].map((label): Row => [label, label, [`whole: ${label}`]]),
    ['keyrings(7), PAM(7), pam_keyinit(8)', 'keyrings(7), PAM(7), pam_keyinit(8)', []],
  ]);
  proveRows('tags-reordered', [
    [
      '<table><thead><tr><td>One</td></tr></thead><tbody><tr><td>Two</td></tr></tbody></table>',
      '<table><tbody><thead><tr><td>Eins</td></tr></thead><tr><td>Zwei</td></tr></tbody></table>',
      ['blocks: <thead>, <tbody>'],
    ],
  ]);
  proveRows('tags-missing', [
    [
      '<p>The property <code>length</code> differs from the method <code>length()</code>.</p>',
      '<p>Die Eigenschaft <code>length</code> ist etwas anderes als die Methode.</p>',
      ['code: <code>, length()'],
    ],
  ]);
  proveRows('leftovers', [
    ['The sentence is here.', 'Der Satz steht hier. [mt]', ['note: [mt]']],
    ['The sentence is here.', 'Der Satz steht hier. {mt: review}', ['note: {mt: review}']],
  ]);
});
