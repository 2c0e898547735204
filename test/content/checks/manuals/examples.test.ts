import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { foundIn, proveRows } from '../found-problems';

// False reports on examples, arguments and marks of help and manual pages, each with a similar mistake that
// must still be reported.

const inCode = (text: string): string => `<p>Use <code>${text}</code> here.</p>`;

const changedCode = (was: string, is: string) => foundIn('code', inCode(was), inCode(is));

const linkTo = (language: string): string =>
  `<p>Siehe <a href="https://site.org/languages/">Gruppe</a> und <a href="https://site.org/languages/${language}/">diese</a>.</p>`;

const monthsIn = (source: string, target: string): readonly unknown[] =>
  checkField(
    { type: 'localizable', data: 'text', source, target },
    { source: 'en', target: 'cs' },
    new Set(['number-format', 'numbers']),
  ).filter(({ variant }) => variant === 'month');

const inList = (text: string): string => `<dl><dt>${text}</dt><dd>Text</dd></dl>`;

const placeholders = (was: string, is: string) => foundIn('placeholders', inList(was), inList(is));

const list = (word: string, ...mines: readonly string[]): string =>
  `<ul>${mines.map((board) => `<li><p>${board} ${word}</p></li>`).join('')}</ul>`;

const changedIn = (was: string, is: string, tag = 'code') =>
  foundIn('code', `<p>Use <${tag}>${was}</${tag}> here.</p>`, `<p>Nutze <${tag}>${is}</${tag}> hier.</p>`);

const changedLine = (was: string, is: string) => foundIn('code', `<pre>${was}</pre>`, `<pre>${is}</pre>`);

const variants = (source: string, target: string): readonly string[] =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'it' },
    new Set(['placeholders']),
  ).map(({ variant }) => variant);

describe('names of examples', () => {
  test('the name of an example may be translated', () => {
    expect(changedCode('FileName=myarena.xml', 'FileName=miarena.xml')).toEqual([]);
    expect(changedCode('ExampleStructure', 'EstructuraEjemplo')).toEqual([]);
    expect(changedCode('ark archive2.zip', 'ark archivio2.zip')).toEqual([]);
  });
  test('another number or another name is reported', () => {
    expect(changedCode('FileName=arena.xml', 'FileName=arema.xml')).not.toEqual([]);
  });
  test('a key that is not in its tag is a matter of style', () => {
    const source = '<p>Press <kbd>Up</kbd> or <kbd>git push</kbd>.</p>';
    expect(foundIn('tags-missing', source, '<p>Drücken Sie ↑ oder <kbd>git push</kbd>.</p>')).toEqual([
      'inline: <kbd>',
    ]);
    expect(foundIn('tags-missing', source, '<p>Drücken Sie <kbd>Up</kbd> oder so.</p>')).toEqual([
      'code: <kbd>, git push',
    ]);
  });
});

describe('links of the target', () => {
  const source = '<p>See the <a href="https://site.org/languages/">team</a>.</p>';
  test('a link to a page in the language of the target is no added tag', () => {
    expect(foundIn('tags-extra', source, linkTo('de'))).toEqual([]);
  });
  test('a link to a page of another language is reported', () => {
    expect(foundIn('tags-extra', source, linkTo('fr'))).not.toEqual([]);
  });
});

const note = (text: string): string => `<p>Text</p><div><p>${text}</p></div>`;

describe('a note of the translator', () => {
  test('its tags are no added ones, whatever its letters are written as', () => {
    expect(foundIn('tags-extra', '<p>Text</p>', note('Note de traduction : legal'), 'en fr')).toEqual([]);
    expect(foundIn('tags-extra', '<p>Text</p>', note('Anm.d.&Uuml;.: legal'))).toEqual([]);
    expect(foundIn('tags-extra', '<p>Text</p>', note('Anmerkung: legal'))).not.toEqual([]);
  });
});

describe('a paragraph that says who translated', () => {
  const source = '<p>Copyright 2004 A</p>';
  test('it belongs to the credits', () => {
    expect(foundIn('tags-extra', source, `${source}<p>Übersetzung: die deutsche Gruppe</p>`)).toEqual([]);
    expect(foundIn('tags-extra', source, `${source}<p>Geschrieben von der deutschen Gruppe</p>`)).not.toEqual(
      [],
    );
  });
});

