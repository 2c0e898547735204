import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './support/describe-laws';
import { readText, typedText, writeText } from './support/file-laws';

const markdown = { name: 'README.md' };
const read = (text: string): readonly (readonly [string, string])[] =>
  readText(text, markdown).segments.map(({ id, value }) => [id.slice(0, id.indexOf(':')), value]);

describe('a Markdown file', () => {
  it('gives headings, paragraphs, items, cells, HTML and the readers’ part of the front matter', () => {
    const text = `---
title: "My page"
layout: post
---

# Title #

Setext
======

First line
second **line**

- item one
  goes on
- [ ] task
  1. nested

> quoted
> text

| Head | Two \\| bars |
|------|:-----------:|
| a    | 1           |

\`\`\`js
const x = 'not text';
\`\`\`

    indented code

<div align="center">
  <b>Bold</b> html
</div>

[link]: https://example.com "x"
***
## Anchor {#anchor}
`;
    expect(read(text)).toEqual([
      ['front matter', 'My page'],
      ['heading', 'Title'],
      ['heading', 'Setext'],
      ['p', 'First line\nsecond **line**'],
      ['p', 'item one\ngoes on'],
      ['p', 'task'],
      ['p', 'nested'],
      ['p', 'quoted\ntext'],
      ['cell', 'Head'],
      ['cell', 'Two | bars'],
      ['cell', 'a'],
      ['div', '<b>Bold</b> html'],
      ['heading', 'Anchor'],
    ]);
  });

  it('writes further lines behind the marks of their quote or item', () => {
    const text = '> - one\r\n>   two\r\n\r\nEnd\r\n';
    const [first, last] = readText(text, markdown).segments;
    expect(first?.value).toBe('one\ntwo');
    expect(
      writeText(text, { [first?.id ?? '']: 'eins\nzwei\ndrei', [last?.id ?? '']: 'Ende' }, markdown),
    ).toBe('> - eins\r\n>   zwei\r\n>   drei\r\n\r\nEnde\r\n');
  });

  it('keeps the indentation that makes a further line no item', () => {
    const text = '- one\n      * two\n';
    const [only] = readText(text, markdown).segments;
    expect(only?.value).toBe('one\n* two');
    expect(writeText(text, { [only?.id ?? '']: 'eins\n* zwei' }, markdown)).toBe('- eins\n      * zwei\n');
  });

  it('leaves code in lists, comments and templates', () => {
    expect(
      read('- a\n\n  ```\n  code\n  ```\n\n      more code\n\n<!-- no\n\nno -->\n\n{% include x %}\n\ntext'),
    ).toEqual([
      ['p', 'a'],
      ['p', 'text'],
    ]);
  });
});

const block = fc.constantFrom(
  '# Title',
  'One\ntwo',
  '- a\n- b\n  c',
  '> q\n> r',
  '| a | b |\n|---|---|\n| c | d |',
  '```\ncode\n```',
  '    code',
  '<div>\nx\n</div>',
  '1. a\n\n   b',
  '* * *',
  'T\n---',
  '[a]: b',
  '<!-- c -->',
  'x  \ny',
);

describeLaws({
  options: { name: 'a.md', format: 'markdown' },
  isKeyless: true,
  files: fc
    .tuple(fc.array(block, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'))
    .map(([blocks, lineEnd]) => blocks.join('\n\n').replaceAll('\n', lineEnd)),
  targets: typedText.map((text) =>
    text
      .replaceAll(/[^\p{L}\p{N} ]/gu, '.')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ),
  pieces: [
    '#',
    '-',
    '>',
    '|',
    '---',
    '```',
    '    ',
    '\t',
    '\n',
    '<div>',
    '</div>',
    '<!--',
    '-->',
    'a',
    '1.',
    '[a]: ',
    '[ ] ',
    '===',
    '{%',
    '\\',
    '---\ntitle: x\n---\n',
  ],
});
