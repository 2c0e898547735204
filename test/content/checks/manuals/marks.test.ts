import { describe } from 'vitest';
import { proveRows } from '../found-problems';

/**
 * Causes of wrong reports about tags, marks and letters in manuals that nobody had read before, in texts of
 * our own, beside mistakes that are still reported.
 */
describe('tag-contents', () => {
  proveRows('tag-contents', [
    // Items in another order: the links moved with their texts.
    [
      '<ul><li><a href="a.html">alpha</a> – first</li><li><a href="b.html">beta</a> – second</li></ul>',
      '<ul><li><a href="b.html">beta</a> – zweites</li><li><a href="a.html">alpha</a> – erstes</li></ul>',
      [],
    ],
    // Nothing tells the order of these two from exchanged addresses.
    [
      '<ul><li><a href="1.html">One</a> – first</li><li><a href="2.html">Two</a> – second</li></ul>',
      '<ul><li><a href="2.html">Zwei</a> – zweites</li><li><a href="1.html">Eins</a> – erstes</li></ul>',
      [],
    ],
    [
      '<ul><li><a href="1.html">Configuration</a> – a</li><li><a href="2.html">Start</a> – b</li></ul>',
      '<ul><li><a href="2.html">Konfiguration</a> – a</li><li><a href="1.html">Beginn</a> – b</li></ul>',
      ['exchanged: Konfiguration, 2.html, 1.html', 'exchanged: Beginn, 1.html, 2.html'],
    ],
    [
      '<ul><li><a href="fax-numbers.html">Lists</a> – a</li><li><a href="b.html">Two</a> – b</li></ul>',
      '<ul><li><a href="b.html">Fax</a> – a</li><li><a href="fax-numbers.html">Zwei</a> – b</li></ul>',
      ['exchanged: Fax, b.html, fax-numbers.html', 'exchanged: Zwei, fax-numbers.html, b.html'],
    ],
    // The words around a link show whether it moved alone or with its text.
    [
      '<ul><li><a href="1.html">One</a> for Debian 12</li><li><a href="2.html">Two</a> for Ubuntu</li></ul>',
      '<ul><li><a href="2.html">Eins</a> für Debian 12</li><li><a href="1.html">Zwei</a> für Ubuntu</li></ul>',
      ['exchanged: Eins, 2.html, 1.html', 'exchanged: Zwei, 1.html, 2.html'],
    ],
    [
      '<ul><li><a href="1.html">One</a> for Debian 12</li><li><a href="2.html">Two</a> for Ubuntu</li></ul>',
      '<ul><li><a href="2.html">Zwei</a> für Ubuntu</li><li><a href="1.html">Eins</a> für Debian 12</li></ul>',
      [],
    ],
    // Pages that a tool numbers, with another one in the target.
    [
      '<p><a href="node1.html">Start</a> <a href="node2.html">Mail</a> <a href="node3.html">Fax</a></p>',
      '<p><a href="node2.html">Hilfe</a> <a href="node3.html">Mail</a> <a href="node4.html">Fax</a></p>',
      [],
    ],
    [
      '<p><a href="node2.html">Mail</a> <a href="node3.html">Fax</a></p>',
      '<p><a href="node3.html">Mail</a> <a href="node2.html">Fax</a></p>',
      ['exchanged: Mail, node3.html, node2.html', 'exchanged: Fax, node2.html, node3.html'],
    ],
    // A tool that numbers other pages has exchanged nothing.
    [
      '<p><a href="chapter1.html">Mail</a> <a href="chapter2.html">Fax</a> <a href="/x.html">Top</a></p>',
      '<p><a href="chapter2.html">Mail</a> <a href="chapter1.html">Fax</a> Anfang</p>',
      ['exchanged: Mail, chapter2.html, chapter1.html', 'exchanged: Fax, chapter1.html, chapter2.html'],
    ],
    [
      '<p><a href="node2.html">Fax</a> <a href="node3.html">Mail</a> <a href="node4.html">Fax</a></p>',
      '<p><a href="node2.html">Neu</a> <a href="node3.html">Fax</a> <a href="node4.html">Mail</a> <a href="node5.html">Fax</a></p>',
      [],
    ],
    [
      '<p><a href="node1.html">Mail</a> <a href="node2.html">Fax</a> <a href="node3.html">Start</a></p>',
      '<p><a href="node2.html">Mail</a> <a href="node1.html">Fax</a> <a href="node4.html">Anfang</a></p>',
      ['exchanged: Mail, node2.html, node1.html', 'exchanged: Fax, node1.html, node2.html'],
    ],
    // A button without text, which another revision of the source has.
    ['<p>Run it.</p>', '<p>Starten. <a href="run:it"></a></p>', []],
    ['<p>Run it.</p>', '<p>Starten. <a href="tool://app.run/"></a></p>', []],
    [
      'Click <a href="x">Save</a> now.',
      'Klicken Sie <a href="x">Speichern</a> <a href="y"></a> jetzt.',
      ['empty: <a>'],
    ],
    ['<p>Run it.</p>', '<p>Starten. <a href="https://shop.example/"></a></p>', ['empty: <a>']],
    ['<p><a href="/a">Run</a> it.</p>', '<p>Starten. <a href="/a"></a></p>', ['empty: <a>']],
  ]);
});

