import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../src/content/html/decode-text';
import { describeLaws } from './support/describe-laws';
import { readText, typedText, writeText } from './support/file-laws';

const html = { name: 'index.html' };
const read = (text: string): readonly (readonly [string, string, string])[] =>
  readText(text, html).segments.map(({ id, data, value }) => [id.split(':')[0] ?? '', data, value]);

describe('an HTML file', () => {
  it('gives the content of blocks with inline tags, and attributes that are read', () => {
    const text = `<!DOCTYPE html>
<html lang="en"><head><title>Home &amp; garden</title><meta name="description" content="All &quot;about&quot; it"><meta name="viewport" content="width=1">
<style>p { color: red }</style></head>
<body title="Page"><!-- c --><h1> Hello </h1>
<p>One <b>two</b> <img src="x" alt="a picture"> &copy;<br>three</p>
<img alt=Logo src=y>
<ul><li>First<li>Second</ul>
<script>var a = "no";</script>
<p translate="no">Locdesk</p><pre><code>x = 1</code></pre>
<input type="submit" value="Send"><input value="typed" placeholder='Your name'>
<textarea>Free &lt;text&gt;</textarea></body></html>`;
    expect(read(text)).toEqual([
      ['title', 'text', 'Home & garden'],
      ['content', 'text', 'All "about" it'],
      ['title', 'text', 'Page'],
      ['h1', 'html', 'Hello'],
      ['p', 'html', 'One <b>two</b> <img src="x" alt="a picture"> &copy;<br>three'],
      ['alt', 'text', 'Logo'],
      ['li', 'html', 'First'],
      ['li', 'html', 'Second'],
      ['value', 'text', 'Send'],
      ['placeholder', 'text', 'Your name'],
      ['textarea', 'text', 'Free <text>'],
    ]);
  });

  it('keeps the ids of texts that moved', () => {
    const [before] = readText('<p>One</p>', html).segments;
    const after = readText('<h1>New</h1>\n<p>One</p><p>One</p>', html).segments;
    expect(after.map(({ id }) => id).slice(1)).toEqual([before?.id, `${before?.id}#2`]);
  });

  it('leaves out tags around several blocks', () => {
    expect(read('<a href="x"><div>One</div></a> <span>Two</span></b>')).toEqual([
      ['div', 'html', 'One'],
      ['text', 'html', '<span>Two</span>'],
    ]);
  });

  it('is written in the target language', () => {
    const text = '<html lang="en">\r\n<p>\r\n  One\r\n</p><img alt=Logo><input placeholder=\'Name\'></html>';
    const [p = '', alt = '', name = ''] = readText(text, html).segments.map(({ id }) => id);
    const targets = { [p]: 'Eins <i>&amp;</i>', [alt]: 'Das "Logo"', [name]: "L'<nom>" };
    expect(writeText(text, targets, html)).toBe(
      '<html lang="de">\r\n<p>\r\n  Eins <i>&amp;</i>\r\n</p><img alt="Das &quot;Logo&quot;"><input placeholder=\'L&#39;&lt;nom&gt;\'></html>',
    );
  });
});

const inline = fc
  .array(
    fc.constantFrom(
      'word',
      ' ',
      '&amp;',
      'é',
      '<b>x</b>',
      '<img alt="y">',
      '<br>',
      '{{name}}',
      '\n  ',
      '<!-- c -->',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const block = fc
  .tuple(fc.constantFrom('p', 'li', 'td', 'div', 'h1', 'title', 'pre'), inline)
  .map(([name, text]) => `<${name} title="t">${text}</${name}>`);

describeLaws({
  options: { name: 'a.html', format: 'html' },
  isKeyless: true,
  files: fc
    .array(fc.oneof(block, inline), { maxLength: 6 })
    .map((parts) => `<html lang="en">${parts.join('\n')}</html>`),
  targets: typedText.map((text) => encodeText(text.trim().replaceAll(/[&<>{}]/g, '.'))),
  pieces: [
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<img alt=',
    '"',
    "'",
    '>',
    '<',
    '<!--',
    '-->',
    '<title>',
    '</title>',
    '<svg>',
    '&amp;',
    '&',
    'text',
    '<html lang=en>',
    '<script>',
  ],
});
