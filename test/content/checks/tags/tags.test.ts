import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

describe('tags-missing', () => {
  proveRows('tags-missing', [
    // Words in angle brackets that a reader replaces are translated.
    ['<b>Use</b> <name>[=<command>]', '<b>Nutze</b> <Name>[=<Befehl>]', []],
    ['<b>Use</b> <name>', '<b>Nutze</b>', ['argument: <name>']],
    ['<b>SET</b> <name> [<value>]', '<b>SET</b> <имя> [<значение>]', [], 'en ru'],
    ['<b>SET</b> <name> [<value>]', '<b>SET</b> <имя>', ['argument: <name>', 'argument: <value>'], 'en ru'],
    ['<b>Use</b> <up>,<down>', '<b>Nutze</b> ↑,↓', ['argument: <up>', 'argument: <down>']],
    ['<b>Use</b> <name>it</name>', '<b>Nutze</b> es', ['missing: <name>']],
    ['<b>The <label name> in</b>', '<b>Der <Name der Marke> in</b>', []],
    ['<b>The <label name> in</b>', '<b>Der Name in</b>', ['missing: <label>']],
    ['<b>The <option selected> in</b>', '<b>Der <span hidden> in</b>', ['inline: <option>']],
    ['<p>a <b>b</b></p>', '<p>a b</p>', ['plain: <b>, b']],
    ['a<br>b', 'a b', ['inline: <br>']],
    ['<a href="/x">x</a> and <a href="/y">y</a>', '<a href="/y">y</a>', ['missing-address: <a>, /x']],
    ['<img src="a.png"> a', 'a', ['image: a.png']],
    ['<b>a</b> <b>b</b>', '<b>a</b> b', ['plain: <b>, b']],
    ['<i>a</i> <b>b</b>', '<b>b</b> <i>a</i>', []],
    ['long<wbr>word', 'Wort', []],
    // A name in other capitals is there; an option is not.
    ['Send <code>Trace-id</code> too', '<code>Trace-Id</code> mitsenden', []],
    ['Use <code>-v</code> or <code>-V</code>', 'Nur <code>-V</code>', ['code: <code>, -v']],
    // The two ends of a range.
    ['<code>9:00</code> to <code>17:00</code>', '<code>9:00-17:00</code>', []],
    ['<code>9:00</code> and <code>17:30</code>', '<code>9:00-17:00</code>', ['code: <code>, 17:30']],
    ['<ruby>東<rt>とう</rt></ruby>', 'Osten', [], 'ja de'],
    ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<table><tr><td>a</td></tr></table>', []],
    ['a &lt;b&gt; c', 'a c', []],
  ]);

  test.each([
    ['a <b>b</b>', 'a b', ['inline: <b>']],
    ['a<br>b', 'a b', ['inline: <br>']],
    ['Open <file>', '<Datei> öffnen', []],
    ['a <g id="1">b</g>', 'a b', ['missing: <g>']],
    ['a <0>b</0>', 'a b', ['missing: <0>']],
  ])('plain text may have tags: %j, %j', (source, target, expected) => {
    expect(foundIn('tags-missing', source, target, 'en de', 'text')).toEqual(expected);
  });
});

describe('tags-extra', () => {
  proveRows('tags-extra', [
    ['<p>a b</p>', '<p>a <b>b</b></p>', ['plain: <b>, b']],
    ['<a href="/x">x</a>', '<a href="/x">x</a> <a href="/y">y</a>', ['extra-address: <a>, /y']],
    ['a', 'a<wbr>b', []],
    ['東', '<ruby>東<rt>とう</rt></ruby>', [], 'zh ja'],
  ]);
});

