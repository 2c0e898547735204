import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { anchoredHtml } from '../../../../src/renderer/review/problems/anchored-html';
import { arbitraryHtml } from '../../../content/html/arbitrary-html';

const place = (html: string, text: string) => {
  const start = html.indexOf(text);
  return { start, end: start + text.length };
};
const anchor = (index: number): string => `<wbr title="k ${index}">`;

it.each<[string, string, string, string]>([
  ['text', 'one two three', 'two', `one ${anchor(0)}two${anchor(0)} three`],
  [
    'text over tags',
    'a <b>b</b> c',
    'a <b>b',
    `${anchor(0)}a ${anchor(0)}<b>${anchor(0)}b${anchor(0)}</b> c`,
  ],
  [
    'a tag without text',
    '<p>See <a href=/x>it</a></p>',
    '<a href=/x>',
    '<p>See <a title="k-tag 0" href=/x>it</a></p>',
  ],
  ['an attribute', '<A HREF="/x">it</A>', '/x', '<A title="k-tag 0" HREF="/x">it</A>'],
  ['half of a reference', 'a &amp;amp; b', 'amp;a', `a ${anchor(0)}&amp;a${anchor(0)}mp; b`],
  ['a script', '<script>if (a) b</script>', 'a) b', '<script>if (a) b</script>'],
  ['space between rows', '<table>\n<tr></tr></table>', '\n', '<table>\n<tr></tr></table>'],
  [
    'an end tag alone',
    '<p>See it <i>now</i> </b>please</p>',
    '</b>',
    `<p>See it <i>${anchor(0)}now${anchor(0)}</i> </b>please</p>`,
  ],
  ['an end tag before all text', '</b> See it', '</b>', `</b> ${anchor(0)}See${anchor(0)} it`],
  [
    'an end tag after text without spaces',
    `${'語'.repeat(40)}</b>`,
    '</b>',
    `${'語'.repeat(16)}${anchor(0)}${'語'.repeat(24)}${anchor(0)}</b>`,
  ],
  [
    'an end tag after long characters',
    `${'😀'.repeat(13)}x</b>`,
    '</b>',
    `😀😀${anchor(0)}${'😀'.repeat(11)}x${anchor(0)}</b>`,
  ],
  ['an end tag where nothing is read', '<script>a</script></b>', '</b>', '<script>a</script></b>'],
])('%s', (_what, html, text, anchored) => {
  expect(anchoredHtml(html, [place(html, text)], 'k')).toBe(anchored);
});

it('whatever the content, it is the same content but for the anchors', () => {
  const offset = fc.nat({ max: 300 });
  const range = fc.tuple(offset, offset).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(arbitraryHtml, fc.array(range, { maxLength: 4 }), (html, places) => {
      const anchored = anchoredHtml(html, places, 'k');
      expect(anchored.replaceAll(/<wbr title="k \d+">| title="k-tag[ \d]*"/g, '')).toBe(html);
    }),
  );
});

it('a value without an odd table or list of choices is parsed to the same text and elements', () => {
  const html =
    '<h1>A &amp; B</h1><p>One <i>two<b>three</i> four</b></p><ul><li>x<li>y</ul><table><tr><td>z</table>';
  const offset = fc.nat({ max: html.length });
  fc.assert(
    fc.property(fc.array(fc.tuple(offset, offset)), (pairs) => {
      const places = pairs.map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
      const parsed = serialize(parseFragment(anchoredHtml(html, places, 'k')));
      expect(parsed.replaceAll(/<wbr title="k \d+">| title="k-tag[ \d]*"/g, '')).toBe(
        serialize(parseFragment(html)),
      );
    }),
  );
});
