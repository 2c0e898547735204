// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnPlaces, renderedPlaces } from '../../../../src/renderer/review/problems/rendered-places';
import { createSanitizer } from '../../../../src/renderer/review/rendered/sanitize';
import { arbitraryHtml } from '../../../content/html/arbitrary-html';
import { runs } from '../../../support/effort';

const sanitize = createSanitizer(window);

function drawn(html: string): Element {
  const root = document.createElement('div');
  root.append(sanitize(html));
  return root;
}

/** Returns the marked places as readable text, or as the name of an element. */
function marked(html: string, ...texts: readonly string[]): readonly string[] {
  const places = texts.map((text) => ({ from: html.indexOf(text), to: html.indexOf(text) + text.length }));
  return drawnPlaces(drawn(html), renderedPlaces(html, places, sanitize)).map(({ index, at }) =>
    at instanceof Range ? `${index} ${at.toString()}` : `${index} <${at.localName}> ${at.textContent}`,
  );
}

it.each<[string, string, readonly string[], readonly string[]]>([
  ['a word', '<p>one two</p><p>two</p>', ['two</p>'], ['0 two']],
  [
    'a sentence over tags',
    '<p>See <b>this</b> now.</p>',
    ['See <b>this</b> now.'],
    ['0 See ', '0 this', '0  now.'],
  ],
  ['a link', '<p>See <a href="/x">it</a></p>', ['<a href="/x">'], ['0 <a> it']],
  ['an address in a link', '<p><a href="/x" title="t">it</a></p>', ['/x'], ['0 <a> it']],
  ['a picture that is not loaded', '<p><img src="/x.png" alt="Cat"></p>', ['x.png'], ['0 <span> Image: Cat']],
  ['behind a script', '<script>two</script><p>one two</p>', ['two</p>'], ['0 two']],
  ['references', '<p>a &amp; b&nbsp;c</p>', ['&amp; b&nbsp;'], ['0 & b\u00a0']],
  ['an attribute that is taken away', '<p onclick="x()">two</p>', ['x()'], ['0 <p> two']],
  ['a place to break a line', '<p>long<wbr>word</p>', ['<wbr>'], ['0 <wbr> ']],
  ['two that meet', '<p>one two three</p>', ['one two', 'two three'], ['0 one two', '1 two three']],
  ['nothing of an element that is taken away', '<form action="/x"><p>one</p></form>', ['/x'], []],
])('%s is marked where it is drawn', (_what, html, texts, expected) => {
  expect(marked(html, ...texts)).toEqual(expected);
});

it('content can neither guess an anchor nor bring the attribute of a mark', () => {
  expect(marked('<wbr title="place-x 0"><p>a</p>', 'a</p>')).toEqual(['0 a']);
  const root = drawn('<b data-problem="problem-current">x</b>');
  expect(root.querySelector('[data-problem]')).toBeNull();
});

it('whatever the content, what is marked is in what is drawn, and what is drawn has nothing of the anchors', () => {
  const offset = fc.nat({ max: 200 });
  fc.assert(
    fc.property(arbitraryHtml, fc.array(fc.tuple(offset, offset), { maxLength: 4 }), (html, pairs) => {
      const places = pairs.map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
      const root = drawn(html);
      const before = root.innerHTML;
      for (const { at } of drawnPlaces(root, renderedPlaces(html, places, sanitize))) {
        const node = at instanceof Range ? at.commonAncestorContainer : at;
        expect(root.contains(node)).toBe(true);
      }
      expect(root.innerHTML).toBe(before);
      expect(before).not.toContain('place-');
    }),
    { numRuns: runs(60) },
  );
});

it('drawn otherwise than it was asked, nothing is marked', () => {
  const places = renderedPlaces('<p>one</p>', [{ from: 3, to: 6 }], sanitize);
  expect(drawnPlaces(drawn('<p>one</p>'), places)).toHaveLength(1);
  expect(drawnPlaces(drawn('<p>ones</p>'), places)).toEqual([]);
  expect(drawnPlaces(drawn('<p><b>one</b></p>'), places)).toEqual([]);
});
