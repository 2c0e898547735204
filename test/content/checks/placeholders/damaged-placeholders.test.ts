import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = 'The file $filename of @user is !state';

describe('names with a sign before them', () => {
  proveRows('placeholders', [
    [source, 'Die Datei $filename von @user ist !state', [], 'en de', 'text'],
    [source, 'Die Datei filename von @user ist !state', ['missing-likely: $filename'], 'en de', 'text'],
    [source, 'Die Datei $file_name von @user ist !state', ['missing-likely: $filename'], 'en de', 'text'],
    [source, 'Die Datei $filename von @ user ist !state', ['missing-likely: @user'], 'en de', 'text'],
    [source, 'Die Datei $filename von @user ist !zustand', ['missing-likely: !state'], 'en de', 'text'],
    ['Open &vendorName; now', 'Jetzt öffnen', ['missing-likely: &vendorName;']],
    ['Open &vendorName; now', '&vendorNameGen; jetzt öffnen', []],
    ['It costs $US 5, mail me@example.org', 'Es kostet 5 US-Dollar, Post an me@example.org', []],
    ['The @code{x} of @example.org', 'Das @samp{x} von Beispiel', [], 'en de', 'text'],
    ['Use !<var>name</var> here', 'Nutze !<var>dies</var> hier', []],
    ['Bonjour !nom', 'Guten Tag', [], 'fr de', 'text'],
    ['The file $1 is open', 'Die Datei $ 1 ist offen', ['missing-likely: $1'], 'en de', 'text'],
    ['The file $1 is open', 'Le fichier est ouvert', ['missing-likely: $1'], 'en fr', 'text'],
    ['It costs $1 now', 'Es kostet jetzt 1 $', [], 'en de', 'text'],
    ['It costs $1 now', 'Cuesta $ 1 ahora', [], 'en es', 'text'],
  ]);
});

describe('signs that a program reads', () => {
  proveRows('placeholders', [
    ['%d of it is 100%% done', '%d davon ist zu 100% fertig', ['missing: %%'], 'en de', 'text'],
    ['%d of it is 100%% done', '%d davon ist zu 100 %% fertig', [], 'en de', 'text'],
    ['%d of it is 100%% done', '%d davon ist ganz fertig', [], 'en de', 'text'],
    ['It is %{SIZE} of %{SIZE}', 'Es ist %SIZE von %{SIZE}', ['missing: %{SIZE}'], 'en de', 'text'],
    ['It is %{SIZE} of %{SIZE}', 'Es ist %{SIZE}', [], 'en de', 'text'],
    ['One file | {count} files', 'Eine Datei {count} Dateien', ['missing: |'], 'en de', 'text'],
    ['One file | {count} files', 'Eine Datei | {count} Dateien', [], 'en de', 'text'],
    ['One file | {count} files', '{count} 個のファイル', [], 'en ja', 'text'],
    ['Page {page} | {site}', 'Seite {page} – {site}', [], 'en de', 'text'],
    ['Hello {name}', 'Hallo {name} {name}', ['extra-likely: {name}'], 'en de', 'text'],
    ['Hello {name}', 'Hallo {name}, ja {name}', [], 'en de', 'text'],
    ['%.2f requests', '%2f Anfragen', ['missing: %.2f', 'extra: %2f'], 'en de', 'text'],
    ['%.2f requests', '%.1f Anfragen', [], 'en de', 'text'],
    [
      'On {d, date, short}',
      'Am {d, date, kurz}',
      ['missing: {d, date, short}', 'extra: {d, date, kurz}'],
      'en de',
      'text',
    ],
    ['On {d, date, short}', 'Am {d, date, d. MMM y}', [], 'en de', 'text'],
    ['On {d, date, short}', 'Am {d, date, medium}', [], 'en de', 'text'],
    ['The file %1 could not open', 'Die Datei 1 ging nicht auf', ['missing: %1'], 'en de', 'text'],
    ['Copied %1 file', '1 Datei kopiert', [], 'en de', 'text'],
    // The number of an argument became the width of its value.
    ['At most %1$s signs', 'Höchstens %1s Zeichen', ['missing: %1$s', 'extra: %1s'], 'en de', 'text'],
    [
      '%1$s of %2$d',
      '%1s von %2d',
      ['missing: %1$s', 'extra: %1s', 'missing: %2$d', 'extra: %2d'],
      'en de',
      'text',
    ],
    ['%1$s signs', '%s Zeichen', [], 'en de', 'text'],
    ['%1$5s signs', '%5s Zeichen', [], 'en de', 'text'],
    // A space behind a sign.
    ['<li>%d - day</li><li>%Y - year</li>', '<li>% d - Tag</li><li>%Y - Jahr</li>', ['missing: %d']],
    ['<li>20%, a day, and %d</li>', '<li>20 % d’un jour, et %d</li>', [], 'en fr'],
    // A name between colons, and a plural whose digits are those of a name.
    [':name: not a variable', ': keine Variable', ['missing-likely: :name'], 'en de', 'text'],
    [':name: not a variable', ':name：不是变量', [], 'en zh', 'text'],
    [':okay:x', 'x', [], 'en de', 'text'],
    [
      '{n, plural, one {Windows 11 in # second} other {Windows 11 in # seconds}}',
      '{n, plural, one {Windows 11 in # Sekunde} other {Windows 11 in Sekunden}}',
      ['missing-inside: {n, plural}, #'],
      'en de',
      'text',
    ],
    // The form for one may say the number in a word, or in none where the language has such a form.
    [
      '{n, plural, one {# file} other {# files}} selected',
      '{n, plural, one {Datei} other {# Dateien}} ausgewählt',
      ['missing-inside: {n, plural}, #'],
      'en de',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}} selected',
      '{n, plural, one {Eine Datei} other {# Dateien}} ausgewählt',
      [],
      'en de',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}} selected',
      '{n, plural, one {fichier} other {# fichiers}} sélectionné(s)',
      ['missing-inside: {n, plural}, #'],
      'en fr',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}} selected',
      '{n, plural, one {Un fichier} other {# fichiers}} sélectionné(s)',
      [],
      'en fr',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}} selected',
      '{n, plural, one {файл} few {# файла} many {# файлов} other {# файла}}',
      ['missing-inside: {n, plural}, #'],
      'en ru',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}} selected',
      '{n, plural, one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
      [],
      'en ar',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}} selected',
      'Wybrano {n, plural, one {plik} few {# pliki} many {# plików} other {# pliku}}',
      [],
      'en pl',
      'text',
    ],
    // The placeholders of extensions of browsers.
    ['User: $NAME$', 'Benutzer: $NAM$', ['missing-likely: $NAME$'], 'en de', 'text'],
    ['User: $NAME$', 'Benutzer: $ NAME $', ['missing-likely: $NAME$'], 'en de', 'text'],
    ['User: $NAME$', 'Benutzer $NAME$', [], 'en de', 'text'],
  ]);
  proveRows('tags-missing', [
    [
      'The file <x id="1"/> is open',
      'Die Datei <x id=“1”/> ist offen',
      ['missing: <x id="1"/>'],
      'en de',
      'text',
    ],
    ['The file <ph name="F"/> is open', 'Die Datei ist offen', ['missing: <ph name="F"/>'], 'en de', 'text'],
    ['The file <ph name="F"/> is open', 'Offen: <ph name="F"/>', [], 'en de', 'text'],
  ]);
});