describe('html', () => {
  proveRows('html', [
    // A program has an element of its own.
    ['<p>Note: one.</p>', '<p><it>Hinweis:</it> eins.</p>', []],
    ['<p><i>Note:</i> one.</p>', '<p><it>Hinweis:</it> eins.</p>', ['unknown-element: <it>']],
    ['<p><b>Note:</b> one.</p>', '<p><fett>Hinweis:</fett> eins.</p>', ['unknown-element: <fett>']],
    ['<p>Use &lt;name&gt;.</p>', '<p>Nutze <name>.</p>', ['unknown-element: <name>']],
    ['Press <b>OK</b> now<br>', 'Drücken Sie jetzt <fett>OK</fett>', ['unknown-element: <fett>']],
    ['Press <b>Save</b> now<br>', 'Jetzt <fett>Sichern</fett> drücken', ['unknown-element: <fett>']],
    [
      'Press <b>OK</b> and <i>Save</i> now',
      'Drücken Sie jetzt <fett>OK</fett> und sichern',
      ['unknown-element: <fett>'],
    ],
    // The program's element is on other words than those that lost their stress.
    [
      '<em>To use:</em> Click it. The <em>costs</em> are shown.',
      'Nutzung: Das rote Kreuz (<it>Bagger</it>) anklicken.<br>Die Kosten zeigt das <it>Werkzeug</it>.',
      [],
    ],
    // Code that is about tags.
    ['<p>Call it.</p>', '<p>Rufe <code>show("&lt;b&gt;x&lt;/b&gt;")</code> auf.</p>', []],
    ['<p>Call <b>it</b>.</p>', '<p>Rufe &lt;b&gt;es auf.</p>', ['text-tag: &lt;b&gt;']],
    // Code that is not closed says nothing about the text after it.
    ['Use <code>x</code> and <b>y</b>.', 'Nutzen Sie <code>x und < b>y</b>.', ['text-tag: < b>']],
    [
      '<p>Use <code>x</code>.</p><p>Or <b>y</b>.</p>',
      '<p>Nutzen Sie <code>x.</p><p>Oder < b>y</b></code>.</p>',
      ['text-tag: < b>'],
    ],
    ['<pre>a</pre>', '<pre>&lt;b&gt; <code>&lt;i&gt;</code> &lt;p&gt;</pre>', []],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    // The passage itself is missing.
    ['One two.<br>NOTE: Large maps take more time and more memory.', 'Eins zwei.', []],
    ['<p>NOTE: Large maps take more time and more memory.</p><p>So.</p>', '<p>Ja.</p><p>Also.</p>', []],
    ['<p>NOTE: Large maps take time.</p>', '<p>Hinweis: Große Karten dauern.</p>', ['no-capitals: NOTE']],
    // The target has other paragraphs.
    [
      '<p>You must NEVER open it.</p><p>Then stop.</p>',
      '<p>Sie dürfen es niemals öffnen. Dann aufhören.</p>',
      ['no-capitals: NEVER'],
    ],
    ['<p>You must NEVER open it.</p><p>Then you stop.</p>', '<p>Dann hören Sie auf.</p>', []],
    // A free translation, with another passage in place of the note.
    [
      '<p>It is shown here.<br>NOTE: Large maps take time.</p>',
      '<p>Es wird hier angezeigt. Siehe dort. Die Einstellungen gelten nur hier.</p>',
      [],
    ],
    // The name of a program in a compound.
    ['<p>Account</p>', '<p>Das phpGroupware-Konto</p>', []],
    ['<p>A link to it</p>', '<p>Ein lLink dorthin</p>', ['inside: lLink']],
    // Names of the source with another ending, or with other capitals.
    ['<p>A dBASE file</p>', '<p>Eine dBase Datei</p>', []],
    ['<p>Open gPodder now</p>', '<p>Avaa gPodderissa nyt</p>', [], 'en fi'],
    ['<p>A dBASE file</p>', '<p>Eine dbAse Datei</p>', ['inside: dbAse']],
    // The name of a key.
    ['<p>Page Up:</p>', '<p>RePág:</p>', [], 'en es'],
    // Signs around a word.
    ['<p>!url! shows an image</p>', '<p>!meinbild! zeigt ein Bild</p>', []],
    ['<p>Stop here! Show it.</p>', '<p>Hier anhalten! zeige es.</p>', ['small-start: zeige']],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    // A quotation of two paragraphs, which the source opens twice as well.
    [
      '<p>"One was first.</p><p>"Two was last."</p>',
      '<p>»Eins war zuerst.</p><p>»Zwei war zuletzt.«</p>',
      [],
    ],
    [
      '<p>"One was first."</p><p>"Two was last."</p>',
      '<p>»Eins war zuerst.</p><p>»Zwei war zuletzt.«</p>',
      ['odd: »'],
    ],
    // The partner is in code.
    ['<p>Use <code>a</code> now.</p>', '<p>Nutze <code>a (in b</code>) jetzt.</p>', []],
    ['<p>Use <code>a</code> now.</p>', '<p>Nutze <code>a</code>) jetzt.</p>', ['unopened: )']],
    // A mark that the code has alone in the source, too.
    [
      'Type "yes" and <code>it\'s "</code> now.',
      'Tippen Sie "ja und <code>it\'s "</code> jetzt.',
      ['odd: "'],
    ],
    ['Call it (of <b>x</b>) <code>f x)</code>', 'Rufe es (von <code>f x)</code>', ['unclosed: (']],
    ['Call it by <code>f x)</code>', 'Rufe es auf (von <code>f x)</code>', ['unclosed: (']],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    // The ellipsis belongs to a command of a menu.
    ['<p>Choose <b>Open With...</b>.</p>', '<p><b>開く</b>を選択します。</p>', [], 'en ja'],
    ['<p>Choose <b>Search...</b></p>', '<p>Wählen Sie <b>Suche</b>.</p>', []],
    ['<p><b>And so on...</b></p>', '<p><b>Und so weiter.</b></p>', ['changed: ..., .']],
    ['<p>Choose the next step...</p>', '<p>Wählen Sie den nächsten Schritt.</p>', ['changed: ..., .']],
    // The question is quoted.
    ['<li>Check "use it?"</li>', '<li>Wählen Sie <em>benutzen?</em>.</li>', []],
    ['<li>Do you use it?</li>', '<li>Sie benutzen es.</li>', ['changed: ?, .']],
    ['Check "use it?"', 'Wählen Sie „benutzen?“.', []],
    ['Really delete the file?', 'Datei wirklich löschen?.', ['changed: ?, .']],
    ['Stop now!', 'Jetzt anhalten!.', ['changed: !, .']],
    ['Loading the file…', 'Die Datei wird geladen….', ['changed: …, .']],
    // A sign that is spoken of.
    ['<li>Begin it with an exclamation mark: !</li>', '<li>Das Zeichen ! steht davor.</li>', []],
    ['<li>Begin it!</li>', '<li>Sie beginnen es.</li>', ['changed: !, .']],
    // A heading that became a noun.
    ['Why create it?', '作成する理由', [], 'en ja'],
    ['Do you create it?', '作成しますか', ['missing: ?'], 'en ja'],
    ["What's new?", '更新情報', [], 'en ja'],
    ['Warum anlegen?', '作成する理由', [], 'de ja'],
    ['Do you want to delete this file?', 'このファイルを削除', ['missing: ?'], 'en ja'],
    ['Are you sure you want to continue?', '続行を確認', ['missing: ?'], 'en ja'],
  ]);
});