describe('numbers in words', () => {
  proveRows('numbers', [
    ['The first two or three hundred k', 'Die ersten 200 bis 300 k', []],
    ['The first two or three hundred k', 'Die ersten 400 bis 300 k', ['extra: 400']],
    ['or another screenful if no argument is given', '引数が与えられない場合、1 画面分進めます', [], 'en ja'],
  ]);
});

describe('short forms of months', () => {
  test('a short form that is another word is no month', () => {
    const source = 'As of October 2005 it works in version 4.';
    expect(monthsIn(source, 'Od podzimu 2005 funguje ve verzi 4 pro všechny.')).toEqual([]);
  });
  test('another month is reported', () => {
    expect(monthsIn('As of October 2005 it works.', 'Od května 2005 to funguje.')).toHaveLength(1);
  });
});

describe('marks before an image and at the end of a bracket', () => {
  proveRows('end-punctuation', [
    ['<p>It becomes <img src="a.png"></p>', '<p>Es wird: <img src="a.png"></p>', []],
    [
      '<p>Use the command</p><div><pre>ls</pre></div>',
      '<p>Nutzen Sie den Befehl:</p><div><pre>ls</pre></div>',
      [],
    ],
    ['<p>Use the command</p><p>Go</p>', '<p>Nutzen Sie den Befehl:</p><p>Los</p>', ['extra: :']],
    ['<h3>The window</h3><img src="a.png">', '<h3>Das Fenster.</h3><img src="a.png">', ['extra: .']],
    ['<p>Three of a Kind</p>', '<p>Brelan (3 id.)</p>', [], 'en fr'],
    ['<p>Three of a Kind</p>', '<p>Brelan (3 mêmes.)</p>', ['extra: .'], 'en fr'],
  ]);
});

describe('titles and messages in the language of the source', () => {
  const link = '<a href="https://site.org/g">An introduction to the strategy and tactics</a>';
  proveRows('language', [
    [
      `<p>See ${link} for more of it.</p>`,
      `<p>Voir ${link} (une introduction à la stratégie)</p>`,
      [],
      'en fr',
    ],
    [
      '<p>You get <span class="errorname">The tag for the file is not a branch</span> then.</p>',
      '<p>On reçoit <span class="errorname">The tag for the file is not a branch</span> alors.</p>',
      [],
      'en fr',
    ],
    [
      '<p>You get <span class="note">The tag for the file is not a branch</span> then.</p>',
      '<p>On reçoit <span class="note">The tag for the file is not a branch</span> alors.</p>',
      ['source: The tag for the file is not a branch'],
      'en fr',
    ],
  ]);
});

describe('arguments of options', () => {
  test('an argument in braces is translated where a line begins with its option', () => {
    expect(placeholders('-t {tag}', '-t {Marke}')).toEqual([]);
    expect(placeholders('--file {name}', '--file {Datei}')).toEqual([]);
    expect(placeholders('Use the {tag}', 'Nutze {Marke}')).toEqual(['missing: {tag}', 'extra: {Marke}']);
  });
  test('an argument in italics is translated in the brackets of a usage line', () => {
    expect(placeholders('run [[<i>options</i>...]]', 'run [[<i>Optionen</i>...]]')).toEqual([]);
    expect(placeholders('run [[options]] and [[name]]', 'run [[Optionen]] and [[name]]')).not.toEqual([]);
  });
  test('a numbered argument in italics is translated', () => {
    expect(foundIn('code', inList('<i>PKG1</i> and more'), inList('<i>PKT1</i> und mehr'))).toEqual([]);
    expect(foundIn('code', inList('JPEG1 and more'), inList('JPGE1 und mehr'))).not.toEqual([]);
  });
});

describe('large numbers', () => {
  proveRows('numbers', [
    ['It is one chance in four billion.', '40 億回に 1 回程度です。', [], 'en ja'],
    ['It is one chance in four billion.', '50 億回に 1 回程度です。', ['extra: 50'], 'en ja'],
  ]);
});

describe('numbers in place of others', () => {
  test('wrong numbers in the places of others are no other version', () => {
    const source = list(
      'mines',
      '8 × 8 with 10',
      '16 × 16 with 40',
      '30 × 16 with 99',
      'one board with 70',
      'one board with 20',
    );
    const target = list(
      'minas',
      '8×8 con 10',
      '16×16 con 14',
      '30×16 con 18',
      'un tablero con 71',
      'un tablero con 22',
    );
    const field = { type: 'localizable', data: 'html', source, target };
    const problems = checkField(field, { source: 'en', target: 'es' });
    expect(problems.map(({ check }) => check)).toEqual(['numbers', 'numbers', 'numbers', 'numbers']);
  });
});

