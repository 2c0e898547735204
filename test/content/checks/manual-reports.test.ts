import { describe } from 'vitest';
import { proveRows } from './found-problems';

/**
 * Causes of wrong reports in manuals that nobody had read before, in texts of our own, beside mistakes that
 * are still reported.
 */
describe('tag-contents', () => {
  proveRows('tag-contents', [
    // Items in another order.
    [
      '<ul><li><a href="a.html">alpha</a> – first</li><li><a href="b.html">beta</a> – second</li></ul>',
      '<ul><li><a href="b.html">beta</a> – zweites</li><li><a href="a.html">alpha</a> – erstes</li></ul>',
      [],
    ],
    [
      '<ul><li><a href="a.html">One</a> – first</li><li><a href="b.html">Two</a> – second</li></ul>',
      '<ul><li><a href="b.html">Eins</a> – erstes</li><li><a href="a.html">Zwei</a> – zweites</li></ul>',
      ['exchanged: Eins, b.html, a.html', 'exchanged: Zwei, a.html, b.html'],
    ],
    // Pages that a tool numbers, with one more in the target.
    [
      '<p><a href="node1.html">Start</a> <a href="node2.html">Mail</a> <a href="node3.html">Fax</a></p>',
      '<p><a href="node1.html">Anfang</a> <a href="node2.html">Hilfe</a> <a href="node3.html">Mail</a> <a href="node4.html">Fax</a></p>',
      [],
    ],
    [
      '<p><a href="mail.html">Mail</a> <a href="fax.html">Fax</a></p>',
      '<p><a href="fax.html">Mail</a> <a href="mail.html">Fax</a></p>',
      ['exchanged: Mail, fax.html, mail.html', 'exchanged: Fax, mail.html, fax.html'],
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['<p>Write [[Start page]].</p>', '<p>Schreiben Sie [[Erste Seite]].</p>', []],
    ['<p>Write [[Guide#more-to-read]].</p>', '<p>Schreiben Sie [[Guide#mehr-zu-lesen]].</p>', []],
    ['<p>Write [[Start page]] or [[Guide]].</p>', '<p>[[Erste Seite]] oder [[Anleitung]]</p>', []],
    ['<p>Dear [[name]]</p>', '<p>Liebe [[Name]]</p>', ['missing: [[name]]', 'extra: [[Name]]']],
    ['<p>Write [[Start page]].</p>', '<p>Schreiben Sie das.</p>', ['missing: [[Start page]]']],
    [
      '<pre>{{collapse(Show more...)\nText of the block.\n}}</pre>',
      '<pre>{{collapse(Mehr zeigen ...)\nText des Blocks.\n}}</pre>',
      [],
    ],
    [
      '<pre>{{collapse(Show more...)}}</pre>',
      '<pre>{{klappen(Mehr zeigen ...)}}</pre>',
      ['missing: {{collapse(Show more...)}}', 'extra: {{klappen(Mehr zeigen ...)}}'],
    ],
    ['<p>All of it is ELF.</p>', '<p>Das ist zu 100 %ELF.</p>', []],
    ['<p>All of it is there.</p>', '<p>Das ist da: %E.</p>', ['extra: %E']],
  ]);
});

describe('repeated-text', () => {
  proveRows('repeated-text', [
    // The source says it in nearly the same words.
    [
      '<ul><li>Open the list. You will be able to play files from it.</li><li>Open the menu. You should be able to play files from it.</li></ul>',
      '<ul><li>Öffnen Sie die Liste. Sie können dann ihre Dateien abspielen.</li><li>Öffnen Sie das Menü. Sie können dann ihre Dateien abspielen.</li></ul>',
      [],
    ],
    [
      '<ul><li>Open the list. You will be able to play files from it.</li><li>Open the menu. Then choose a name.</li></ul>',
      '<ul><li>Öffnen Sie die Liste. Sie können dann ihre Dateien abspielen.</li><li>Öffnen Sie das Menü. Sie können dann ihre Dateien abspielen.</li></ul>',
      ['twice: Sie können dann ihre Dateien abspielen.'],
    ],
    [
      '<p>Open the list and wait for it.</p>',
      '<p>Öffnen Sie die Liste und warten Sie. Öffnen Sie die Liste und warten Sie.</p>',
      ['twice: Öffnen Sie die Liste und warten Sie.'],
    ],
    // A label ends with the words after it.
    [
      '<p>It is like the <b>window menu</b> of the window.</p>',
      '<p>Es como el <b>menú de la ventana</b> de la ventana.</p>',
      [],
      'en es',
    ],
  ]);
});

describe('doubled-words', () => {
  proveRows('doubled-words', [
    ['<p>Click <b>Reset</b>.</p>', '<p>Klicken Sie auf <b>Auf Vorgabe zurücksetzen</b>.</p>', []],
    ['<p>Click <b>Reset</b>.</p>', '<p>Klicken Sie auf auf <b>Zurücksetzen</b>.</p>', ['doubled: auf']],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['<p>The file main.tab</p>', '<p>Die Datei <it>main.tab</it></p>', []],
    ['<p>The file</p>', '<p>Die <it id="1" pos="open">Datei</it></p>', ['tool-tag: <it>']],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['<p>Type sftp://username@desk.local</p>', '<p>Escriba sftp://usuario@desk.local</p>', [], 'en es'],
    ['<p>See http://desk.example.net/PACKAGE</p>', '<p>Vea http://desk.example.net/PAQUETE</p>', [], 'en es'],
    [
      '<p>Type sftp://username@desk.local</p>',
      '<p>Escriba sftp://usuario@disk.local</p>',
      ['missing: sftp://username@desk.local', 'extra: sftp://usuario@disk.local'],
      'en es',
    ],
  ]);
});

describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    [
      '<p><a href="http://desk.net/PACKAGE">the package</a></p>',
      '<p><a href="http://desk.net/PAQUETE">el paquete</a></p>',
      [],
      'en es',
    ],
    [
      '<p><a href="http://desk.net/PACKAGE">the package</a></p>',
      '<p><a href="http://desk.net/PACKAGF">el paquete</a></p>',
      ['changed: <a>, href, http://desk.net/PACKAGE, http://desk.net/PACKAGF'],
      'en es',
    ],
  ]);
});

