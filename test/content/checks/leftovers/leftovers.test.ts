import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = '<p>The server reads the file at the start.</p>';
const target = (before: string, after = ''): string =>
  `<p>${before}Der Server liest die Datei beim Start.${after}</p>`;

/** A row of plain text, in Italian unless another language is given. */
const found = (text: string, expected: readonly string[], languages = 'en it', value = 'Add a column') =>
  [value, text, expected, languages, 'text'] as const;

describe('what a program or an undecided translator left', () => {
  proveRows('leftovers', [
    found('Aggiungi null', ['filler: null']),
    found('Spalte null', [], 'en de'),
    found('Aggiungi null', [], 'en it', 'Add null'),
    found('Aggiungi [object Object]', ['filler: [object Object]']),
    found('Valore undefined', ['filler: undefined']),
    found('Il valore di x.undefined()', []),
    found('Aggiungi [colonna/riga]', ['note: [colonna/riga]']),
    found('Aggiungi [colonna/riga]', [], 'en it', 'Add a [column|row]'),
    found('Aggiungi [check with client]', ['note: [check with client]']),
    found('Aggiungi [NOTE: verify term]', ['note: [NOTE: verify term]']),
    found('Aggiungi [check box]', []),
    found('Translation (it): Aggiungi', ['machine: Translation (it):']),
  ]);
});

describe('what a service answered in place of a translation', () => {
  proveRows('leftovers', [
    [
      'Zoom in.',
      'QUERY LENGTH LIMIT EXCEEDED 放大。',
      ['machine: QUERY LENGTH LIMIT EXCEEDED 放大。'],
      'en zh',
    ],
    ['Idle', 'MYMEMORY WARNING: NONE LEFT Idle', ['machine: MYMEMORY WARNING: NONE LEFT Idle'], 'en de'],
    ['Idle', 'Too Many Requests', ['machine: Too Many Requests'], 'en de', 'text'],
    ['Too many requests came', 'Too many requests kamen', [], 'en de', 'text'],
  ]);
});

describe('remarks of a machine, in any language', () => {
  proveRows('leftovers', [
    [
      source,
      target('Gerne! Hier ist der übersetzte Text: '),
      ['machine: Hier ist der übersetzte Text: Der Server liest die Datei beim Start.'],
    ],
    [
      source,
      '<p>Le serveur lit le fichier. En tant que modèle de langage, je ne peux pas traduire.</p>',
      ['machine: En tant que modèle de langage, je ne peux pas traduire.'],
      'en fr',
    ],
    [source, '<p>İşte çeviri: sunucu okur.</p>', ['machine: İşte çeviri: sunucu okur.'], 'en tr'],
    [
      source,
      target('', ' Hinweis: Ich habe die HTML-Tags belassen.'),
      ['machine: Hinweis: Ich habe die HTML-Tags belassen.'],
    ],
    ['<p>Note: the tags of HTML stay.</p>', '<p>Hinweis: Die HTML-Tags bleiben.</p>', []],
    [source, target('', ' (Translated by Google)'), ['machine: Translated by Google)']],
  ]);
});

describe('a label that names the translation or its language', () => {
  proveRows('leftovers', [
    [source, target('Übersetzung: '), ['machine: Übersetzung:']],
    [source, target('Deutsch: '), ['machine: Deutsch:']],
    [source, '<p>日本語：サーバーはファイルを読みます。</p>', ['machine: 日本語：'], 'en ja'],
    ['<p>German: the server reads.</p>', '<p>Deutsch: der Server liest.</p>', []],
    ['<p>The translation is read.</p>', '<p>Übersetzung: wird gelesen.</p>', []],
    [source, target('Hinweis: '), []],
  ]);
});

describe('marks of tools and notes for translators', () => {
  proveRows('leftovers', [
    [source, target('#, fuzzy '), ['tool-tag: #, fuzzy']],
    [source, target('!!FUZZY!! '), ['tool-tag: !!FUZZY!!']],
    [source, target('', ' (do not translate)'), ['note: (do not translate)']],
    ['That is not it.', 'Das ist es nicht. [check translation]', ['note: [check translation]'], 'en de'],
    ['Do not translate the file (see here).', 'Nicht übersetzen (do not translate).', [], 'en de'],
    ['The schema is gone.', '**Schema** gelöscht.', ['markdown: **Schema**'], 'en de', 'text'],
    ['The schema is gone.', '**Schema**: gelöscht.', [], 'en de', 'text'],
  ]);
});

