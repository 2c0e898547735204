import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';
import { proveRows } from '../found-problems';

/** A few words that translate each other. */
const WORDS =
  'add hinzu; panel panel; never nie; delete losch; file datei; settin einst; help hilfe; menu menu; select wahle; units einhe; genera allge; view ansic; find suche; later spate'
    .split(';')
    .map((pair) => pair.trim().split(' '));

const pairs = readWordPairs(
  `${WORDS.map(([english, german]) => `${english} 90 ${german}`).join('\n')}\n\n${WORDS.map(([, german]) => `${german} 90`).join('\n')}\n`,
);

function foundIn(source: string, target: string, check: CheckId = 'tag-contents'): readonly string[] {
  const field = { type: 'localizable', data: 'html', source, target };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set([check]), pairs);
  return problems.map(({ variant, detail }) => `${variant}: ${Object.values(detail).join(', ')}`);
}

function proveByWords(
  rows: readonly (readonly [source: string, target: string, expected: readonly string[]])[],
): void {
  test.each(rows.map((row) => ({ row })))('$row.0 → $row.1', ({ row: [source, target, expected] }) => {
    expect(foundIn(source, target)).toEqual(expected);
  });
}

describe('two links whose texts or addresses were exchanged', () => {
  const source = '<p>See <a href="#s">Settings Menu</a> and <a href="#h">Help Menu</a>.</p>';
  proveByWords([
    [
      source,
      '<p>Siehe <a href="#s">Menü Hilfe</a> und <a href="#h">Menü Einstellungen</a>.</p>',
      ['exchanged: Menü Hilfe, #s, #h'],
    ],
    [
      '<p>A <a href="#s">Settings</a></p><p><a href="#h">Help</a></p>',
      '<p>A <a href="#h">Einstellungen</a></p><p><a href="#s">Hilfe</a></p>',
      ['exchanged: Einstellungen, #h, #s'],
    ],
    [source, '<p>Siehe Menü <a href="#h">Hilfe</a> und Menü <a href="#s">Einstellungen</a>.</p>', []],
    [source, '<p>Siehe <a href="#s">Menü</a> und <a href="#h">Hilfe</a>.</p>', []],
    // The words of one link are in the other one, too.
    [
      '<p>Add a <a href="#s">view</a> or a <a href="#h">help view</a>.</p>',
      '<p>Eine <a href="#s">Ansicht mit Hilfe</a> oder eine <a href="#h">Ansicht</a>.</p>',
      ['exchanged: Ansicht mit Hilfe, #s, #h'],
    ],
    [
      '<p>Add a <a href="#s">view</a> or a <a href="#h">help view</a>.</p>',
      '<p>Eine <a href="#s">Ansicht</a> oder eine <a href="#h">Ansicht mit Hilfe</a>.</p>',
      [],
    ],
  ]);
});

describe('a mark of a longer text than that of the source', () => {
  const source = '<p>The <i>tool</i> reads its area (/menu/panel/one/files) later, and then the rest.</p>';
  proveByWords([
    [
      source,
      '<p>tool liest später dort: <i>/menu/panel/one/files</i>.</p>',
      ['moved: <i>, tool, /menu/panel/one/files'],
    ],
    // The name has a mark of another kind.
    [source, '<p><b>tool</b> liest später dort: <i>/menu/panel/one/files</i>.</p>', []],
    [
      source.replace('rest', '<b>tool</b>'),
      '<p>tool liest später dort: <i>/menu/panel/one/files</i>, dann <b>tool</b>.</p>',
      ['moved: <i>, tool, /menu/panel/one/files'],
    ],
  ]);
});