describe('tags-reordered', () => {
  proveRows('tags-reordered', [
    // Two cells.
    [
      '<table><tr><td>foo</td><td>foo.html</td></tr></table>',
      '<table><tr><td>foo.html</td><td>foo</td></tr></table>',
      ['exchanged: foo.html'],
    ],
    ['<table><tr><td>a</td><td>1</td></tr></table>', '<table><tr><td>1</td><td>1</td></tr></table>', []],
    ["<p>Enable</p><p>'<b>%1</b>'?</p>", "<p>'<b>%1</b>'</p><p>활성화?</p>", [], 'en ko'],
    [
      '<ul><li>Word completion</li><li>Auto-indentation</li></ul>',
      '<ul><li>Auto-complètement</li><li>Indentation automatique</li></ul>',
      [],
      'en fr',
    ],
    ['<h2>a</h2><p>b</p>', '<p>a</p><h2>b</h2>', ['blocks: <h2>, <p>']],
    // Items that begin with marked names.
    [
      '<ul><li><i>Auto</i> - It is this.</li><li><i>Album</i> - It is that.</li></ul>',
      '<ul><li><i>Album</i> - Es ist das.</li><li><i>Auto</i> - Es ist dies.</li></ul>',
      ['exchanged: Album - Es ist das.'],
    ],
    [
      '<ul><li><i>Auto</i> - It is this.</li><li><i>None</i> - It is that.</li></ul>',
      '<ul><li><i>Auto</i> - Es ist dies.</li><li><i>Auto</i> - Es ist das.</li></ul>',
      [],
    ],
    // Paragraphs with other line breaks, whose images and links show their order.
    [
      '<p><img src="a.png">See this.</p><p>Look here.<br><a href="b.html">b</a></p>',
      '<p>Hierher.<br><a href="b.html">b</a></p><p><img src="a.png">Sieh dies.</p>',
      ['exchanged: Hierher. b'],
    ],
    [
      '<p><img src="a.png">See this.</p><p>Look here.<br><a href="b.html">b</a></p>',
      '<p>Sieh dies.<br><img src="a.png"></p><p>Hierher.<a href="b.html">b</a></p>',
      [],
    ],
    // Descriptions that stand in another order with their terms.
    [
      '<dl><dt>-a</dt><dd>Show FTP at 21.</dd><dt>-b</dt><dd>Show SSH at 22.</dd></dl>',
      '<dl><dt>-b</dt><dd>SSH an 22 zeigen.</dd><dt>-a</dt><dd>FTP an 21 zeigen.</dd></dl>',
      [],
    ],
    [
      '<dl><dt>-a</dt><dd>Show FTP at 21.</dd><dt>-b</dt><dd>Show SSH at 22.</dd></dl>',
      '<dl><dt>-a</dt><dd>SSH an 22 zeigen.</dd><dt>-b</dt><dd>FTP an 21 zeigen.</dd></dl>',
      ['exchanged: SSH an 22 zeigen.'],
    ],
    // A list that was sorted anew has several items in the place of others.
    [
      '<ul><li>Ping 21.</li><li>Show 22.</li><li>Wait 23.</li><li>Close 24.</li></ul>',
      '<ul><li>Zeige 22.</li><li>Pinge 21.</li><li>Schließe 24.</li><li>Warte 23.</li></ul>',
      [],
    ],
    [
      '<ul><li>Ping 21.</li><li>Show 22.</li><li>Wait 23.</li><li>Close 24.</li></ul>',
      '<ul><li>Zeige 22.</li><li>Pinge 21.</li><li>Warte 23.</li><li>Schließe 24.</li></ul>',
      ['exchanged: Zeige 22.'],
    ],
    ['<p><b>a</b> <i>b</i></p>', '<p><i>b</i> <b>a</b></p>', []],
    ['<p>a</p>', '<p>a</p><p>b</p>', []],
    ['<p>a<br>b</p><p>c</p>', '<p>a</p><p>b<br>c</p>', []],
  ]);
});

describe('tags-nesting', () => {
  proveRows('tags-nesting', [
    ['<b>a</b>', '<b>a', ['unclosed: <b>']],
    ['<b>a</b>', 'a</b>', ['unopened: </b>']],
    ['<b>a <i>b</i></b>', '<b>a <i>b</b></i>', ['crossed: <i>']],
    ['<div><b>a</b></div>', '<div><b>a</div>', ['unclosed: <b>']],
    ['<p>a</p><p>b</p>', '<p>a<p>b', []],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>', []],
    ['<b>a', '<b>b', []],
    ['<br>a', '<br/>a', []],
    ['a<br>', 'a</br>', []],
    ['<svg><path/></svg>', '<svg><path/></svg>', []],
  ]);
});

describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    ['<a href="./apxs.html">a</a>', '<a href="apxs.html">a</a>', []],
    ['<a href="http://x.test/Updating">a</a>', '<a href="http://x.test/Обновление">a</a>', [], 'en ru'],
    ['<a name="idm4130">a</a>', '<a name="idm4182">a</a>', []],
    ['<a href="#ftn.idm1027">a</a>', '<a href="#ftn.idm1057">a</a>', []],
    ['<a href="#ftn.d0e1027">a</a>', '<a href="#ftn.d0e957">a</a>', []],
    ['<a name="step1">a</a>', '<a name="step2">a</a>', ['changed-likely: <a>, name, step1, step2']],
    ['<img src="media/Options.png">', '<img src="media/de/Options.png">', []],
    ['<a href="/a">x</a>', '<a href="/b">x</a>', ['changed-likely: <a>, href, /a, /b']],
    ['<a href="/a" id="i">x</a>', '<a href="/a">x</a>', ['removed: <a>, id, i']],
    ['<a href="/a" class="i">x</a>', '<a href="/a">x</a>', ['class-removed: <a>, class, i']],
    ['<b>x</b>', '<b class="i">x</b>', ['class-added: <b>, class, i']],
    // The folder that the page is in itself.
    ['<a href="../tools/a.html#b">x</a>', '<a href="a.html#b">x</a>', []],
    ['<a href="a.html">x</a>', '<a href="../tools/a.html">x</a>', []],
    [
      '<a href="../tools/a.html">x</a>',
      '<a href="../a.html">x</a>',
      ['changed-likely: <a>, href, ../tools/a.html, ../a.html'],
    ],
    ['<p>x</p>', '<p class="y">x</p>', ['added: <p>, class, y']],
    ['<img src="a.png" alt="Cat">', '<img src="a.png" alt="Katze">', []],
    ['<b data-id="1">x</b>', '<b data-id="2">x</b>', ['changed: <b>, data-id, 1, 2']],
    ['<b data-title="One">x</b>', '<b data-title="Eins">x</b>', []],
    ['<b class="a  b">x</b>', '<b class="b a">x</b>', []],
    ['<p lang="en" dir="ltr">x</p>', '<p lang="ar" dir="rtl">x</p>', [], 'en ar'],
    ['<a href="/en/help">x</a>', '<a href="/de/help">x</a>', []],
    ['<a href="/en-US/help/">x</a>', '<a href="/de-CH/help">x</a>', [], 'en-US de-CH'],
    ['<a href="/en-US/help/">x</a>', '<a href="/pt-pt/help">x</a>', [], 'en pt'],
    [
      '<a href="/en-US/help">x</a>',
      '<a href="/pt-pt/help">x</a>',
      ['changed-likely: <a>, href, /en-US/help, /pt-pt/help'],
      'en pt-BR',
    ],
    ['<a href="https://en.wikipedia.org/a">x</a>', '<a href="https://ja.wikipedia.org/a">x</a>', [], 'en ja'],
    ['<a href="http://w.org/Tags">x</a>', '<a href="http://w.org/pt-br:Modelos">x</a>', [], 'en pt-BR'],
    ['<a href="http://w.org/help">x</a>', '<a href="http://w-fr.net/aide">x</a>', [], 'en fr'],
    [
      '<a href="http://w.org/help">x</a>',
      '<a href="http://w.org/aide">x</a>',
      ['changed-likely: <a>, href, http://w.org/help, http://w.org/aide'],
      'en fr',
    ],
    [
      '<a href="/x?lang=en">x</a>',
      '<a href="/x?lang=fr">x</a>',
      ['changed-likely: <a>, href, /x?lang=en, /x?lang=fr'],
    ],
    ['<a href="/x?lang=fr">x</a>', '<a href="/x?lang=fr">x</a>', []],
    ['<a href="/x?a=1&amp;b=2">x</a>', '<a href="/x?a=1&b=2">x</a>', []],
    [
      '<p><a href="/a">a</a> <a href="/b">b</a></p>',
      '<p><a href="/b">b</a> <a href="/A">a</a></p>',
      ['changed-likely: <a>, href, /a, /A'],
    ],
    [
      '<p><a href="/a">a</a></p><p><a href="/a">a</a></p>',
      '<p><a href="/x">a</a></p><p><a href="/a">a</a></p>',
      ['changed-likely: <a>, href, /a, /x'],
    ],
  ]);
});

describe('unsafe-html', () => {
  proveRows('unsafe-html', [
    ['a', 'a<script>x()</script>', ['element: <script>']],
    [
      '<script>x()</script>',
      '<script>y()</script><script>z()</script>',
      ['script-text: <script>', 'element: <script>'],
    ],
    ['<script>x()</script>', '<script>y()</script>', ['script-text: <script>']],
    ['<script>x()</script>', '<script>x()</script>', []],
    ['a', '<iframe src="https://x.example"></iframe>', ['element: <iframe>']],
    ['<b>a</b>', '<b onclick="x()">a</b>', ['handler: onclick']],
    ['<a href="/">a</a>', '<a href=" java&#10;script:x()">a</a>', ['address: href']],
    ['<a href="/">a</a>', '<a href="data:text/html,x">a</a>', ['address: href']],
    ['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AA">', []],
    ['<a href="javascript:a()">a</a>', '<a href="javascript:a()">a</a>', []],
    ['a', 'a &lt;script>', []],
    ['<p>a</p>', '<script>x</script>', ['element: <script>']],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['See "https://api.telegram.org" here', 'Zobacz „https://api.telegram.org” tutaj', [], 'en pl'],
    ['See https://api.telegram.org (#1371)', '参见 https://api.telegram.org（#1371）', [], 'en zh'],
    ['Use https:// and not http://', '通过https://而不是http://访问', [], 'en zh'],
    ['Send it to acc@a.example now', 'Lähetä se: tunnus@a.example', [], 'en fi'],
    ['Send it to foo@example.org now', 'Invialo a qualcosa@dominio.it ora', [], 'en it'],
    [
      'Send it to help@debian.org now',
      'Senden Sie es an hilfe@debian.org',
      ['missing: help@debian.org', 'extra: hilfe@debian.org'],
    ],
    ['Load http://host/path/to/a.cfg', '로드 http://호스트/파일', [], 'en ko'],
    ['<a href="https://a.org/b">that page</a>', '<a href="https://a.org/b">https://a.org/b</a>', []],
  ]);
});
