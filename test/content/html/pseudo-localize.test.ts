import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterReferenceAt } from '../../../src/content/html/character-reference';
import { pseudoLocalize } from '../../../src/content/html/pseudo-localize';
import { tokenizeHtml, type HtmlPiece } from '../../../src/content/html/tokenize';
import { untranslatableRanges } from '../../../src/content/html/untranslatable';
import { arbitraryHtml } from './arbitrary-html';
import { runs, scaled } from '../../support/effort';
import { growsTooFast } from '../../support/processor-time';

function html(value: string): string {
  return pseudoLocalize(value, 'html', 'de');
}

describe('left unchanged to the byte', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \r\n\t&nbsp; '],
    ['digits and punctuation', '1 + 1 = 2!'],
    ['a script', '<script>if (a < b) document.write("<b>")</script>'],
    ['a style sheet', '<style>a > b { color: red }</style>'],
    ['a style sheet in SVG', '<svg><style>a { b: c }</style></svg>'],
    ['code', '<code>npm install</code>'],
    ['kbd and samp, with tags in them', '<kbd>Ctrl+<b>C</b></kbd><samp title="a">ok</samp>'],
    ['translate="no", and all inside it', '<p translate="no">Acme <b title="Acme">Inc</b></p>'],
    ['a comment', '<!-- to do -->'],
    ['a doctype', '<!DOCTYPE html>'],
    ['an iframe', '<iframe>no <b>frames</b></iframe>'],
    ['a tag that is never closed', '<a href="x" title="y'],
    ['attributes other than title and alt', '<a href="page" class="big" data-title="x" aria-label="x">'],
    ['a placeholder alone', '{name}'],
    ['a URL alone', '<p>https://example.com/path</p>'],
    ['an attribute that is only a URL', '<img alt=http://example.com/x>'],
    ['an empty title', '<a title="" title="b" alt>'],
  ])('%s', (_what, value) => {
    expect(html(value)).toBe(value);
  });
});

describe('text changes', () => {
  test.each([
    ['Hello', '⟦Ĥéłłó ~~⟧'],
    ['  Hello\n', '  ⟦Ĥéłłó ~~⟧\n'],
    ['<p>One <b>two</b></p>', '<p>⟦Óñé ~⟧ <b>⟦ťŵó ~⟧</b></p>'],
    ['日本語', '⟦日本語 ~⟧'],
    ['&eacute;', '⟦&eacute; ~⟧'],
    ['Q&ampA&nbsp;R&D', '⟦Ɋ&ampÁ&nbsp;Ŕ&Ď ~~⟧'],
    ['a</>b', '⟦á ~⟧</>⟦ḃ ~⟧'],
    ['a</', '⟦á ~⟧</'],
    ['a <', '⟦á < ~⟧'],
    ['<textarea>a</textarea>', '<textarea>⟦á ~⟧</textarea>'],
    ['<xmp>&nbsp; {x} a<b></xmp>', '<xmp>⟦&ñḃšṕ; {x} á<ḃ> ~~~~⟧</xmp>'],
    ['<pre>a</pre>', '<pre>⟦á ~⟧</pre>'],
    ['<p translate=no>a<p>b', '<p translate=no>a<p>⟦ḃ ~⟧'],
    [
      '<p translate=no>a<b translate=yes>b</b>c</p>d',
      '<p translate=no>a<b translate=yes>⟦ḃ ~⟧</b>c</p>⟦ď ~⟧',
    ],
    ['<ul><li translate=no>a<ul><li>b</ul><li>c</ul>', '<ul><li translate=no>a<ul><li>b</ul><li>⟦ç ~⟧</ul>'],
    ['<code>a</code>b</code>', '<code>a</code>⟦ḃ ~⟧</code>'],
    ['<br translate=no>a', '<br translate=no>⟦á ~⟧'],
    ['<svg><title>a</title><style/></svg>b', '<svg><title>⟦á ~⟧</title><style/></svg>⟦ḃ ~⟧'],
  ])('%j', (value, expected) => {
    expect(html(value)).toBe(expected);
  });

  test.each([
    ['<img alt="a cat" title=\'b\' src=c>', '<img alt="⟦á çáť ~~⟧" title=\'⟦ḃ ~⟧\' src=c>'],
    ['<i title=a/>', '<i title=⟦á/\u{a0}~⟧>'],
    ['<i title="&copying &quot;x&quot;">', '<i title="⟦&copying &quot;ẋ&quot; ~⟧">'],
    ['<i title=a>', '<i title=⟦á\u{a0}~⟧>'],
  ])('in title and alt, without breaking out of them: %s', (value, expected) => {
    expect(html(value)).toBe(expected);
  });

  test.each([
    ['Save {name} now', '⟦Šáṽé {name} ñóŵ ~~~⟧'],
    ['%1$s of %(total)s', '⟦%1$s óḟ %(total)s ~⟧'],
    ['See https://x.example/a?b=c.', '⟦Šéé https://x.example/a?b=c. ~~⟧'],
    ['Mail me@example.com', '⟦Ḿáíł me@example.com ~~⟧'],
    [
      '{n, plural, one {<b>one</b> item} other {# items}} left',
      '{n, plural, one {<b>one</b> item} other {# items}} ⟦łéḟť ~⟧',
    ],
  ])('around placeholders, URLs and addresses: %s', (value, expected) => {
    expect(html(value)).toBe(expected);
  });

  test('data that is not html is text as a whole', () => {
    expect(pseudoLocalize('<b>a</b> &amp; {x}', 'text', 'de')).toBe('⟦<ḃ>á</ḃ> &áḿṕ; {x} ~~~~~⟧');
  });
});

