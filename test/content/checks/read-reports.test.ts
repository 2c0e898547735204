import { describe } from 'vitest';
import { proveRows } from './found-problems';

/** A line that is the same on both sides, and is right so. */
const code = (line: string) => [`<p>Like this:</p><p>${line}</p>`, `<p>So:</p><p>${line}</p>`, []] as const;

/**
 * Causes of wrong reports that readers of published translations found, in texts of our own, beside mistakes
 * that are still reported.
 */
describe('target-equals-source', () => {
  proveRows('target-equals-source', [
    code('p, li { white-space: pre-wrap; margin: auto; }'),
    code('title=Report {number|short} of {user|name} in {place}'),
    code('hg files "set:grep(\'name\')"'),
    code('%1$s [-qd] /path/to/directory'),
    code('Images (*.jpeg);;Pictures (*.png)'),
    code('python, lisp, scheme, java,'),
    code('close: openFirst, openSecond, openThird, openLast'),
    code('DISK CRITICAL - free space: 309 MB left'),
    ['close: %s', 'close: %s', []],
    ['Remaining: %d', '未翻訳: %d', [], 'en ja'],
    ['Not all plurals are translated.', '複数形がすべて翻訳されていません。', [], 'en ja'],
    [
      '<p>See</p><ul><li><a href="https://example.org/a">The sky above the southern villages</a></li></ul>',
      '<p>Siehe</p><ul><li><a href="https://example.org/a">The sky above the southern villages</a></li></ul>',
      [],
    ],
    [
      '<p>Like this:</p><p>Save the file in another place</p>',
      '<p>So:</p><p>Save the file in another place</p>',
      ['part: Save the file in another place'],
    ],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['Is this right? (y/N)', 'Czy tak? (t/N)', [], 'en pl'],
    ['About %d%% done', 'Yaklaşık %%%d bitti', [], 'en tr'],
    ['Files\n=====', 'Arquivos\n========', [], 'en pt'],
    ['Read it', 'Lies es (TN: sic)', ['note: (TN: sic)']],
  ]);
});

describe('language', () => {
  proveRows('language', [
    ['Undo the last change', 'En son eylemi geri al', [], 'en tr'],
    ['Short (if X then Y end)', 'Kurz (if X then Y end)', []],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['Offset: %1', 'オフセット: -%1', [], 'en ja'],
    ['Every fortnight', 'каждые 14 дней', [], 'en ru'],
    ['Old rouble', 'Рубль (до 1998 г.)', [], 'en ru'],
    ['32nd note', 'Нота 1/32', [], 'en ru'],
    ['<b>Go</b> on', '<span style="font-weight:600">Weiter</span>', []],
    [
      'Dominant 7th chords in the root position of it',
      'Accordi di settima in posizione iniziale',
      [],
      'en it',
    ],
    ['Zoom _200%', '200% ズーム(_2)', [], 'en ja'],
    ['Save it now', 'Speichern Sie 47 es jetzt', ['extra: 47']],
    ['It waits sixty seconds', 'Es wartet 50 Sekunden', ['extra: 50']],
    ['Choose one', 'Wählen Sie 2000', ['extra: 2000']],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['%sfor part %s.%s', '%2$s.%3$s için %1$s', [], 'en tr'],
    ['Use %snew view%s', 'Nutze %s neue Sicht %s', []],
    ['Previous section', 'Se@,{c}@~{a}o anterior', [], 'en pt-BR'],
    ['Previous section', 'Seção {a} anterior', ['extra-likely: {a}'], 'en pt-BR'],
    ['%1 (%2%3)', '%1 (%2 %3)', []],
    ['Rate %1, change (%2%)', 'Rate %1, Änderung (%2 %)', []],
    ['%d heads', "%'d hlav", [], 'en cs'],
    ['Usage: %s {script-only-if-no-other}', 'Aufruf: %s {Skript-nur-falls-kein-anderes}', []],
    ['Use $NAME or ${NAME}', 'Nutze $NOM oder ${NOM}', []],
    ['topic [&lt;new&gt;]: view', 'Thema [neu]: ansehen', []],
    ['Cannot read it', 'Kann »%s« nicht lesen', ['extra: %s']],
    ['Hello {first-name}', 'Hallo {Vor-name}', ['missing: {first-name}', 'extra: {Vor-name}']],
  ]);
});

