import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('reports that readers of 69 more works found wrong', () => {
  proveRows('placeholders', [
    ['<p><b>merge</b> {directory}</p>', '<p><b>merge</b> {katalog}</p>', [], 'en sv'],
    [
      '<p><b>Save</b> {name}</p>',
      '<p><b>Spara</b> {namn}</p>',
      ['missing: {name}', 'extra: {namn}'],
      'en sv',
    ],
    ['For keys (and\\n        more)', 'Für Schlüssel (und\n        mehr)', [], 'en de', 'text'],
    ['It goes on in\\nline two', 'Es geht weiter in Zeile zwei', ['missing: \\n'], 'en de', 'text'],
    ['  --all   Make all of them', '  --all   Alle davon\\n          bauen', [], 'en de', 'text'],
    ['Make all of them', 'Alle davon\\nbauen', ['extra: \\n'], 'en de', 'text'],
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
  proveRows('punctuation', [
    [
      '<p>See there. #### Built-in parts The form has two parts. They do it.</p>',
      '<p>Siehe dort. #### Eingebaute Teile Die Vorlage hat zwei Teile, die es tun.</p>',
      [],
    ],
    [
      '<p>See there. It has built-in parts. The form has two.</p>',
      '<p>Siehe dort. Es hat eingebaute Teile Die Vorlage hat zwei.</p>',
      ['stop-missing: Die'],
    ],
  ]);
});
