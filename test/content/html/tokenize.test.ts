import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { tokenizeHtml, type HtmlPiece } from '../../../src/content/html/tokenize';
import { arbitraryHtml } from './arbitrary-html';
import { runs, scaled } from '../../support/effort';
import { growsTooFast } from '../../support/processor-time';

/** The pieces as `kind:slice`. */
function slices(html: string): string[] {
  return tokenizeHtml(html).map((piece) => `${piece.kind}:${html.slice(piece.start, piece.end)}`);
}

function firstTag(html: string): HtmlPiece & { readonly kind: 'tag' } {
  const tag = tokenizeHtml(html).find((piece) => piece.kind === 'tag');
  if (tag === undefined) throw new Error(`no tag in ${html}`);
  return tag;
}

describe('what looks like markup and is not a tag', () => {
  test.each([
    ['', []],
    ['a < b', ['text:a < b']],
    ['a<', ['text:a<']],
    ['a</', ['text:a</']],
    ['a<b', ['text:a', 'other:<b']],
    ['a <a href="x', ['text:a ', 'other:<a href="x']],
    ['a</>b', ['text:a', 'other:</>', 'text:b']],
    ['a<!-- b', ['text:a', 'comment:<!-- b']],
    ['<!-->a', ['comment:<!-->', 'text:a']],
    ['<!-- a --!>b', ['comment:<!-- a --!>', 'text:b']],
    ['<?php a ?>b', ['comment:<?php a ?>', 'text:b']],
    ['</ a>b', ['comment:</ a>', 'text:b']],
    ['<![CDATA[ <b> ]]>', ['comment:<![CDATA[ <b>', 'text: ]]>']],
    ['<!doctype html>a', ['other:<!doctype html>', 'text:a']],
    ['a\0b&\0', ['text:a\0b&\0']],
    [
      '<svg><![CDATA[a<b>]]>c</svg>',
      ['tag:<svg>', 'other:<![CDATA[', 'text:a<b>', 'other:]]>', 'text:c', 'tag:</svg>'],
    ],
    ['<svg><![CDATA[a</>', ['tag:<svg>', 'other:<![CDATA[', 'text:a</>']],
  ])('%j', (html, expected) => {
    expect(slices(html)).toEqual(expected);
  });
});

describe('the content of raw text elements is not taken for markup', () => {
  test.each(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])(
    '%s',
    (name) => {
      const html = `<${name}/>a<b>&amp;<!--</x></${name} >c<b>`;
      expect(slices(html)).toEqual([
        `tag:<${name}/>`,
        'text:a<b>&amp;<!--</x>',
        `tag:</${name} >`,
        'text:c',
        'tag:<b>',
      ]);
    },
  );

  test('plaintext has no end', () => {
    expect(slices('<plaintext>a</plaintext><b>')).toEqual(['tag:<plaintext>', 'text:a</plaintext><b>']);
  });

  test('a script that writes a script ends at its own end tag', () => {
    const script = '<!--<script>a</script>b';
    expect(slices(`<script>${script}</script>c`)).toEqual([
      'tag:<script>',
      `text:${script}`,
      'tag:</script>',
      'text:c',
    ]);
  });

  test('in SVG title, style and script are ordinary elements', () => {
    expect(slices('<svg><style/><title>a<b>c')).toEqual([
      'tag:<svg>',
      'tag:<style/>',
      'tag:<title>',
      'text:a',
      'tag:<b>',
      'text:c',
    ]);
    expect(slices('<svg><desc><title><b></title>')).toEqual([
      'tag:<svg>',
      'tag:<desc>',
      'tag:<title>',
      'text:<b>',
      'tag:</title>',
    ]);
    expect(slices('<svg><p><title><b></title>')).toEqual([
      'tag:<svg>',
      'tag:<p>',
      'tag:<title>',
      'text:<b>',
      'tag:</title>',
    ]);
  });
});

describe('text pieces', () => {
  test.each([
    ['a', { element: undefined, hasReferences: true, isTranslatable: true }],
    ['<textarea>a', { element: 'textarea', hasReferences: true, isTranslatable: true }],
    ['<xmp>a', { element: 'xmp', hasReferences: false, isTranslatable: true }],
    ['<script>a', { element: 'script', hasReferences: false, isTranslatable: false }],
    ['<STYLE>a', { element: 'style', hasReferences: false, isTranslatable: false }],
    ['<iframe>a', { element: 'iframe', hasReferences: false, isTranslatable: false }],
    ['<svg><style>a', { element: 'style', hasReferences: true, isTranslatable: false }],
    ['<svg><![CDATA[a', { element: undefined, hasReferences: false, isTranslatable: true }],
  ])('of %s say what they are', (html, expected) => {
    expect(tokenizeHtml(html).at(-1)).toMatchObject({ kind: 'text', ...expected });
  });
});