describe('symbols', () => {
  proveRows('symbols', [
    ['<p>Press [Enter] or OK.</p>', '<p>Die Entertaste oder OK drücken.</p>', []],
    ['<p>Hold down [Shift] there.</p>', '<p>Halten Sie dort Shift gedrückt.</p>', ['missing: [ ]']],
    // A particle or a short ending is no part of a compound.
    ['Open the browser (Firefox) now.', '지금 브라우저 Firefox를 여세요.', ['missing: ( )'], 'en ko'],
    ['Open the browser (Firefox) now.', 'ブラウザ Firefoxを開きます。', ['missing: ( )'], 'en ja'],
    ['Open the browser (Firefox) now.', 'Otwórz przeglądarkę Firefoxa.', ['missing: ( )'], 'en pl'],
    ['Open the browser (Firefox) now.', 'Öffnen Sie den Firefox-Browser.', []],
    ['Set the number (Port) now.', 'Portanto, defina o número.', [], 'en pt'],
  ]);
});

const sentence = 'Move the folder that has the files under ';

describe('length', () => {
  proveRows('length', [
    // Only the target marks the names as code.
    [
      `<p>${sentence}<b>/var/lib/shop/content/plugins</b> or <b>/var/lib/shop/content/themes</b> now.</p>`,
      '<p>Den Ordner in <code>/var/lib/shop/content/plugins</code> oder <code>/var/lib/shop/content/themes</code> ablegen.</p>',
      [],
    ],
    [
      `<p>${sentence}<code>/var/lib</code> or the one beside it, as you and the other people who work with you like it, or as the owner of the whole shop has it.</p>`,
      '<p>Den Ordner in <code>/var/lib</code> ablegen.</p>',
      ['short: 15 %, 110 %'],
    ],
  ]);
});

