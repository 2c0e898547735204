import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableLines } from '../../../src/content/html/readable-lines';
import { arbitraryHtml } from './arbitrary-html';

/** Lines as they look: tags in brackets. */
const looks = (value: string, isHtml = true): string[] =>
  readableLines(value, isHtml).map(({ parts }) =>
    parts.map((part) => (part.kind === 'tag' ? `[${part.label}]` : part.text)).join(''),
  );

describe('HTML in lines', () => {
  test.each([
    ['Hello <b>you</b>', ['Hello [b]you[/b]']],
    ['<p>One</p><p>two</p>', ['[p]One[/p]', '[p]two[/p]']],
    ['<ul><li>a</li><li>b</li></ul>', ['[ul][li]a[/li]', '[li]b[/li][/ul]']],
    ['<ul>\n  <li>a</li>\n</ul>\n', ['[ul][li]a[/li][/ul]']],
    ['one<br>two', ['one[br]', 'two']],
    ['<tr><td>a</td><td>b</td></tr><tr>', ['[tr][td]a[/td][td]b[/td][/tr]', '[tr]']],
    ['a\n   b', ['a b']],
    ['a  b', ['a  b']],
    ['<p>a</p>b', ['[p]a[/p]', 'b']],
    ['<pre>a\n  b</pre>', ['[pre]a', '  b[/pre]']],
    ['Fish &amp; chips&nbsp;&copy', ['Fish & chips\u00A0©']],
    ['a<!-- remark -->b', ['a[<!-- -->]b']],
    ['<script>let a;</script>x', ['[script][let a;][/script]x']],
    ['<p>a</p><img src="x">', ['[p]a[/p]', '[img]']],
  ])('%j', (value, expected) => {
    expect(looks(value)).toEqual(expected);
  });
});

test('other data has no tags and keeps its lines', () => {
  expect(looks('a <b>\n&amp;\r\n', false)).toEqual(['a <b>', '&amp;']);
});

test('the parts of all lines are the value, each text is correct, and no line is long', () => {
  fc.assert(
    fc.property(arbitraryHtml, fc.boolean(), (value, isHtml) => {
      let end = 0;
      for (const line of readableLines(value, isHtml)) {
        expect(line.start).toBe(end);
        for (const part of line.parts) {
          expect(part.start).toBe(end);
          end = part.end;
          if (part.kind === 'text' && !part.isWhole) expect(part.text).toBe(value.slice(part.start, end));
        }
        expect(line.end).toBe(end);
      }
      expect(end).toBe(value.length);
    }),
  );
});

test('a megabyte without a line break is cut into lines, between characters', () => {
  const value = '😀'.repeat(250_000);
  const lines = readableLines(value, true);
  expect(lines.length).toBeGreaterThan(50);
  for (const { start, end } of lines) expect(value.slice(start, end).isWellFormed()).toBe(true);
});
