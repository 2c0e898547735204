import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a mark on the words beside the marked ones', () => {
  proveRows('tag-contents', [
    ['<p>The <code>-f</code> flag</p>', '<p>Das -f <code>Flag</code></p>', ['moved: <code>, -f, Flag']],
    ['<p>Use <em>Forward</em> now</p>', '<p><em>Nutze</em> Forward nun</p>', ['moved: <em>, Forward, Nutze']],
    ['<p>The <a href="x">APR</a> pool</p>', '<p>Der APR <a href="x">Pool</a></p>', ['moved: <a>, APR, Pool']],
    ['<p>The <code>-f</code> flag</p>', '<p>Das Flag <code>-f</code></p>', []],
    ['<p>The <em>file</em>[<b>]</b>[x]</p>', '<p>Die <em>Datei</em>[<b>-x</b>]</p>', []],
    ['<p>The <code>-f</code> flag</p>', '<p>Das --f <code>Flag</code></p>', []],
    ['<p>The <em>file</em></p>', '<p>Die fileless <em>Datei</em></p>', []],
  ]);
});

describe('a link that goes on behind its words', () => {
  const source = '<p>The <a href="x">APR</a> pool is here for all of you</p>';
  proveRows('tag-contents', [
    [
      source,
      '<p>Der <a href="x">APR-Pool ist hier für euch alle</a></p>',
      ['moved: <a>, APR, APR-Pool ist hier für euch alle'],
    ],
    [source, '<p>Der <a href="x">APR (der gemeinsame Pool, den alle nutzen)</a></p>', []],
    [source, '<p>Der <a href="x">APR – der gemeinsame Pool, den alle nutzen</a></p>', []],
    [source, '<p>Der <a href="x">APR-Pool</a> ist hier für euch alle</p>', []],
  ]);
});

describe('the values of attributes', () => {
  proveRows('attribute-changed', [
    [
      '<i style="color: red">x</i>',
      '<i style="color: rot">x</i>',
      ['changed-likely: <i>, style, color: red, color: rot'],
    ],
    [
      '<i style="color: red">x</i>',
      '<i style="color red">x</i>',
      ['changed-likely: <i>, style, color: red, color red'],
    ],
    ['<i style="width: 3em">x</i>', '<i style="width: 40%; direction: rtl">x</i>', [], 'en ar'],
    ['<i dir="rtl">x</i>', '<i dir="ltr">x</i>', ['changed-likely: <i>, dir, rtl, ltr']],
    ['<i dir="ltr">x</i>', '<i dir="rtl">x</i>', [], 'en ar'],
    ['<i dir="ltr">x</i>', '<i dir="links">x</i>', ['changed-likely: <i>, dir, ltr, links'], 'en ar'],
    ['<i lang="la">x</i>', '<i lang="la tin">x</i>', ['changed-likely: <i>, lang, la, la tin']],
    ['<i lang="en">x</i>', '<i lang="de">x</i>', []],
    [
      '<img src="a.png" alt="A plan">',
      '<img src="a.png" alt="a.png">',
      ['changed-likely: <img>, alt, A plan, a.png'],
    ],
    ['<img src="a.png" alt="A plan">', '<img src="a.png" alt="Ein Plan">', []],
    [
      '<a href="https://a.org/">x</a>',
      '<a href="http://a.org/">x</a>',
      ['class: <a>, href, https://a.org/, http://a.org/'],
    ],
    ['<a href="http://a.org/">x</a>', '<a href="https://a.org/">x</a>', []],
    [
      '<a href="x/a.html">x</a> <a href="b.html">b</a>',
      '<a href="../x/a.html">x</a> <a href="b.html">b</a>',
      ['changed-likely: <a>, href, x/a.html, ../x/a.html'],
    ],
    [
      '<a href="x/a.html">x</a> <a href="b.html">b</a>',
      '<a href="../x/a.html">x</a> <a href="../b.html">b</a>',
      [],
    ],
    ['<img src="i/a.png"> <a href="b.html">b</a>', '<img src="../i/a.png"> <a href="b.html">b</a>', []],
    [
      '<a href="../mod/a.html">x</a>',
      '<a href="mod/a.html">x</a>',
      ['changed-likely: <a>, href, ../mod/a.html, mod/a.html'],
    ],
  ]);
});

