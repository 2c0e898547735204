import { expect, it } from 'vitest';
import { drupal } from '../../../src/content/receivers/built-in/drupal';
import { rehearseField } from '../../../src/content/receivers/rehearse';

function rehearsed(id: string, target: string) {
  return rehearseField(drupal, { id, type: '', data: 'html', position: 0, source: target, target });
}

/** Values with what Drupal's own PHP (Xss.php, FilterHtml.php, the tags of Basic HTML) makes of them. */
const shown: readonly (readonly [target: string, shown: string])[] = [
  ['<p dir="auto">a</p><p dir="rtl">b</p><p dir="RTL">c</p>', '<p>a</p><p dir="rtl">b</p><p>c</p>'],
  ['a<!--break-->b<!-- <b>x</b> -->c', 'abc'],
  ['<h2 id="a:b">c</h2>', '<h2 id="b">c</h2>'],
  ['<a href="[site:url]/de">a</a>', '<a href="url]/de">a</a>'],
  ['<a href=" https://a.example">a</a>', '<a href="//a.example">a</a>'],
  ['<a href="java&#115;cript:go(&quot;a&quot;)">a</a>', '<a href="go(&quot;a&quot;)">a</a>'],
  ['<img src="/a.png" alt="Bild: Hund" />', '<img src="/a.png" alt="Bild: Hund" />'],
  ['&#x1F600; &#x0A9; &#xA9; &#x00A9; &#128512;', '&amp;#x1F600; &#x0A9; &#xA9; &#x00A9; &#128512;'],
  ['&copy 2026 &copy; R&D &unknown;', '&amp;copy 2026 &copy; R&D &unknown;'],
  ['Terms & {{name}} &{a}; &amp; {b}', 'Terms }  &amp; {b}'],
  ['a & {x} y & {z}\n; &\u00A0{c}', 'a y  &\u00A0{c}'],
  ['<!DOCTYPE html>a<!doctype b>c', 'ac'],
];

it.each(shown)('Drupal shows %s as %s', (target, expected) => {
  const { findings, stored } = rehearsed('body', target);
  expect(stored).toBe(expected);
  expect(findings.length > 0).toBe(target !== expected);
});

it('a comment of several lines is read up to its first tag, so what is shown is not known', () => {
  expect(rehearsed('body', 'a <!-- b\n<p>c</p> --> d').stored).toBeUndefined();
  expect(rehearsed('body', 'a <!-- b\nc --> d').stored).toBe('a  d');
});

/** Interface texts, and whether `locale_string_is_safe()` takes them. */
const interfaceTexts: readonly (readonly [target: string, isTaken: boolean])[] = [
  ['a<br />b &amp; c &copy d < e', true],
  ['<a href="[site:url]" title="a: b">c</a>', true],
  ["<a href='/a' data-x='a:b'>c</a>", true],
  ['a<br/>b', false],
  ['a<br >b', false],
  ['<a  href="/a">b</a>', false],
  ['<a HREF="/a">b</a>', false],
  ['<a href=/a>b</a>', false],
  ['<a href="/a" onclick="go()">b</a>', false],
  ['<a href="javascript:go()">b</a>', false],
  ['<a href="/a" target="a:b">b</a>', false],
  ['a <!-- b --> c', false],
  ['a &#x1F600;', false],
  ['a & {b}', false],
];

it.each(interfaceTexts)('Drupal takes the interface text %s: %s', (target, isTaken) => {
  expect(rehearsed('interface.a', target).findings.length === 0).toBe(isTaken);
});
