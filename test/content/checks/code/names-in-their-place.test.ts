import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('spaces in code', () => {
  proveRows('invisible-added', [
    [
      '<p>Run <code>npm help dist-tag</code>.</p>',
      '<p>Exécutez <code>npm help\u00a0dist-tag</code>.</p>',
      ['added: U+00A0 no-break space'],
      'en fr',
    ],
    [
      '<pre>find /tmp -print0 | xargs -0 rm</pre>',
      '<pre>find /tmp -print0 | xargs&nbsp;-0 rm</pre>',
      ['added: U+00A0 no-break space'],
    ],
    // Before a mark of French, in other words, and where the source has such a space, too.
    ['<code>a: b</code>', '<code>a\u00a0: b</code>', [], 'en fr'],
    ['<code>Page Up</code>', '<code>Bild\u00a0auf</code>', []],
    ['<code>ls\u00a0-l b</code>', '<code>ls\u00a0-l\u00a0b</code>', []],
    ['<p>It runs on a Mac.</p>', '<p>Es läuft auf\u00a0einem Mac.</p>', []],
  ]);
});

describe('keys that are held down with others', () => {
  proveRows('code', [
    ['Copy it (Ctrl+C)', 'Kopieren (Shift+C)', ['changed: Ctrl, Shift'], 'en de', 'text'],
    [
      '<p>Hit <b>Ctrl</b>+<b>Alt</b>+<b>A</b> or <b>Ctrl</b>+<b>B</b>.</p>',
      '<p>Pulse <b>Ctrl</b>+<b>Alt</b>+<b>A</b> o <b>Alt</b>+<b>B</b>.</p>',
      ['changed: Ctrl, Alt'],
      'en es',
    ],
    // The names of other languages, in any order, and a key that locks the capitals.
    ['Hit Ctrl+Shift+C', 'Umschalt+Strg+C', [], 'en de', 'text'],
    ['Hit Shift+C', 'Appuyez sur Maj+C', [], 'en fr', 'text'],
    ['Hit Alt+C or Caps Lock', 'Pulse Opción+C o Bloq Mayús', [], 'en es', 'text'],
    ['Hit Ctrl+Alt+C', 'Drücken Sie Alt Gr+C', [], 'en de', 'text'],
  ]);
});

describe('options with a dash for their hyphen', () => {
  proveRows('code', [
    ['%s: -n: number expected', '%s : –n : nombre attendu', ['name-changed: -n, –n'], 'en fr', 'text'],
    ['<p>Use [<b>-c</b>].</p>', '<p>Nutzen Sie [<b>−c</b>].</p>', ['name-changed: -c, −c']],
    ['Use --help here', 'Nutzen Sie —help hier', ['name-changed: --help, —help'], 'en de', 'text'],
    ['Use -v here', '使用–v', ['name-changed: -v, –v'], 'en zh', 'text'],
    ['A well-known -a and b', 'Ein – a – und -a b', [], 'en de', 'text'],
    ['Use –v or -v', 'Nutzen Sie –v oder –v', [], 'en de', 'text'],
  ]);
});

describe('names that lack at one of their places', () => {
  const other = '<p>Ändern Sie package.json.</p>';
  proveRows('code', [
    [
      '<p>Read package.json.</p><p>Change package.json.</p>',
      `<p>Lesen Sie package.jso.</p>${other}`,
      ['name-changed: package.json, package.jso'],
    ],
    ['<p>Read package.json.</p><p>Change package.json.</p>', `<p>Lesen Sie die Datei.</p>${other}`, []],
    ['Use it with TLS', 'Mit TSL verwenden', ['name-changed: TLS, TSL'], 'en de', 'text'],
    ['It is from the USA', 'Es de los EUA', [], 'en es', 'text'],
    ['It is VAT', 'Es TVA', [], 'en fr', 'text'],
  ]);
});

describe('words of commands in other words', () => {
  proveRows('code', [
    [
      '<p>Run <code>npm help dist-tag</code>.</p>',
      '<p><code>npm ayuda dist-tag</code></p>',
      ['changed: npm help dist-tag, npm ayuda dist-tag'],
      'en es',
    ],
    [
      '<p>It runs <code>/bin/true</code>.</p>',
      '<p>Es ruft <code>/bin/wahr</code> auf.</p>',
      ['changed: /bin/true, /bin/wahr'],
    ],
    [
      '<pre>find /tmp -name core</pre>',
      '<pre>find /tmp -nom core</pre>',
      ['changed: find /tmp -name core, find /tmp -nom core'],
      'en fr',
    ],
    [
      '<p>Run <code>npm install</code>.</p>',
      '<p><code>nmp install</code></p>',
      ['changed: npm install, nmp install'],
    ],
    ['<p>Run <code>npm package</code>.</p>', '<p><code>npm paquet</code></p>', [], 'en fr'],
    ['<p>Run <code>git foo</code>.</p>', '<p><code>git pippo</code></p>', [], 'en it'],
    ['<p>With <code>ld -lfoo</code>.</p>', '<p><code>ld -lfilanca</code></p>', [], 'en tr'],
    ['<p>Run <code>man program</code>.</p>', '<p><code>man Programm</code></p>', []],
  ]);
});

const pressed = (key: string, tag = 'kbd'): string => `<p><kbd>Alt</kbd>+<${tag}>${key}</${tag}></p>`;

describe('the name of a key in the language of the target', () => {
  proveRows('code', [
    [pressed('Return'), pressed('Retur'), [], 'en da'],
    [pressed('Return'), pressed('Retur'), ['changed: Return, Retur'], 'en es'],
    [pressed('Return', 'code'), pressed('Retur', 'code'), ['changed: Return, Retur'], 'en da'],
    [pressed('Return'), pressed('Retun'), ['changed: Return, Retun'], 'en da'],
    [pressed('Return'), pressed('Retorn'), [], 'en ca'],
  ]);
});

const two = (first: string, second: string): string =>
  `<p>One <code>${first}</code> here.</p><p>Another <code>${second}</code> there.</p>`;

describe('a name that one place has in words', () => {
  proveRows('code', [
    [two('button', 'button'), two('button', 'botón'), ['changed-style: button, botón'], 'en es'],
    [two('style', 'print(style)'), two('estilo', 'print(style)'), ['changed-style: style, estilo'], 'en pt'],
    [two('button', 'button'), two('botón', 'botón'), [], 'en es'],
    // Both of its sentence are explained in words.
    [
      '<p>In <code>stable</code> and <code>sid</code></p><p><code>stable sid</code></p>',
      '<p>En <code>estable</code> y <code>inestable</code></p><p><code>stable sid</code></p>',
      [],
      'en es',
    ],
    [two('button', 'style'), two('botón', 'style'), [], 'en es'],
    [two('Button', 'Button'), two('Button', 'Botón'), [], 'en es'],
  ]);
});