describe('code', () => {
  proveRows('code', [
    ['<p>Press <kbd>F</kbd> for the menu.</p>', '<p>Pulse <kbd>A</kbd> para el menú.</p>', [], 'en es'],
    ['<p>Open <code>Documents</code>.</p>', '<p>Abra <code>Documentos</code>.</p>', [], 'en es'],
    ['<p>A <code>.exe</code> file</p>', '<p>Eine <code>*.exe</code>-Datei</p>', []],
    ['<p>A <code>.exe</code> file</p>', '<p>Eine <code>.exf</code>-Datei</p>', ['changed: .exe, .exf']],
    ['<pre>URI Host Conflict</pre>', '<pre>Konflikt des Rechners bei der URI</pre>', []],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['<p>Since version 0.14</p>', '<p>Seit Version 0.14.0</p>', []],
    ['<p>Since version 0.14</p>', '<p>Seit Version 0.15.0</p>', ['missing: 0.14', 'extra: 0.15.0']],
    ['<p>The 68000 series</p>', '<p>Die Reihe 68k</p>', []],
    ['<p>The 68000 series</p>', '<p>Die Reihe 69k</p>', ['missing: 68000', 'extra: 69']],
    // A number that no word of the source stands for.
    ['<p>Open the files of the folder.</p>', '<p>Öffnen Sie die 7 Dateien des Ordners.</p>', ['extra: 7']],
    ['<p>It is kept for a week.</p>', '<p>Es wird 7 Tage aufgehoben.</p>', []],
    ['<p>It is kept for a fortnight.</p>', '<p>Es wird 14 Tage aufgehoben.</p>', []],
  ]);
});

describe('language', () => {
  proveRows('language', [
    [
      '<p>The ninth meeting was held in Mar de Plata, Argentina, from August 10th.</p>',
      '<p>Die neunte Tagung fand in Mar de Plata, Argentinien, vom 10. August an statt.</p>',
      [],
    ],
  ]);
});
