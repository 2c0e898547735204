import { describe, expect, test } from 'vitest';
import { tokenizeHtml } from '../../../src/content/html/tokenize';

/** The value goes through the full tokenizer if a comment follows it. */
function slowPieces(html: string) {
  const pieces = tokenizeHtml(`${html}<!---->`);
  const { kind, start } = pieces.at(-1) ?? {};
  return kind === 'comment' && start === html.length ? pieces.slice(0, -1) : undefined;
}

const parts = [
  '<p>',
  '</p>',
  '</P\n>',
  '<BR/>',
  '<br />',
  '<a href="x y" HREF="z" title="">',
  '<a\n\tdata-a:b="1>2"  c="<i>">',
  '<img alt="a" src="b"/>',
  '<h1>',
  '<b',
  '<a b>',
  "<a b='c'>",
  '<a b=c>',
  '<a b="c"d="e">',
  '<a b="&amp;">',
  '<a b = "c">',
  '</a b="c">',
  '</a/>',
  '<a/b="c">',
  '<a-b>',
  '<é>',
  '<1>',
  '< b>',
  '&lt;',
  '&',
  ' \n',
  '\r',
  '"',
  '>',
  '😀',
];

describe('ordinary markup', () => {
  test('is read into the pieces that the tokenizer makes of it', () => {
    const values = parts.flatMap((one) =>
      parts.flatMap((other) => [`${one}${other}`, `a${one} b &amp; ${other}c`]),
    );
    const read = values.flatMap((html) => {
      const slow = slowPieces(html);
      return slow === undefined ? [] : [{ pieces: tokenizeHtml(html), slow }];
    });
    expect(read.length).toBeGreaterThan(parts.length ** 2);
    expect(read.map(({ pieces }) => pieces)).toEqual(read.map(({ slow }) => slow));
  });

  test('has the content of elements with other rules read by these', () => {
    for (const name of ['script', 'style', 'textarea', 'title', 'plaintext', 'xmp', 'iframe', 'noembed']) {
      const html = `<p>a</p><${name.toUpperCase()} id="x">b<i>`;
      expect(tokenizeHtml(html).map((piece) => html.slice(piece.start, piece.end))).toEqual([
        '<p>',
        'a',
        '</p>',
        `<${name.toUpperCase()} id="x">`,
        'b<i>',
      ]);
    }
  });
});