describe('code', () => {
  proveRows('code', [
    ['/_File/Page set_up...', '/_Файл/_Параметры...', [], 'en ru'],
    ['/_Configuration/Plug-in _manager...', '/設定(_C)/プラグインの管理(_M)...', [], 'en ja'],
    ['Set /path/to/directory', 'Setze /Pfad/zum/Ordner', []],
    ['PAIRS like BEF1:AFTE1,BEF2:AFTE2', 'PAARE wie VOR1:ANTE1,VOR2:ANTE2', []],
    ['Use non-TeX fonts', 'Nutze Nicht-TeX-Schriften (XeTeX)', []],
    ['names: [local_port]', 'Namen: [Anschluss]', []],
    ['Use --palette here', 'Nutze --pallette hier', ['name-changed: --palette, --pallette']],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    ['Open the window.', 'Nyisd meg az ablakot!', [], 'en hu'],
    ['Keypad .', 'Numeriskt tangentbord ,', [], 'en sv'],
    ["Expected `..' here", 'Zde se čeká „..“', [], 'en cs'],
    ['Is this right? (y/N)', 'Ist das richtig (j/N)?', []],
    ['Show the reference?', '参照を表示します。', [], 'en ja'],
    ['Is it there?', '它在吗。', ['changed: ?, 。'], 'en zh'],
    ['Are you sure you want to delete %s?', '您确定要删除 %s 的定义。', ['changed: ?, 。'], 'en zh'],
    ['Is it there?', 'Ist es da.', ['changed: ?, .']],
    ['It says "yes".', 'Es sagt "ja"', ['missing: .']],
    ['Help', 'Aide !', ['extra: !'], 'en fr'],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['It was NOT found', 'Это НЕ найдено', [], 'en ru'],
    ['Lines that match RE', 'Zeilen, auf die AUSDRUCK passt', []],
    ['It will be CLEARed now', 'Es wird jetzt GELEERT', []],
    ['Cal. exposure time', 'Kalibr. expoziční čas', [], 'en cs'],
    ['Changed by a setting', 'Изменено (shadowMin)', [], 'en ru'],
    ['Show the pictures', 'Die AUFNAHMEN zeigen', ['capitals: AUFNAHMEN']],
  ]);
});

describe('doubled-words', () => {
  proveRows('doubled-words', [
    ["Try 'go go' first", 'Probiere zuerst go go', []],
    ['Split into a number of parts', 'In mehrere Teilen teilen', []],
    ['It will break', 'Es wird wird brechen', ['doubled: wird']],
  ]);
});

describe('corrupted', () => {
  proveRows('corrupted', [
    ['Hey, look at it!', 'Heeej, podívej se!', [], 'en cs'],
    ['GREAT BEAR', 'GROSSER BÄR', []],
    ['A DIFFERENT NAME', 'FARKLI BİR İSİM', [], 'en tr'],
    ['a different name', 'farkli bir isim', ['accent: farkli, farklı'], 'en tr'],
    ['Image not saved ‘%s’', 'Image non enregistré\u00a0«\u00a0%s\u00a0»', [], 'en fr'],
    ['Café %s', 'CafÃ© %s', ['mojibake: Ã©'], 'en fr'],
    ['Adds a tag', 'Ergänzt <code>&lt;box&gt;</code>', []],
    ['Undo it', 'Annnuler', ['three-times: Annnuler'], 'en fr'],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    ['It is &lib;.', 'C’est &lib;.', [], 'en fr'],
    ['It works!', 'Cela marche!', ['missing: !'], 'en fr'],
  ]);
});

describe('script', () => {
  proveRows('script', [
    ['In Chinese 紫微垣 it is', 'En chino 紫微 垣 es', [], 'en es'],
    ['In Chinese 紫微垣 it is', 'En chino 太市 es', ['unexpected: 太市, Han'], 'en es'],
  ]);
});

describe('length', () => {
  proveRows('length', [
    [
      'Press the left mouse button to set the end',
      'Paina hiiren vasenta painiketta ja aseta pää|/|Paina hiiren vasenta painiketta $[kieliopillinen muoto] ja aseta pää siihen kohtaan, jossa se sitten on, ja vapauta painike',
      [],
      'en fi',
    ],
  ]);
});