describe('notes in brackets in the language of the target', () => {
  proveRows('leftovers', [
    [source, target('', ' (noch zu übersetzen)'), ['note: (noch zu übersetzen)']],
    [source, '<p>Le serveur lit le fichier. [à vérifier]</p>', ['note: [à vérifier]'], 'en fr'],
    [source, '<p>サーバーはファイルを読みます。（要確認）</p>', ['note: （要確認）'], 'en ja'],
    ['<p>The file (to be verified).</p>', '<p>Le fichier (à vérifier).</p>', [], 'en fr'],
    [source, target('', ' (prüfen lassen)'), []],
    [source, '<p>Der Server liest (startet?) die Datei.</p>', ['note: (startet?)']],
    ['<p>Workrave reads it.</p>', '<p>Workrave(仕事に夢中?)が読む。</p>', [], 'en ja'],
    ['<p>Workrave reads it.</p>', '<p>Workraveが読む(書く?)。</p>', ['note: (書く?)'], 'en ja'],
    ['<p>No photo (focus problem?)</p>', '<p>Kein Foto (Fokusproblem?)</p>', []],
    [source, '<p>El servidor lee el archivo TODO</p>', ['note: TODO'], 'en es'],
    ['<p>Delete ALL</p>', '<p>Borrar TODO</p>', [], 'en es'],
    [source, target('', '<!-- TODO: übersetzen -->'), ['note: <!-- TODO: übersetzen -->']],
    [source, target('', '<!-- Start -->'), []],
    [source, target('', '<!-- not sure -->'), ['note: <!-- not sure -->']],
    ['<p>Use it.<!-- see below --></p>', '<p>Nutze es.<!-- see below --></p>', []],
    ['<p>Use it.<!-- see below --></p>', '<p>Nutze es.<!-- siehe unten --></p>', []],
    [
      '<p>Use it.<!-- see below --></p>',
      '<p>Nutze es.<!-- siehe unten --><!-- not sure --></p>',
      ['note: <!-- siehe unten -->', 'note: <!-- not sure -->'],
    ],
    [
      '<p>Use it.<!-- see below --></p>',
      '<p>Nutze es.<!-- TODO ansehen --></p>',
      ['note: <!-- TODO ansehen -->'],
    ],
    ['<p>Use it.</p>', '<p>Nutze es.<!--[if lt IE 9]> x <![endif]--></p>', []],
    [source, target('', ' [Anm.: bitte prüfen]'), ['note: [Anm.: bitte prüfen]']],
    ['<p>Use it.</p>', '<p>Úselo. [nota: revisar]</p>', ['note: [nota: revisar]'], 'en es'],
    ['<p>Use it.</p>', '<p>Úselo. [nota: también sin red]</p>', [], 'en es'],
    ['<p>Use it (??).</p>', '<p>Nutze es (??).</p>', []],
    ['<p>Use it.</p>', '<p>Nutze es (??).</p>', ['note: (??)']],
    ['<p>Use it.</p>', '<p>Nutze es. Blah blah.</p>', ['filler: Blah blah']],
    ['<p>And so on, blah blah.</p>', '<p>Und so weiter, blah blah.</p>', []],
    ['<p>The <b>new</b> one</p>', '<p>Die <b>neue</b>[/b] Seite</p>', ['tool-tag: [/b]']],
    ['<p>Write [b]new[/b]</p>', '<p>Schreibe [b]neu[/b]</p>', []],
    ['<p>Option [b]</p>', '<p>Option [b]</p>', []],
  ]);
});

describe('marks of Markdown in HTML', () => {
  proveRows('leftovers', [
    ['<h2>Start</h2><p>It reads.</p>', '<h2>## Beginn</h2><p>Er liest.</p>', ['markdown: ##']],
    ['<ul><li>Start</li><li>End</li></ul>', '<ul><li>- Beginn</li><li>Ende</li></ul>', ['markdown: -']],
    ['<ul><li>- Start</li><li>End</li></ul>', '<ul><li>- Beginn</li><li>Ende</li></ul>', []],
    ['<p>“One.”</p><p>“Two.”</p><p>“Three.”</p>', '<p>- Eins.</p><p>- Zwei.</p><p>- Drei.</p>', []],
    ['<h2>Strategy 1:</h2>', '<h2>1. stratégia:</h2>', [], 'en hu'],
    [source, '<p>Der `Server` liest die Datei.</p>', ['markdown: `Server`']],
    ['Type “make”.', 'Tippen Sie `make`.', [], 'en de', 'text'],
  ]);
});

describe('what was left by the keyboard or a tool', () => {
  proveRows('leftovers', [
    [source, target('', ' asdf'), ['filler: asdf']],
    [source, target('', ' jjjj'), ['filler: jjjj']],
    [source, '<p>Année nnnn.</p>', [], 'en fr'],
    [source, target('', ' ^V'), ['note: ^V']],
    ['<p>Press ^V.</p>', '<p>Drücken Sie ^V.</p>', []],
    [source, target('', ' @@1@@'), ['tool-tag: @@1@@']],
    [source, target('', ' msgstr ""'), ['tool-tag: msgstr ""']],
  ]);
});

describe('an explanation in brackets that the source does not have', () => {
  proveRows('leftovers', [
    ['Log out', '退出登录（注：此处为按钮）', ['note: （注：此处为按钮）'], 'en zh-CN'],
    ['Log out (it is a button)', '退出登录（注：此处为按钮）', [], 'en zh-CN'],
    ['Log out. Note: this is a button', '退出登录（注：此处为按钮）', [], 'en zh-CN'],
    ['Log out of it', '退出登录（关注：此处）', [], 'en zh-CN'],
  ]);
});
