// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanedHtml } from '../../../src/renderer/orders/new-order/cleaned-html';

test.each([
  [
    'a word processor',
    '<html><body><!--StartFragment--><p class="MsoNormal" style="margin:0"><span style="color:red">Press <b style="x">Save</b></span></p><!--EndFragment--></body></html>',
    '<p>Press <b>Save</b></p>',
  ],
  [
    'a page',
    '<p>See <a href="https://a.example/x" target="_blank" onclick="x()">this</a></p>',
    '<p>See <a href="https://a.example/x">this</a></p>',
  ],
  [
    'a script',
    '<p>Hi<script>alert(1)</script><img src="https://t.example/1.png" onerror="x()"></p>',
    '<p>Hi</p>',
  ],
  ['an address that runs', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
])('what is pasted from %s is cleaned', (_from, pasted, cleaned) => {
  expect(cleanedHtml(pasted)).toBe(cleaned);
});
