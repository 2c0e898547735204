import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_ELEMENTS } from '../../../src/content/html/block-elements';
import { decodeText } from '../../../src/content/html/decode-text';
import { tokenizeHtml } from '../../../src/content/html/tokenize';
import { textOfUsualMarkup } from '../../../src/content/html/usual-markup';
import { arbitraryHtml } from './arbitrary-html';
import { growsTooFast } from '../../support/processor-time';
import { runs, scaled } from '../../support/effort';

/** Returns the text by the tokenizer, as the reference. */
function textOf(html: string): string {
  return tokenizeHtml(html)
    .map((piece) => {
      if (piece.kind === 'text') {
        const text = html.slice(piece.start, piece.end);
        if (!piece.isTranslatable) return '';
        return piece.hasReferences ? decodeText(text) : text;
      }
      return piece.kind === 'tag' && BLOCK_ELEMENTS.has(piece.name) ? ' ' : '';
    })
    .join('');
}

const usual = fc
  .array(
    fc.constantFrom(
      'word',
      'Größe ',
      '日本',
      '😀',
      '\ud83d',
      ' ',
      '\r\n',
      'a > b',
      '&amp;',
      '&copy',
      '&nbsp',
      'x;',
      '&',
      '&#x41;',
      "'",
      '"',
      '<p>',
      '</p>',
      '<BR />',
      '<br/>',
      '<h2 id="x">',
      '</h2>',
      '<a href="https://x.example/?a=b&amp;c=<d>" title="">',
      '</a >',
      '<x-note data-id="1" hidden>',
      '<td\n\tcolspan="2">',
      '<pre>\n',
      '<noscript>',
      '<select><option>',
      '<table><tr>',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('the text of usual markup', () => {
  it('is what the tokenizer reads', () => {
    fc.assert(
      fc.property(usual, (html) => {
        expect(textOfUsualMarkup(html)).toBe(textOf(html));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('is not reported for a value that could be read otherwise', () => {
    fc.assert(
      fc.property(arbitraryHtml, (html) => {
        expect([textOf(html), undefined]).toContain(textOfUsualMarkup(html));
      }),
      { numRuns: runs(10_000) },
    );
  });

  it.each([
    '<script>a</script>',
    '<svg><title>a</title></svg>',
    '<TextArea>a<b></TextArea>',
    '<!-- a -->',
    'a < b',
    '<p',
    '<a b="',
    "<a b='<p>'>",
    '<a b=<p>',
    '<a "<p>">',
    'a\0b',
    '</>',
    '</ p>',
    '<p/ >',
    '<scrıpt\u212a>',
  ])('%j needs the tokenizer', (html) => expect(textOfUsualMarkup(html)).toBeUndefined());

  it.each(['<a ', '<p>', '<i a="', '<i a="">', ' a', '&', '="', '\u0301', 'x-'])(
    '%j again and again, in a tag and outside, is read or given up in a time by its length',
    (part) => {
      const readAll = (length: number): void => {
        const many = part.repeat(Math.ceil(length / part.length));
        for (const html of [many, `<a${many}`, `<a ${many}>`, `<a b="${many}">`]) textOfUsualMarkup(html);
      };
      expect(growsTooFast(readAll, scaled(2 ** 13, 2 ** 18))).toBe(false);
    },
  );
});
