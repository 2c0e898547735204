import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a reference that lost a part', () => {
  const source = '<p><code>&lt;Files "x"&gt;</code> and AT&amp;T in a caf&eacute;</p>';
  const files = '<code>&lt;Files "x"&gt;</code>';
  proveRows('corrupted', [
    [source, `<p>${files} und AT&amp;T im Caf&eacute;</p>`, []],
    [source, '<p><code>& lt;Files "x"&gt;</code> und AT&amp;T</p>', ['damaged-reference: & lt;, &lt;']],
    [source, '<p><code>&lt ;Files "x"&gt;</code> und AT&amp;T</p>', ['damaged-reference: &lt ;, &lt;']],
    [source, '<p><code>&LT;Files "x"&gt;</code> und AT&amp;T</p>', ['damaged-reference: &LT;, &lt;']],
    [
      source,
      '<p><code>＆lt;Files "x"&gt；</code> AT&amp;T</p>',
      ['damaged-reference: ＆lt;, &lt;', 'damaged-reference: &gt；, &gt;'],
      'en ja',
    ],
    [source, '<p><code>&ltFiles "x"&gt;</code> und AT&amp;T</p>', ['damaged-reference: &lt, &lt;']],
    [source, '<p><code>lt;Files "x"&gt;</code> und AT&amp;T</p>', ['damaged-reference: lt;, &lt;']],
    [source, `<p>${files} und ATamp;T</p>`, ['damaged-reference: amp;, &amp;']],
    [source, `<p>${files} und AT&amp;T hier: caf&eacute</p>`, ['damaged-reference: &eacute, &eacute;']],
    [
      source,
      `<p>${files} et AT&amp;T et d&eacutejagrave;</p>`,
      ['damaged-reference: &eacute, &eacute;', 'damaged-reference: agrave;, &agrave;'],
      'en fr',
    ],
    [source, `<p>${files} und AT&amp;T: 28&nbspMB</p>`, ['damaged-reference: &nbsp, &nbsp;']],
    [source, `<p>${files} und AT&amp;T: caf& #233;</p>`, ['damaged-reference: & #233;, &#233;']],
  ]);
});

describe('what is no damaged reference', () => {
  proveRows('corrupted', [
    // A word that ends in the name of a sign.
    ['<p>It costs &lt;1 and counts.</p>', '<p>Es gilt; es bringt; es &lt;1 z&auml;hlt;</p>', []],
    ['<p>See R&amp;D: &lt;x.</p>', '<p>F & E; Noir & or ; y&a=1&lt=2&gt</p>', []],
    ['<p>Code: a &lt b, lt; x</p>', '<p>Code: a &lt b, lt; x</p>', []],
    ['<p>Issue #233; see it</p>', '<p>Fehler #233; siehe dort</p>', []],
    ['<p>a&notin;b</p>', '<p>a&notin;b &ldquor;c&ltimes;d</p>', []],
  ]);
});

describe('the signs of HTML', () => {
  const source = '<pre>&lt;Files "x"&gt;\n  On\n&lt;/Files&gt;</pre>';
  proveRows('corrupted', [
    [source, '<pre>&gt;Files "x"&gt;\n  On\n&lt;/Files&gt;</pre>', ['damaged-reference: &gt;, &lt;']],
    [source, '<pre>&lt;Files "x"&gt;\n  On\n/Files</pre>', []],
    [source, '<pre>&lt;Files "x"&gt;\n  On\n&lt;/Files&amp;gt;</pre>', ['escaped: &amp;gt;']],
    [source, '<pre>&lt;Files "y"&gt;\n  Off\n&lt;/Files&gt;</pre>', []],
    ['<p>Use <code>a &lt; b</code> here</p>', '<p>Nutze <code>b &gt; a</code> hier</p>', []],
    ['<p>All &lt;Files&gt; sections</p>', '<p>Alle Files-Abschnitte</p>', []],
  ]);
});

describe('references of plain text that a program reads as HTML', () => {
  proveRows('corrupted', [
    ['Tom &amp; Tim', 'Tom &am; Tim', ['unknown-reference: &am;'], 'en de', 'text'],
    ['Tom &amp; Tim', 'Tom &amp Tim', ['damaged-reference: &amp, &amp;'], 'en de', 'text'],
    ['Tom &amp; Tim', 'Tom &amp; Tim', [], 'en de', 'text'],
    ['Parts&nbsp;of', 'Teile&nbsp;von', [], 'en de', 'text'],
    ['See ?a=1&copy=2 &copy; it', 'Siehe ?a=1&copy=2 &copy; es', [], 'en de', 'text'],
    ['&Copy it', '&Kopieren; es', [], 'en de', 'text'],
  ]);
});
