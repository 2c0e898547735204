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
    ['<p>Write [[Start page]].</p>', '<p>Schreiben Sie das.</p>', ['missing-likely: [[Start page]]']],
    [
      '<pre>{{collapse(Show more...)\nText of the block.\n}}</pre>',
      '<pre>{{collapse(Mehr zeigen ...)\nText des Blocks.\n}}</pre>',
      [],
    ],
    [
      '<pre>{{collapse(Show more...)}}</pre>',
      '<pre>{{klappen(Mehr zeigen ...)}}</pre>',
      ['missing-shown: {{collapse(Show more...)}}', 'extra-shown: {{klappen(Mehr zeigen ...)}}'],
    ],
    ['<p>All of it is ELF.</p>', '<p>Das ist zu 100 %ELF.</p>', []],
    ['<p>All of it is there.</p>', '<p>Das ist da: %E.</p>', ['extra: %E']],
    // A name that the reader puts something else for.
    ['<p>In <code>po/${LANGUAGE}/</code></p>', '<p><code>po/${言語}/</code>の中</p>', [], 'en ja'],
    [
      '<p>In <code>po/${LANGUAGE}/</code></p>',
      '<p>In <code>po/${LANGUAG}/</code></p>',
      ['missing: ${LANGUAGE}', 'extra: ${LANGUAG}'],
    ],
    [
      '<p>Use <code>%p</code>: <code>%p</code> stands for a path.</p>',
      '<p><code>%p</code> steht für einen Pfad.</p>',
      [],
    ],
    ['<p>%p of %p</p>', '<p>%p</p>', ['missing: %p']],
  ]);
});

describe('repeated-text', () => {
  proveRows('repeated-text', [
    // Two sentences of the source are alike, but not those in whose place the repeated one stands.
    [
      '<p>You can open the file here now. You can close the file here now. Delete the folder first, please.</p>',
      '<p>Sie können die Datei jetzt hier öffnen. Sie können sie jetzt hier schließen. Sie können sie jetzt hier schließen.</p>',
      ['twice: Sie können sie jetzt hier schließen.'],
    ],
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
      ['changed-likely: <a>, href, http://desk.net/PACKAGE, http://desk.net/PACKAGF'],
      'en es',
    ],
    // The source's link lacks the page, and a page has the name that the link shows: matters of style.
    [
      '<p>See <a href="#colors">Colors</a></p>',
      '<p>Siehe <a href="settings.html#colors">Farben</a></p>',
      ['class: <a>, href, #colors, settings.html#colors'],
    ],
    [
      '<p>See <a href="many_strings.html">Many strings</a></p>',
      '<p>Voir <a href="beaucoup_chaines.html">Beaucoup chaines</a></p>',
      ['class: <a>, href, many_strings.html, beaucoup_chaines.html'],
      'en fr',
    ],
    [
      '<p>See <a href="colors.html#red">Colors</a></p>',
      '<p>Siehe <a href="fonts.html#red">Farben</a></p>',
      ['changed-likely: <a>, href, colors.html#red, fonts.html#red'],
    ],
    [
      '<p>Write to <a href="mailto:list@desk.net.">list@desk.net.</a></p>',
      '<p>Schreiben Sie an <a href="mailto:list@desk.net">list@desk.net</a></p>',
      [],
    ],
    [
      '<p><a href="http://desk.net/site/eng/news.php">news</a></p>',
      '<p><a href="http://desk.net/site/rus/news.php">новости</a></p>',
      [],
      'en ru',
    ],
  ]);
});

describe('code', () => {
  proveRows('code', [
    ['<p>Press <kbd>F</kbd> for the menu.</p>', '<p>Pulse <kbd>A</kbd> para el menú.</p>', [], 'en es'],
    ['<p>Open <code>Documents</code>.</p>', '<p>Abra <code>Documentos</code>.</p>', [], 'en es'],
    ['<p>A <code>.exe</code> file</p>', '<p>Eine <code>*.exe</code>-Datei</p>', []],
    ['<pre>URI Host Conflict</pre>', '<pre>Konflikt des Rechners bei der URI</pre>', []],
    // Two lines of code were joined.
    ['<pre>if x then\nshow(last())\nend</pre>', '<pre>if x then show(last())\nend</pre>', []],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['<p>Since version 0.14</p>', '<p>Seit Version 0.14.0</p>', []],
    ['<p>Since version 0.14</p>', '<p>Seit Version 0.15.0</p>', ['missing: 0.14', 'extra: 0.15.0']],
    ['<p>The 68000 series</p>', '<p>Die Reihe 68k</p>', []],
    ['<p>The 68000 series</p>', '<p>Die Reihe 69k</p>', ['missing: 68000', 'extra: 69']],
    ['<p>Revised 01/06/94</p>', '<p>Révisé le premier juin 1994</p>', [], 'en fr'],
    [
      '<p>Revised 01/06/94</p>',
      '<p>Révisé le premier juin 1995</p>',
      ['missing: 94', 'extra: 1995'],
      'en fr',
    ],
    ['<p>It costs 1.9 billion.</p>', '<p>Cuesta 1.900 millones.</p>', [], 'en es'],
    [
      '<p>It costs 1.9 billion.</p>',
      '<p>Cuesta 1.800 millones.</p>',
      ['missing: 1.9', 'extra: 1.800'],
      'en es',
    ],
    ['<p>A diagonal counts as 1/2 tile.</p>', '<p>Eine Diagonale zählt als halbe Kachel.</p>', []],
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

describe('tags-missing', () => {
  proveRows('tags-missing', [
    // A command moved from its sentence into a block of code.
    [
      '<p>We run <code>./configure</code> now.</p><p>Then wait.</p>',
      '<p>Wir führen dies aus:</p><pre>$ ./configure</pre><p>Dann warten Sie.</p>',
      ['inline: <code>'],
    ],
    [
      '<p>We run <code>./configure</code> now.</p>',
      '<p>Wir führen ./configure aus.</p>',
      ['plain: <code>, ./configure'],
    ],
  ]);
});

describe('repeated-text in blocks without a partner', () => {
  proveRows('repeated-text', [
    [
      '<ul><li>Choose a folder for it</li></ul>',
      '<ul><li>Wählen Sie dafür einen Ordner</li><li>Wählen Sie dafür einen Ordner</li></ul>',
      ['twice: Wählen Sie dafür einen Ordner'],
    ],
  ]);
});
