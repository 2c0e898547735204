import { describe, test, expect } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

const table = (...rows: readonly string[]): string =>
  `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

describe('a tag that stands at the place of another one', () => {
  proveRows('tags-missing', [
    // The name of a value is translated, and set as code.
    [
      '<p>Give <code>Listen <var>port</var></code> a <b>number</b>.</p>',
      '<p>Geben Sie <code>Listen <code>Anschluss</code></code> eine <b>Zahl</b>.</p>',
      ['replaced: <var>, <code>, port'],
    ],
    [
      '<p>It is <em>never</em> safe.</p>',
      '<p>Es ist <strong>nie</strong> sicher.</p>',
      ['replaced: <em>, <strong>, never'],
    ],
    // Emphasis and a name in code have nothing to do with each other.
    ['<p>It <em>must</em> be there.</p>', '<p>Es muss in <code>conf</code> sein.</p>', ['inline: <em>']],
    // Other tags are around them.
    [
      '<p>It is <em>never</em> safe, see <code>a</code>.</p>',
      '<p>Siehe <code>a</code>, es ist <strong>nie</strong> sicher.</p>',
      ['inline: <em>'],
    ],
  ]);
});

describe('a name in code', () => {
  const source =
    '<p><code>Define <var>name</var> [<var>value</var>]</code></p><p>It is <b>not</b> <var>none</var>.</p>';
  proveRows('tags-missing', [
    // Each of them is set as code within code, and so much else differs that the fields are not in step.
    [
      source,
      '<p><code>Define <code>Name</code> [<code>Wert</code>]</code></p><p>Es ist nicht.</p>',
      ['code: <var>, none', 'replaced: <var>, <code>, name', 'replaced: <var>, <code>, value', 'inline: <b>'],
    ],
    // The code begins with another word.
    [
      source,
      '<p><code>Undefine <code>Name</code> [<code>Wert</code>]</code></p><p>Es ist nicht.</p>',
      ['code: <var>, name', 'code: <var>, value', 'inline: <b>', 'code: <var>, none'],
    ],
  ]);
});

describe('a cell of a table', () => {
  const heading = '<th>Byte</th><th>Zero</th>';
  proveRows('tags-missing', [
    [
      table(heading, '<th>Contents</th><td>1</td>'),
      table('<td>Byte</td><th>Null</th>', '<th>Inhalt</th><td>1</td>'),
      ['replaced: <th>, <td>, Byte'],
    ],
    [table(heading), table('<th>Byte</th>'), ['missing: <th>']],
  ]);
  test('another element is no added cell', () => {
    expect(foundIn('tags-extra', table(heading), table('<td>Byte</td><th>Null</th>'))).toEqual([]);
  });
});

describe('a name that stands for a value', () => {
  proveRows('tags-missing', [
    // The other names are translated, so that the one that is not there is not known by its text.
    [
      '<p><var>user</var>, <var>password</var> and <var>path</var></p>',
      '<p><var>Nutzer</var> und <var>Kennwort</var></p>',
      ['inline: <var>'],
    ],
    [
      '<p><var>user</var>, <var>password</var> and <var>path</var></p>',
      '<p><var>user</var> und <var>password</var></p>',
      ['code: <var>, path'],
    ],
  ]);
});