describe('images, signs and end tags', () => {
  const twice = '<img src="a.png"><img src="a.png">';
  proveRows('tags-extra', [
    ['<p>See <img src="a.png"></p>', `<p>Siehe ${twice}</p>`, ['extra-address: <img>, a.png']],
    [`<p>See ${twice}</p>`, `<p>Siehe ${twice}</p>`, []],
  ]);
  const source = '<p>Press <b>Save</b> to keep it or <b>Cancel</b></p>';
  const target = '<p>Mit <b>Sichern bleibt es, oder <b>Abbrechen</b></p>';
  proveRows('html', [
    ['<p>See it here</p>', '<p>Siehe < hier</p>', ['text-tag: < h']],
    ['<p>See it here</p>', '<p>Siehe <> hier</p>', ['text-tag: <> h']],
    ['<p>I <3 it</p>', '<p>Ich <3 es</p>', []],
    [source, target, []],
    [source, '<p>Mit <b>Sichern bleibt es, oder <b>Abbrechen</b></b></p>', ['nested: <b>']],
  ]);
  proveRows('tags-nesting', [[source, target, ['unclosed: <b>']]]);
});

describe('marks that go on over the words behind them', () => {
  proveRows('tag-contents', [
    [
      '<p>It has a configured <code>msg.parts</code> property.</p>',
      '<p>Ela tem uma propriedade <code>msg.parts devidamente configurada</code>.</p>',
      ['moved: <code>, msg.parts, msg.parts devidamente configurada'],
      'en pt',
    ],
    [
      '<p>Type <code>npm rm</code> to move on.</p>',
      '<p><code>npm rm을 입력해주세요</code>.</p>',
      ['moved: <code>, npm rm, npm rm을 입력해주세요'],
      'en ko',
    ],
    [
      '<p>Click on the <b>Edit</b> button below the pane, and select the <b>Delete</b> option.</p>',
      '<p>Klicken Sie auf <b>Ändern unter der Leiste und wählen Sie</b> <b>Löschen</b>.</p>',
      ['moved: <b>, Edit, Ändern unter der Leiste und wählen Sie'],
    ],
    ['<p>Set <code>on</code> here.</p>', '<p>Setzen Sie <code>on (ein)</code> hier.</p>', []],
    ['<p>Use <code>ls</code> here.</p>', '<p>Nutzen Sie <code>ls -l</code> hier.</p>', []],
    ['<p><b>File</b> or <b>Edit</b> it.</p>', '<p><b>Datei öffnen</b><b>Ändern</b>.</p>', []],
  ]);
});

describe('names of two blocks with each other’s tag', () => {
  proveRows('tag-contents', [
    [
      '<p>The <i>apt</i> method of the <b>apt</b> package.</p>',
      '<p>Das Paket <b>apt</b> hat die Methode <i>apt</i>.</p>',
      [],
    ],
  ]);
  const source = '<p>Use <i>KDE su</i> and <b>it</b>.</p><p>Type <code>kdesu</code> or <b>so</b>.</p>';
  proveRows('tag-contents', [
    [
      source,
      '<p>Nutzen Sie <code>KDE su</code> und <b>dies</b>.</p><p>Tippen Sie <i>kdesu</i> oder <b>so</b>.</p>',
      ['moved: <code>, kdesu, KDE su'],
    ],
    [
      source,
      '<p>Nutzen Sie <code>Programme</code> und <b>dies</b>.</p><p>Tippen Sie <i>so</i> oder <b>so</b>.</p>',
      [],
    ],
  ]);
});

const stressing = (verb: string): string =>
  `<p>It is not meant as a drawing tool. It <em>${verb}</em> meant to be fun and very easy to use for all children.</p>`;

describe('a verb that is stressed for its sentence', () => {
  const marked = 'すべての子供たちにとって、とても楽しく容易に使えるように考えて';
  const target = `<p><em>${marked}</em>作られています。</p>`;
  proveRows('tag-contents', [
    [stressing('is'), target, [], 'en ja'],
    [stressing('so'), target, [`moved: <em>, so, ${marked}`], 'en ja'],
  ]);
});