describe('two marks that were exchanged', () => {
  const source = '<p>The <i>Editor</i> has <b>View</b> and <b>Help</b>.</p>';
  const moved = ['moved: <b>, View, Editor'];
  proveByWords([
    [source, '<p>Der <b>Editor</b> hat <i>Ansicht</i> und <b>Hilfe</b>.</p>', moved],
    [
      source,
      '<p><b>Hilfe</b> und <i>Ansicht</i> hat der <b>Editor</b>.</p>',
      ['moved: <i>, Editor, Ansicht'],
    ],
    [
      '<p>Use <i>Settings</i> or <b>Help</b>.</p>',
      '<p><b>Einstellungen</b> oder <i>Hilfe</i>.</p>',
      ['moved: <b>, Help, Einstellungen'],
    ],
    ['<p>Use <i>Settings</i> or <b>Help</b>.</p>', '<p><b>Hilfe</b> oder <i>Einstellungen</i>.</p>', []],
    [
      '<p>It <i>starts</i> with a <code>#</code>.</p>',
      '<p>Es <code>beginnt</code> mit <i>#</i>.</p>',
      ['moved: <i>, starts, #'],
    ],
    [
      '<p>It <i>must</i> be in <code>/boot</code>.</p>',
      '<p>In <i>/boot</i> <code>muss</code> es sein.</p>',
      ['moved: <i>, must, /boot'],
    ],
    [
      '<p>It <i>must</i> be in <code>/boot</code>.</p>',
      '<p>In <code>/boot</code> <i>muss</i> es sein.</p>',
      [],
    ],
    ['<p>It <i>starts</i> with a <code>#</code>.</p>', '<p>Mit <code>#</code> <i>beginnt</i> es.</p>', []],
    [source, '<p>Der <i>Editor</i> hat <b>Ansicht</b> und <b>Hilfe</b>.</p>', []],
    [source, '<p><b>Hilfe</b> und <b>Ansicht</b> hat der <i>Editor</i>.</p>', []],
  ]);
});

describe('marks of two blocks', () => {
  const source = '<p>See <b>Settings</b></p><p>and <i>Help</i></p>';
  proveByWords([
    [source, '<p>Siehe <i>Einstellungen</i></p><p>und <b>Hilfe</b></p>', ['moved: <i>, Help, Einstellungen']],
    [source, '<p>Siehe <i>Hilfe</i></p><p>und <b>Einstellungen</b></p>', []],
  ]);
});

describe('a mark that goes on over the words behind it', () => {
  const source = '<p>In the <b>General</b> tab, select the units that you like.</p>';
  proveByWords([
    [
      source,
      '<p>Im Reiter <b>Allgemein wählen Sie Einheiten</b>.</p>',
      ['moved: <b>, General, Allgemein wählen Sie Einheiten'],
    ],
    [source, '<p>Im Reiter <b>Allgemein</b> wählen Sie Einheiten.</p>', []],
    [source, '<p>Im Reiter <b>Allgemeines und weitere Sachen</b> wählen Sie Einheiten.</p>', []],
  ]);
});

describe('a mark that goes on behind the colon of a label', () => {
  const source = '<p><b>Note:</b> It is new.</p>';
  proveRows('tag-contents', [
    [source, '<p><b>Hinweis: Das ist neu</b>.</p>', ['moved: <b>, Note:, Hinweis: Das ist neu']],
    [
      '<p><b>Note</b>: It is new.</p>',
      '<p><b>Hinweis: Das ist neu.</b></p>',
      ['moved: <b>, Note, Hinweis: Das ist neu.'],
    ],
    [source, '<p><b>Hinweis:</b> Das ist neu.</p>', []],
    [
      '<p><b>Note</b> It is new.</p>',
      '<p><b>Hinweis: Das ist neu</b>.</p>',
      ['moved: <b>, Note, Hinweis: Das ist neu'],
    ],
    ['<p><b>Note: this</b>: It.</p>', '<p><b>Hinweis: Das ist neu</b>.</p>', []],
  ]);
});