describe('keys, users and dates', () => {
  test('a key has a name of two letters, or one with an arrow', () => {
    expect(changedIn('Up', 'Op', 'kbd')).toEqual([]);
    expect(changedIn('PgUp', 'Pag↑', 'kbd')).toEqual([]);
    expect(changedIn('ls', 'la', 'kbd')).not.toEqual([]);
  });
  test('an example names a user as it likes', () => {
    expect(changedIn('/home/Peter/docs', '/home/Petra/docs')).toEqual([]);
    expect(foundIn('code', 'Your folder is /home/Peter here.', 'Ihr Ordner ist /home/Petr hier.')).toEqual(
      [],
    );
    expect(changedIn('/home/Peter/docs', '/home/Peter/dosc')).not.toEqual([]);
  });
  proveRows('numbers', [
    ['Absolute (2020-12-23 at 15:00)', 'Absolut (23.12.20 um 15:00)', []],
    ['Absolute (2020-12-23 at 15:00)', 'Absolut (23.12.21 um 15:00)', ['missing: 2020']],
  ]);
  test('words in another paragraph are not those that lost their tag', () => {
    const source =
      '<p>See the <em>sticky bit</em> there.</p><p>The command lists get entries of it.</p><p>A <em>third</em> one.</p>';
    const target =
      '<p>Siehe das sticky bit dort.</p><p>Der Befehl zeigt <em>get entries</em> davon.</p><p>Ein <em>drittes</em>.</p>';
    expect(foundIn('tag-contents', source, target)).toEqual([]);
    const near = '<p>See the <em>sticky bit</em> in get entries there.</p>';
    expect(
      foundIn('tag-contents', near, '<p>Siehe das sticky bit in <em>get entries</em> dort.</p>'),
    ).not.toEqual([]);
  });
});

describe('settings, keys and numbered files', () => {
  test('the value of a setting may be a text', () => {
    expect(changedLine('Name=Simple test structure', 'Name=Simpele teststructuur')).toEqual([]);
    expect(changedLine('Type=application/x-testing', 'Type=application/x-tsting')).not.toEqual([]);
  });
  test('the modifier of a key has another name in another language', () => {
    expect(foundIn('code', 'Press CtrlH for it.', 'Drücken Sie StrgH dafür.')).toEqual([]);
    expect(foundIn('code', 'Use PyCtrlH for it.', 'Nutzen Sie PyCtlrH dafür.')).not.toEqual([]);
  });
  test('files of an example keep their numbers and their ending', () => {
    const source = 'They are named Image1.jpg and so on.';
    expect(foundIn('code', source, 'Se llaman Imagen 1.jpg y así.', 'en es')).toEqual([]);
    expect(foundIn('code', source, 'Se llaman Imagen y así.', 'en es')).not.toEqual([]);
  });
});

describe('what manuals show in italics and in brackets', () => {
  test('braces in a path in italics are the name of an argument', () => {
    const path = '<p>See <i>{directory}/vm-{version}</i></p>';
    expect(variants(path, '<p>Vedi <i>{cartella}/vm-{versione}</i></p>')).toEqual([]);
    expect(variants(path, '<p>Vedi questo</p>')).toEqual(['missing-likely', 'missing-likely']);
    expect(variants('<p>See <i>{directory}</i></p>', '<p>Vedi <i>{cartella}</i></p>')).toEqual(['changed']);
  });
  proveRows('corrupted', [
    ['<p>Put in "&amp;#66" here</p>', '<p>Setze "&amp;#66;" ein</p>', []],
    ['<p>Put in B here</p>', '<p>Setze "&amp;#66;" ein</p>', ['escaped: &#66;']],
  ]);
  proveRows('leftovers', [
    ['<p>Image [read-only] (<code>.iso</code>)</p>', '<p>Bild [nur lesen](<code>.iso</code>)</p>', []],
    [
      '<p>Image of it</p>',
      '<p>Bild [davon](https://site.org/a)</p>',
      ['markdown: [davon](https://site.org/a)'],
    ],
  ]);
});
