import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('reports that readers of 69 more works found wrong', () => {
  proveRows('placeholders', [
    [
      '<h2>SYNOPSIS</h2><p><b>merge</b> {directory}</p>',
      '<h2>SYNOPSIS</h2><p><b>merge</b> {katalog}</p>',
      [],
      'en sv',
    ],
    [
      '<h2>SYNOPSIS</h2><p><b>merge</b> {directory}</p>',
      '<h2>SYNOPSIS</h2><p><b>merge</b> </p>',
      ['missing: {directory}'],
      'en sv',
    ],
    [
      '<p><b>total</b> {count}</p>',
      '<p><b>total</b> {antal}</p>',
      ['missing: {count}', 'extra: {antal}'],
      'en sv',
    ],
    [
      '{g, select, male {He} female {She} other {They}} liked it',
      '{g, select, male {Er} female {Er}} mag es',
      ['missing-other: {g, select}, other'],
      'en de',
      'text',
    ],
    ['Hello [[ name ]], welcome!', 'Hallo, willkommen!', ['missing-likely: [[ name ]]'], 'en de', 'text'],
    [
      '<p><code>git</code> {version} is installed.</p>',
      '<p><code>git</code> ist installiert.</p>',
      ['missing: {version}'],
    ],
    ['<ul><li><b>port</b> {port}</li></ul>', '<ul><li><b>port</b></li></ul>', ['missing: {port}']],
    [
      'First line\\nsecond line\\nthird line',
      'Erste Zeile\nzweite Zeile dritte Zeile',
      ['missing: \\n'],
      'en de',
      'text',
    ],
    [
      '<p><b>Save</b> {name}</p>',
      '<p><b>Spara</b> {namn}</p>',
      ['missing: {name}', 'extra: {namn}'],
      'en sv',
    ],
    ['For keys (and\\n        more)', 'Für Schlüssel (und\n        mehr)', [], 'en de', 'text'],
    ['It goes on in\\nline two', 'Es geht weiter in Zeile zwei', ['missing: \\n'], 'en de', 'text'],
    ['  --all   Make all of them', '  --all   Alle davon\\n          bauen', [], 'en de', 'text'],
  ]);
  proveRows('code', [
    [
      '  -E, --print[=LANG]  print it in LANG\n  --level=LEVEL    set LEVEL',
      '  -E, --print[=LENG]  en LENG\n  --level=NIVEL    pone NIVEL',
      [],
      'en es',
      'text',
    ],
    ['Set LANG_CODE here', 'Pon aquí', ['name-missing: LANG_CODE'], 'en es', 'text'],
  ]);
  proveRows('target-equals-source', [
    [
      '<p>show <i>boolean</i></p><p>Whether to show it.</p>',
      '<p>show <i>boolean</i></p><p>Ob es sichtbar ist.</p>',
      [],
    ],
    [
      '<p>show <i>all</i></p><p>Whether to show it.</p>',
      '<p>show <i>all</i></p><p>Ob es sichtbar ist.</p>',
      ['label: show all'],
    ],
  ]);
  proveRows('double-spaces', [
    ['name = %s\nbackup = %s', 'naam       = %s\nreservekopie  = %s', [], 'en nl', 'text'],
    ['  --all   Make all of them', '  --all   Alle davon\\n          bauen', [], 'en de', 'text'],
    ['The name = %s', 'De naam  = %s', ['double'], 'en nl', 'text'],
  ]);
  proveRows('numbers', [
    ['%ih%02im', '%is%02id', [], 'en tr', 'text'],
    ['Wait 5 hours', '5 sn bekle', ['unit: 5, hours, sn'], 'en tr', 'text'],
  ]);
});

describe('more reports that readers of 69 more works found wrong', () => {
  proveRows('placeholders', [
    ['<p>The <b>[[ and ]]</b> commands.</p>', '<p>De <b>[[ en ]]</b> opdrachten.</p>', [], 'en nl'],
    ['See [[page]].', 'Zie [[blad]].', ['missing: [[page]]', 'extra: [[blad]]'], 'en nl', 'text'],
    [
      '{n, plural, one {# point} other {# points}}',
      '{n, plural, one {# pkt} other {# pkt}}',
      [],
      'en pl',
      'text',
    ],
    [
      '{n, plural, one {# file} other {# files}}',
      '{n, plural, one {# plik} other {# pliki}}',
      ['missing-branch: {n, plural}, few, many'],
      'en pl',
      'text',
    ],
  ]);
  proveRows('tags-missing', [
    [
      '<para>See <interface>Details</interface>.</para>',
      '<para>Siehe „Details“.</para>',
      ['plain: <interface>, Details'],
    ],
    ['See <interface>Details</interface>.', 'Siehe „Details“.', ['inline: <interface>'], 'en de', 'text'],
  ]);
  proveRows('punctuation', [
    [
      '<para>It is so disabled.</para>\n<para>After that go on.</para>',
      '<para>Das ist so deaktiviert.</para><para>Danach geht es weiter.</para>',
      [],
    ],
    ['<para>It is off. Go on.</para>', '<para>Es ist aus.Danach weiter.</para>', ['space-after: .']],
  ]);
  proveRows('code', [
    [
      'Holding Shift does this. Holding Control does that.',
      'Mit Umschalten dies. Mit Strg das.',
      [],
      'en de',
      'text',
    ],
    ['Press Ctrl+S now', 'Drücken Sie Umschalt+S', ['changed: Ctrl, Umschalt'], 'en de', 'text'],
  ]);
  proveRows('doubled-words', [
    ['To draw from dot to dot.', 'Um von Punkt zu Punkt zu zeichnen.', [], 'en de', 'text'],
    [
      'Type the name of the server here.',
      'Typ de naam van de server de server.',
      ['phrase: de server'],
      'en nl',
      'text',
    ],
    ['To draw the dots.', 'Um den Punkt zu Punkt zu zeichnen.', ['phrase: Punkt zu'], 'en de', 'text'],
  ]);
  proveRows('language', [
    [
      'Remove a directory from the shared directories',
      'Verwijder een directory van de gedeelde directories',
      [],
      'en nl',
      'text',
    ],
  ]);
  proveRows('letter-case', [
    ['Tagalog', 'tagalski', [], 'en pl', 'text'],
    [
      '<p>Build a tower in every square, in such a way that</p><p>•</p><p>Every row has one</p>',
      '<p>Bauen Sie in jedem Quadrat einen Turm, so dass</p><p>•</p><p>jede Zeile einen hat</p>',
      [],
    ],
    [
      '<p>Build a tower in every square.</p><p>Every row has one</p>',
      '<p>Bauen Sie in jedem Quadrat einen Turm.</p><p>jede Zeile hat einen</p>',
      ['small-start: jede'],
    ],
  ]);
  proveRows('addresses', [
    [
      '<p>Links named <b>/etc/rc</b><i>runlevel</i><b>.d/</b><i>NNname</i></p>',
      '<p>Liens nommés <b>/etc/rc</b><i>runlevel</i><b>.d/</b><i>NNnom</i></p>',
      [],
      'en fr',
    ],
    [
      '<p>Links named <b>/etc/rclevel.d/name</b></p>',
      '<p>Liens nommés <b>/etc/rcelvel.d/name</b></p>',
      ['missing: /etc/rclevel.d/name', 'extra: /etc/rcelvel.d/name'],
      'en fr',
    ],
  ]);
  proveRows('placeholders', [
    [
      '{n, plural, one {# file} other {# files}}',
      '{n, plural, one {# plików} other {# plików}}',
      ['missing-branch: {n, plural}, few, many'],
      'en pl',
      'text',
    ],
  ]);
});
