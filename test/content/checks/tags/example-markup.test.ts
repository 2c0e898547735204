import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

const pre = (code: string): string => `<pre class="code">${code}</pre>`;
const boxed = (html: string, heading = ''): string => `<div class="example">${heading}${html}</div>`;
const lines = (...code: readonly string[]): string => `<p><code>\n${code.join('<br>\n')}\n</code></p>`;

describe('an example whose words were changed', () => {
  const [first, last] = ['<p>First:</p>', '<p>Then go on.</p>'];
  const old = `${first}${boxed(lines('Order Deny,Allow', 'Deny from all'))}${last}`;
  proveRows('tags-missing', [
    // It stands where the other side has its only example.
    [`${first}${pre('Require all denied')}${last}`, old, ['replaced: <pre>, <code>, Require all denied']],
    // Nothing in it is the same.
    [`${first}${pre('ls -l')}${last}`, old, ['missing: <pre>']],
    // It stands before an example that both sides have.
    [
      `${first}${pre('Require all denied')}<p>Next:</p>${pre('Listen 80 User www')}`,
      `${first}${lines('Deny from all')}<p>Next:</p>${lines('Listen 80', 'User www')}`,
      ['replaced: <pre>, <code>, Require all denied', 'replaced: <pre>, <code>, Listen 80 User www'],
    ],
    // The other side has one fewer.
    [
      `${first}${pre('Require all denied')}<p>Or:</p>${pre('Require all granted')}${last}`,
      old,
      ['missing: <pre>'],
    ],
  ]);
});

describe('comments of an example', () => {
  proveRows('tags-missing', [
    [
      pre('# Files of a particular type\nAddHandler my-type .xyz'),
      lines('# Dateien mit einer bestimmten Endung und einem Typ', 'AddHandler my-type .xyz'),
      ['replaced: <pre>, <code>, # Files of a particular type AddHandler my-type .xyz'],
    ],
    // Without them, nothing would be left.
    [pre('# Listen 80'), lines('# Listen 80'), ['replaced: <pre>, <code>, # Listen 80']],
  ]);
});

describe('two examples that the target has as one', () => {
  const [images, files] = ['Action image/gif /cgi-bin/images.cgi', 'Action my-type /cgi-bin/program.cgi'];
  const source = `${boxed(pre(images), '<h3>Images</h3>')}<p>and</p>${boxed(pre(files), '<h3>Files</h3>')}`;
  test('both are in other markup', () => {
    expect(
      foundIn('tags-missing', source, `${boxed(lines(images, files), '<h3>Beide</h3>')}<p>und</p>`),
    ).toEqual([`replaced: <pre>, <code>, ${images}`, `replaced: <pre>, <code>, ${files}`]);
  });
  test('one that the target does not have is missing', () => {
    expect(foundIn('tags-missing', source, `${boxed(lines(images), '<h3>Eins</h3>')}<p>und</p>`)).toEqual(
      expect.arrayContaining(['missing: <pre>']),
    );
  });
});

describe('a box around an example', () => {
  const code = pre('Listen 80');
  const heading = '<h3>Example</h3>';
  proveRows('tags-extra', [
    [code, boxed(code), ['inline: <div>']],
    [code, boxed(code, heading), ['inline: <div>']],
    [boxed(code), boxed(code, heading), ['inline: <h3>']],
    // A box that has a text, too, is no way to set an example.
    [code, boxed(`${code}<p>Neu</p>`), ['extra: <div>', 'extra: <p>']],
  ]);
  proveRows('tags-missing', [
    [boxed(code), code, ['inline: <div>']],
    [boxed(code, heading), code, ['inline: <div>']],
    [boxed(code, heading), boxed(code), ['inline: <h3>']],
  ]);
  // The box is at another place, and no block stands in the place of another one.
  proveRows('tags-reordered', [[code, boxed(code), []]]);
});