describe('for any input', () => {
  test('tags and comments are the same afterwards, but for the values of title and alt', () => {
    fc.assert(
      fc.property(arbitraryHtml, (value) => {
        expect(markup(html(value))).toEqual(markup(value));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('character references are the same afterwards', () => {
    fc.assert(
      fc.property(arbitraryHtml, (value) => {
        expect(references(html(value))).toEqual(references(value));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('placeholders, URLs and addresses are the same afterwards', () => {
    fc.assert(
      fc.property(arbitraryHtml, (value) => {
        const plain = pseudoLocalize(value, 'text', 'de');
        expect(untranslatable(plain, 'none')).toEqual(untranslatable(value, 'none'));
        expect(untranslatable(text(html(value)), 'text')).toEqual(untranslatable(text(value), 'text'));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('what a test reads in it is found again in its place: words and atoms in turn', () => {
    const atom = fc.constantFrom(
      '{name}',
      '{{x}}',
      '%s',
      '%1$s',
      '${x}',
      'https://x.example/?a=1',
      'a.b@x.example',
    );
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, atom), { minLength: 1, maxLength: 5 }), (pairs) => {
        const result = html(pairs.map((pair) => pair.join(' ')).join(' '))
          .slice(1, -1)
          .split(' ');
        expect(result.filter((_, index) => index % 2 === 1)).toEqual(pairs.map(([, kept]) => kept));
        for (const [index, [original]] of pairs.entries()) expect(result[index * 2]).not.toBe(original);
      }),
    );
  });

  test('every run of text with letters changes and grows', () => {
    fc.assert(
      fc.property(arbitraryHtml, (value) => {
        const plain = value.replaceAll(/[{}%@:&]|www\./g, '');
        fc.pre(!/translate|<(?:code|kbd|samp)|<!\[/i.test(plain));
        const changed = html(plain);
        const after = translatableRuns(changed);
        const before = translatableRuns(plain);
        const unchanged = before.map((run, index) => after[index] === run);
        expect(unchanged).toEqual(before.map((run) => !/\p{L}/u.test(run)));
        const wrapped = after.map((run) => /^\s*⟦.* ~+⟧\s*(<\/)?$/s.test(run));
        expect(wrapped).toEqual(unchanged.map((isUnchanged) => !isUnchanged));
      }),
      { numRuns: runs(3000) },
    );
  });

  test.each([
    '{',
    '{a',
    '{a,',
    '}',
    '{{',
    '%',
    '%(',
    '%-0',
    '@',
    'a@',
    'a@b.',
    '://',
    'a://',
    'www.',
    '&',
    '&a',
    '&amp',
    '&#0',
    '<',
    '<a>',
    '<p>',
    '<code>',
    '<i title="',
    '<i title="a{b@c">',
    'a ',
    ' ',
    '\0',
  ])('a long value of %j is read to its end, in a time by its length', (part) => {
    const localize = (length: number): void => {
      const value = part.repeat(Math.ceil(length / part.length));
      expect(html(value).length).toBeGreaterThanOrEqual(value.length);
      expect(pseudoLocalize(value, 'text', 'ar').length).toBeGreaterThanOrEqual(value.length);
    };
    expect(growsTooFast(localize, scaled(2 ** 12, 2 ** 17))).toBe(false);
  });
});

function translatableRuns(value: string): string[] {
  return tokenizeHtml(value).flatMap((piece) =>
    piece.kind === 'text' && piece.isTranslatable ? [value.slice(piece.start, piece.end)] : [],
  );
}

function isTranslated(name: string): boolean {
  return name === 'title' || name === 'alt';
}

/** Returns everything but text, with the values of title and alt removed. */
function markup(value: string): string[] {
  return tokenizeHtml(value).flatMap((piece) =>
    piece.kind === 'text' ? [] : [withoutTranslated(value, piece)],
  );
}

function withoutTranslated(value: string, piece: HtmlPiece): string {
  let slice = '';
  let position = piece.start;
  for (const { name, valueRange } of piece.kind === 'tag' ? piece.attributes : []) {
    if (valueRange === undefined || !isTranslated(name)) continue;
    slice += `${value.slice(position, valueRange.start)}…`;
    position = valueRange.end;
  }
  return `${piece.kind}:${slice}${value.slice(position, piece.end)}`;
}

function references(value: string): string[] {
  return tokenizeHtml(value).flatMap((piece) => {
    if (piece.kind === 'text') {
      return piece.hasReferences ? referencesIn(value.slice(piece.start, piece.end), false) : [];
    }
    return piece.kind === 'tag'
      ? piece.attributes.flatMap(({ valueRange }) =>
          valueRange ? referencesIn(value.slice(valueRange.start, valueRange.end), true) : [],
        )
      : [];
  });
}

function referencesIn(source: string, isAttribute: boolean): string[] {
  return Array.from(source.matchAll(/&/g), ({ index }) => index).flatMap((index) => {
    const reference = characterReferenceAt(source, index, isAttribute);
    return reference ? [source.slice(index, reference.end)] : [];
  });
}

function untranslatable(value: string, mode: 'text' | 'none'): string[] {
  return untranslatableRanges(value, mode).map(({ start, end }) => value.slice(start, end));
}

/** The text for translation, with `<` for anything else. */
function text(value: string): string {
  return tokenizeHtml(value)
    .map((piece) =>
      piece.kind === 'text' && piece.isTranslatable && piece.hasReferences
        ? value.slice(piece.start, piece.end)
        : '<',
    )
    .join('');
}