describe('length beside code of both sides', () => {
  const code = '/var/lib/shop/content/plugins/themes/and/'.repeat(4);
  proveRows('length', [
    [
      `<p>${sentence}<code>${code}</code> or the one beside it, as you and the other people who work with you like it, or as the owner has it.</p>`,
      `<p>Den Ordner in <code>${code}more</code> ablegen, so wie gewollt.</p>`,
      ['short: 28 %, 110 %'],
    ],
  ]);
});

describe('punctuation', () => {
  proveRows('punctuation', [
    // A text that has its marks in half width throughout.
    ['One, two. Three, four.', '定数です, 行列です. 指数です, 整数です.', [], 'en ja'],
    [
      'One, two. Three, four.',
      '定数です、行列です. 指数です, 整数です。',
      ['half-width: .', 'half-width: ,'],
      'en ja',
    ],
    // A sign that is spoken of.
    ['Wildcards are not supported.', 'Zeichen wie * oder ? werden nicht unterstützt.', []],
    ['What is it?', 'Was ist das ?', ['space-before: ?']],
    // The passage itself is missing.
    ['<p>Here it writes all of its data in the file "data" at the end.</p>', '<p>Siehe dort.</p>', []],
    [
      '<p>It writes the file "data" here.</p>',
      '<p>Es schreibt hier die Datei data.</p>',
      ['quotes-missing: "data"'],
    ],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    ['<p>!<em>image_url</em>!</p>', '<p>!<em>url_image</em>!</p>', [], 'en fr'],
    ['<p>Stop!</p>', '<p>Halte!</p>', ['missing: !'], 'en fr'],
  ]);
});

describe('target-equals-source', () => {
  proveRows('target-equals-source', [
    [
      '<p>Then write it:</p><p>$ git commit -a -m "Adding a section on the patches."</p>',
      '<p>Dann schreiben:</p><p>$ git commit -a -m "Adding a section on the patches."</p>',
      [],
    ],
    [
      '<p>Then write it:</p><p>Adding a section on the patches.</p>',
      '<p>Dann schreiben:</p><p>Adding a section on the patches.</p>',
      ['part: Adding a section on the patches.'],
    ],
    ['<p>Use <b>source:"some file"</b> here</p>', '<p>Nutze <b>source:"some file"</b> hier</p>', []],
    ['<p>Up to <b>{size} px</b> here</p>', '<p>Bis <b>{size} px</b> hier</p>', []],
    ['<p>Use <b>some file</b> here</p>', '<p>Nutze <b>some file</b> hier</p>', ['label: some file']],
  ]);
});