describe('attributes', () => {
  test.each([
    ['<a title>', undefined],
    ['<a title >', undefined],
    ['<a title/>', undefined],
    ['<a title=>', ''],
    ['<a title="">', ''],
    ['<a title="x>y">', 'x>y'],
    ["<a TITLE = 'x \"&amp;\r\n'\n>", 'x "&amp;\r\n'],
    ['<a title=x/>', 'x/'],
    ['<a title\n=\r\nx\r\n>', 'x'],
    ['<a title="x" title="y">', 'x'],
    ['<a title=😀é\r\nid=1>', '😀é'],
  ])('%j: the value stands where its range says, without quotes', (html, source) => {
    const attribute = firstTag(html).attributes.find(({ name }) => name === 'title');
    expect(attribute).toBeDefined();
    const range = attribute?.valueRange;
    expect(range && html.slice(range.start, range.end)).toBe(source);
  });

  test('values are decoded, quotes are reported', () => {
    expect(firstTag(`<a a="&lt;&copy=" b='&#39;' c=d __proto__=e>`).attributes).toMatchObject([
      { name: 'a', value: '<&copy=', quote: '"' },
      { name: 'b', value: "'", quote: "'" },
      { name: 'c', value: 'd', quote: '' },
      { name: '__proto__', value: 'e', quote: '' },
    ]);
  });

  test('name, end and self-closing mark of a tag', () => {
    expect(firstTag('<BR/>')).toMatchObject({ name: 'br', isEnd: false, isSelfClosing: true });
    expect(firstTag('</Foo-Bar x>')).toMatchObject({ name: 'foo-bar', isEnd: true, isSelfClosing: false });
  });
});

describe('tokenizeHtml', () => {
  test('joins to exactly the input, in order and without empty pieces, whatever the input', () => {
    fc.assert(
      fc.property(arbitraryHtml, (html) => {
        let position = 0;
        for (const piece of tokenizeHtml(html)) {
          expect(piece.start).toBe(position);
          expect(piece.end).toBeGreaterThan(piece.start);
          position = piece.end;
        }
        expect(position).toBe(html.length);
      }),
      { numRuns: runs(3000) },
    );
  });

  test('every tag starts with < and ends with >, every attribute value is where its range says', () => {
    fc.assert(
      fc.property(arbitraryHtml, (html) => {
        for (const piece of tokenizeHtml(html)) {
          if (piece.kind !== 'tag') continue;
          const slice = html.slice(piece.start, piece.end);
          expect(slice.startsWith(piece.isEnd ? '</' : '<')).toBe(true);
          expect(slice.endsWith('>')).toBe(true);
          expect(
            slice
              .slice(piece.isEnd ? 2 : 1)
              .toLowerCase()
              .replaceAll('\0', '\ufffd')
              .startsWith(piece.name),
          ).toBe(true);
          for (const { value, valueRange, quote } of piece.attributes) {
            if (valueRange === undefined) continue;
            expect(html[valueRange.start - 1]).toBe(quote === '' ? html[valueRange.start - 1] : quote);
            const source = html.slice(valueRange.start, valueRange.end);
            expect(/[&\0\r]/.test(source) ? value : source).toBe(value);
          }
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  test('finds the start tags that a browser builds elements from, where elements are closed in order', () => {
    const leaf = fc.constantFrom(
      'text',
      '</>',
      '<!-- <b> -->',
      '<![CDATA[<b>]]>',
      ']]>',
      '</br>',
      '</nothing>',
      '<br>',
      '<i title="<b>"></i>',
      '<svg/>',
      '<math/>',
      '<style><i></i></style>',
      '<title><i></i></title>',
      '<script><i></i></script>',
      '<textarea><i></i></textarea>',
      '<font></font>',
      '<font color=x></font>',
      '<xmp><i></i></xmp>',
      '<iframe><i></i></iframe>',
      '<div><svg><g></div>',
      '<svg><style/></svg>',
    );
    const name = fc.constantFrom(
      'div',
      'span',
      'section',
      'svg',
      'math',
      'g',
      'desc',
      'title',
      'foreignObject',
      'style',
      'script',
      'mi',
      'mtext',
      'mglyph',
      'annotation-xml',
      'annotation-xml encoding="TEXT/HTML"',
      'textarea',
    );
    const { nodes } = fc.letrec<{ nodes: string; node: string }>((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 4 }).map((list) => list.join('')),
      node: fc.oneof(
        { maxDepth: 6 },
        leaf,
        fc.tuple(name, tie('nodes')).map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
      ),
    }));
    fc.assert(
      fc.property(nodes, (html) => {
        const found = tokenizeHtml(html).filter((piece) => piece.kind === 'tag' && !piece.isEnd);
        expect(found.map(({ start }) => start)).toEqual(elementStarts(html));
      }),
      { numRuns: runs(5000) },
    );
  });

  test.each([
    '<',
    '<a ',
    '<a>',
    '<svg>',
    '</',
    '<!--',
    '&',
    '&a',
    '<a b=',
    '"',
    '</>',
    '<svg></x>',
    '<![CDATA[',
    '\r\n',
    '\0',
  ])('reads a long value of %j to its end, in a time by its length', (part) => {
    const tokenize = (length: number): void => {
      const html = part.repeat(Math.ceil(length / part.length));
      expect(tokenizeHtml(html).at(-1)?.end).toBe(html.length);
      expect(tokenizeHtml(`<svg>${html}`).at(-1)?.end).toBe(html.length + 5);
    };
    expect(growsTooFast(tokenize, scaled(2 ** 12, 2 ** 17))).toBe(false);
  });
});

/** Offsets of the start tags of all elements that parse5's tree builder creates. */
function elementStarts(html: string): number[] {
  const starts = new Set<number>();
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const start = child.sourceCodeLocation?.startTag?.startOffset;
      if (start !== undefined && !html.startsWith('</', start)) starts.add(start);
      visit(child);
      if ('content' in child) visit(child.content);
    }
  };
  visit(parseFragment(html, { sourceCodeLocationInfo: true }));
  return [...starts].toSorted((a, b) => a - b);
}
