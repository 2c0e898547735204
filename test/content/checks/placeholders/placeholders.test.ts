import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

test('a block in braces that plain text lost is reported', () => {
  expect(foundIn('placeholders', 'The user { a, b } left.', 'Der Benutzer ging.', 'en de', 'text')).toEqual([
    'missing: { a, b }',
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    // The braces with two names are kept, so only the third name is missing.
    [
      'The { first_name, last_name } of {account}.',
      'Die { first_name, last_name } des Kontos.',
      ['missing: {account}'],
    ],
    [
      'The user { first_name, last_name } has logged in.',
      'Der Benutzer hat sich angemeldet.',
      ['missing: { first_name, last_name }'],
    ],
    ['Hello <b>{</b>name<b>}</b>', 'Hallo', ['missing: {name}']],
    ['Hello <b>{</b>name<b>}</b>', 'Hallo <b>{</b>name<b>}</b>', []],
    [
      'Past {n, plural, one {1 day} other {{n} days}}',
      '{n} {n, plural, one {يوم} two {يومان} few {أيام} many {يوما} other {أيام}} مضت',
      [],
      'en ar',
    ],
    [
      '{ n } assets selected',
      '{n, plural, one {{n} médium} few {{n} média} other {{n} médií}} vybráno',
      [],
      'en cs',
    ],
    ['Removed { n } {n, plural, one {country} other {countries}}', '{ n }ヶ国を除去しました', [], 'en ja'],
    ['Use the :control command instead.', 'Nehmen Sie [:control].', []],
    ["Printer `:user' is off", 'Drucker ist aus', ['missing-likely: :user']],
    ['Job with id=[[file]] is not there', 'Auftrag id= fehlt', ['missing-likely: [[file]]']],
    ["Language `[[count]]' is unknown", 'Die Sprache „“ fehlt', ['missing-likely: [[count]]']],
    ['The word[[noun]] is unknown', 'Das Wort fehlt', []],
    ['In use: %s/%s\nSee it', 'Belegt: %s/%s\\nSiehe dort', [String.raw`extra: \n`], 'en de', 'text'],
    ['It is in %s', String.raw`In C:\new\%s`, [], 'en de', 'text'],
    ['All <code>%</code>-escapes', 'Alle <code>%</code>-tekens', [], 'en nl'],
    [
      'The character <b>"\\n"</b> is a new line.',
      'Znak <b>"\\n"</b>, czyli \\n, to nowa linia.',
      [],
      'en pl',
    ],
    [
      '{n, plural, one {1 group} other {{n} groups}}',
      '{n, plural, one {1 skupiny} few {{n} skupin} other {{n} skupin}}',
      [],
      'en cs',
    ],
    [
      '{n, plural, one {1 group} other {{n} groups}}',
      '{n, plural, one {1 skupiny} other {{n} skupin}}',
      ['missing-branch: {n, plural}, few'],
      'en cs',
    ],
    [
      '{n, plural, one {1 update} other {{n} updates}}',
      '{n, plural, one {עדכון 1} other {{n} עדכונים}}',
      [],
      'en he',
    ],
    ['{n, plural, one {1 day} other {{n} days}} ago', '{n} روز پیش', [], 'en fa'],
    ['{n, plural, one {1 day} other {{n} days}} ago', 'vor {n} Tagen', ['missing: {n, plural}']],
    ['See {maps/01_First_Map.map} there', 'Vedi {maps/01_Prima_Mappa.map} qui', [], 'en it'],
    [String.raw`Add newline (\n) to it?`, '줄바꿈을 추가', [], 'en ko'],
    [
      'Added { n } {n, plural, one {country} other {countries}}.',
      '{n, plural, one {1 Land} other {{n} Länder}}.',
      [],
    ],
    ['%-e %b', '%-d %b', [], 'en pl'],
    ['write a %divide b', 'schreibe a %bolum b', []],
    ['provides {a,an,the} role', 'fornisce {un, il} ruolo', [], 'en it'],
    ['provides {0, number} of them', 'liefert keine', ['missing: {0, number}']],
    ['the {pre,post}inst scripts', 'die {post,pre}inst-Skripte', []],
    ['ATTR{<em class="replaceable">attribute</em>}', 'ATTR{<em class="replaceable">Attribut</em>}', []],
    ['%b %d', '%d. %b', []],
    ['Hello {name}', 'Hallo {name}', []],
    ['Hello {name}', 'Hallo', ['missing: {name}']],
    ['up to 8', 'différents :jusqu’à 8', [], 'en fr'],
    ['<code>%{<var>name</var>}x</code>', '<code>%{<var>nom</var>}x</code>', [], 'en fr'],
    ['Hello {name}', 'Hallo {isim}', ['missing: {name}', 'extra: {isim}']],
    ['{name}, {name}', '{name}', []],
    ['The byte %5C stays', 'Der Rückwärtsstrich bleibt', []],
    ['Write %5d', 'Schreiben', ['missing: %5d']],
    ['Write %he(x) here', 'Hier steht h(x)', []],
    ['Write %s(%d)', 'Schreiben', ['missing: %s', 'missing: %d']],
    ['Seconds: %s', 'Sekunden: %s (%H:%M)', []],
    ['The time as %H:%M or %d', 'Die Zeit oder %e', []],
    ['The time as %H:%M or %s', 'Die Zeit oder %d', ['missing: %s']],
    ['{{ user.name }}', '{{user.name}}', []],
    ['${x} and {{x}}', '${x}', ['missing: {{x}}']],
    ['%s of %s', '%s von', ['missing: %s']],
    ['%d files in %s', '%2$s hat %1$d Dateien', []],
    ['%d files in %s', '%2$s hat %1$s Dateien', ['missing: %d', 'extra: %1$s']],
    ['%d files in %s', '%s hat %d Dateien', ['order: %d, %s']],
    ['%(a)s in %(b)s', '%(b)s hat %(a)s', []],
    ['100%', '100 %', []],
    ['20% discount', '20%d’escompte', [], 'en fr'],
    ['50% off', '%50 indirim', [], 'en tr'],
    ['a (%-decoded) path', 'ein Pfad', []],
    ['<a title="{x}">a</a>', '<a title="y">a</a>', ['missing: {x}']],
    ['<code>{x}</code>', '<code>{x}</code>', []],
  ]);

  const files = '{n, plural, one {# file of {name}} other {# files of {name}}}';
  proveRows('placeholders', [
    [files, '{n, plural, one {# Datei von {name}} other {# Dateien von {name}}}', []],
    [files, '{n, plural, other {{name}の#個のファイル}}', [], 'en ja'],
    [
      files,
      '{n, plural, one {# plik {name}} other {# pliku {name}}}',
      ['missing-branch: {n, plural}, few, many'],
      'en pl',
    ],
    [files, '{n, plural, one {# fichier de {name}} other {# fichiers de {name}}}', [], 'en fr'],
    [files, '{n, plural, one {#} other {#}}', ['missing-inside: {n, plural}, {name}']],
    [files, 'Dateien', ['missing: {n, plural}']],
    [
      files,
      '{n, plural, one {# Datei von {name}} andere {# Dateien von {name}}}',
      ['missing-other: {n, plural}, other'],
    ],
    [
      '{g, select, male {he} other {they}}',
      '{g, select, männlich {er} other {sie}}',
      ['extra-branch: {g, select}, männlich', 'missing-branch: {g, select}, male'],
    ],
    ['{n, plural, other {#}}', '{n, plural, other {#}}', []],
    ['{n, plural, one {#}', '{n, plural, one {#}', []],
    ['{n, plural, other {#}}', '{n, plural, other {#}}', ['missing-branch: {n, plural}, one'], 'ja en'],
    ['{n, plural, =0 {none} one {#} other {#}}', '{n, plural, one {#} other {#}}', []],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '{n, selectordinal, other {#.}}', []],
    ['{d, date, short}', '{d, date, medium}', []],
    ['{d, date, short}', '{d, time, short}', ['missing: {d, date}', 'extra: {d, time}']],
  ]);
});

describe('escapes of line ends', () => {
  proveRows('placeholders', [
    // One of two is lost, and one behind a colon.
    ['The camera\\n\\nIt is new.', 'Die Kamera\\nSie ist neu.', ['missing: \\n'], 'en de', 'text'],
    ['\\nDevelopment:\\n%s', '\\nEntwicklung: %s', ['missing: \\n'], 'en de', 'text'],
    ['The camera\\n\\nIt is new.', 'Die Kamera\\n\\nSie ist neu.', [], 'en de', 'text'],
    ['Development:\\n%s', '开发：\\n%s', [], 'en zh', 'text'],
    // The names of folders.
    ['In C:\\new\\temp', 'In D:\\neu\\temp', [], 'en de', 'text'],
  ]);
});