describe('a mark that goes on behind a name', () => {
  const source = '<p>Use <code>ruby</code> if there is code in it that needs a change.</p>';
  proveRows('tag-contents', [
    [
      source,
      '<p>Nimm <code>ruby, wenn es Code gibt, der eine Änderung braucht</code>.</p>',
      ['moved: <code>, ruby, ruby, wenn es Code gibt, der eine Änderung braucht'],
    ],
    [source, '<p>Nimm <code>ruby</code>, wenn es Code gibt, der eine Änderung braucht.</p>', []],
    [
      source,
      '<p>Nimm <code>ruby (das ist eine Sprache, die kaum jemand kennt)</code>, wenn es Code gibt, der eine Änderung braucht.</p>',
      [],
    ],
  ]);
});

describe('code that was translated at one place only', () => {
  test('the argument of an option', () => {
    const source = '<p>Use <code>--file</code> <code>file</code>.</p>';
    expect(foundIn(source, '<p>Nimm <code>--file</code> <code>Datei</code>.</p>', 'code')).toEqual([]);
  });

  test.each([
    ['type Datei', 'file a', ['changed-style: type file, type Datei']],
    ['type Datei', 'Datei a', []],
    ['type passwd', 'file a', []],
  ])('%s, %s', (one, other, expected) => {
    const source = '<p>Run <code>type file</code> and <code>file a</code>.</p>';
    const target = `<p>Starte <code>${one}</code> und <code>${other}</code>.</p>`;
    expect(foundIn(source, target, 'code')).toEqual(expected);
  });
});

describe('a mark that goes on to the end of its sentence', () => {
  const source = '<p>Click <b>Burn...</b> to continue.</p>';
  proveRows('tag-contents', [
    [
      source,
      '<p>Auf <b>Brennen… klicken und fortfahren</b>.</p>',
      ['moved: <b>, Burn..., Brennen… klicken und fortfahren'],
    ],
    [source, '<p>Zum Fortfahren auf <b>Brennen…</b>.</p>', []],
    [source, '<p><b>Brennen… klicken</b> und fortfahren.</p>', []],
    [
      'I have disabled the <b>%s</b> service for you.',
      'Der Dienst ist <b>%s und ist abgeschaltet</b>.',
      ['moved: <b>, %s, %s und ist abgeschaltet'],
    ],
    [
      '<p>Or <a href="x">sign up</a> for an account below.</p>',
      '<p>アカウントを<a href="x">ユーザー登録してログインしてください</a>。</p>',
      ['moved: <a>, sign up, ユーザー登録してログインしてください'],
      'en ja',
    ],
  ]);
});

describe('a mark of a name that was exchanged with a link', () => {
  const source = '<p>Run <code>npm i</code> now.</p><p>See <a href="http://a.org">http://a.org</a>.</p>';
  proveRows('tag-contents', [
    [
      source,
      '<p>Starte <a href="http://a.org">npm i</a> jetzt.</p><p>Siehe <code>http://a.org</code>.</p>',
      ['moved: <a>, http://a.org, npm i'],
    ],
    [source, '<p>Starte <code>npm i</code>.</p><p>Siehe <a href="http://a.org">http://a.org</a>.</p>', []],
  ]);
});

describe('marks of two names in one block, of which the source has more', () => {
  const source =
    '<p>The <i>list.xml</i> file is of <b>tvtime</b>.</p><p>The <i>list.xml</i> file changes with <b>tvtime</b>.</p>';
  const end = '</p><p>Die <i>list.xml</i> gehört zu <b>tvtime</b>.</p>';
  proveRows('tag-contents', [
    [
      source,
      `<p>Mit der Datei <b>list.xml</b>, die <i>tvtime</i> gehört, und mit <b>tvtime</b>${end}`,
      ['moved: <b>, tvtime, list.xml'],
    ],
    [source, `<p>Mit der Datei <i>list.xml</i>, die <b>tvtime</b> gehört, und mit <b>tvtime</b>${end}`, []],
    [source, `<p>Mit der Datei <b>list.xml</b>, die allen gehört, und mit <b>tvtime</b>${end}`, []],
  ]);
});
