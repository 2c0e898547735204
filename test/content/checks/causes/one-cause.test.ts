import { describe, expect, it } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';

/** Problems as "check variant", each with the number of findings that it stands for besides. */
const said = (source: string, target: string, to: string, data: string): readonly string[] =>
  checkField({ type: 'localizable', data, source, target }, { source: 'en', target: to }).map(
    ({ check, variant, folded = [] }) => [check, variant, folded.length].join(' '),
  );

type Row = readonly [
  name: string,
  source: string,
  target: string,
  expected: readonly string[],
  to?: string,
  data?: string,
];

const rows: readonly Row[] = [
  [
    'an end tag with a misspelt name',
    '<p>A <strong>very</strong> strong word</p>',
    '<p>Ein <strong>starkes</strnog> Wort</p>',
    ['tags-nesting unclosed 1'],
  ],
  [
    'an end tag of another name, and a tag that is not closed',
    '<p>A <strong>very</strong> strong word</p>',
    '<p>Ein <strong>starkes</blink> Wort</p>',
    ['tags-nesting unopened 0', 'tags-nesting unclosed 0'],
  ],
  [
    'a number in code that changed, and a word of the code as well',
    '<p>Port 8080 and <code>run --port 8080</code></p>',
    '<p>Port 8081 und <code>run --prot 8081</code></p>',
    ['code changed 0', 'numbers changed 0'],
  ],
  [
    'a paragraph that is there twice, and its tag',
    '<p>Wash the dishes.</p><p>Dry them.</p>',
    '<p>Spülen Sie das Geschirr.</p><p>Spülen Sie das Geschirr.</p><p>Trocknen Sie es ab.</p>',
    ['repeated-text twice 1'],
  ],
  [
    'a sentence that is there twice, and a tag that was added elsewhere',
    '<p>Wash the dishes in the sink.</p><p>Dry them.</p>',
    '<p>Spülen Sie das Geschirr im Becken. Spülen Sie das Geschirr im Becken.</p><p>Trocknen <b>Sie</b> es ab.</p>',
    ['repeated-text twice 0', 'tags-extra inline 0'],
  ],
  [
    'a unit and its sign',
    'Bake at 200 °C for an hour.',
    'Выпекайте при 200 в течение часа.',
    ['numbers unit-missing 1'],
    'ru',
    'text',
  ],
  [
    'an ID that is there twice, because it changed',
    '<p id="x1">Alpha text</p><p id="x2">Beta text</p>',
    '<p id="x1">Tekst alfa</p><p id="x1">Tekst beta</p>',
    ['html id-twice 1'],
    'pl',
  ],
  [
    'an ID that is there twice, and a link to another page in its tag',
    '<p><a id="x1" href="a.html">Alpha</a> text</p><p><a id="x2" href="b.html">Beta</a> text</p>',
    '<p><a id="x1" href="a.html">Alfa</a> tekst</p><p><a id="x1" href="c.html">Beta</a> tekst</p>',
    ['html id-twice 1', 'attribute-changed changed-likely 0'],
    'pl',
  ],
  [
    'a placeholder that lost one of its signs',
    'Hello %%FIRST%%, look',
    'Hola %%FIRST%, mira',
    ['placeholders changed 1'],
    'es',
    'text',
  ],
  [
    'a placeholder and the name in it',
    'See {% include "menu.html" %} below',
    'Siehe unten',
    ['placeholders missing 1'],
    'de',
    'text',
  ],
  [
    'a placeholder, and a name beside it',
    'See {% include "menu.html" %} and page.html below',
    'Siehe unten',
    ['placeholders missing 1', 'code name-missing 0'],
    'de',
    'text',
  ],
  [
    'the row of a table, and its cells',
    '<table><tr><td>Blue</td></tr></table>',
    '<table><td>Blu</td></table>',
    ['tags-missing missing 1'],
    'it',
  ],
  [
    'bold text that is plain, and an item outside of its list',
    '<p>Take <b>all</b>.</p><ul><li>Blue</li></ul>',
    '<p>Prendi tutto.</p><ul></ul><li>Blu</li>',
    ['tags-missing inline 0', 'html parent 0'],
    'it',
  ],
  [
    'a tag of a translation tool',
    '<p>Delete the folder.</p>',
    '<p>Löschen Sie den <mrk id="3">Ordner</mrk>.</p>',
    ['leftovers tool-tag 1'],
  ],
  [
    'an address that runs code',
    '<p>See <a href="x.html">it</a>.</p>',
    '<p>Viz <a href="javascript:run()">to</a>.</p>',
    ['unsafe-html address 1'],
    'cs',
  ],
  [
    'an address that runs code, and another class',
    '<p>See <a href="x.html" class="a">it</a>.</p>',
    '<p>Viz <a href="javascript:run()" class="b">to</a>.</p>',
    ['unsafe-html address 1', 'attribute-changed class 0'],
    'cs',
  ],
  [
    'a select whose keys are translated',
    '{g, select, male {He} female {She} other {They}} called',
    '{g, select, männlich {Er} weiblich {Sie} andere {Sie}} rief an',
    ['placeholders missing-other 4'],
    'de',
    'text',
  ],
  [
    'exchanged paragraphs, and the names in them',
    '<p>Linux users start <code>run.sh</code>.</p><p>Windows users start <code>run.bat</code> instead.</p>',
    '<p>Windows-Nutzer starten stattdessen <code>run.bat</code>.</p><p>Linux-Nutzer starten <code>run.sh</code>.</p>',
    ['tags-reordered exchanged 2'],
  ],
  [
    'a plural that lost its last brace',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# día} other {# días}',
    ['placeholders missing 1'],
    'es',
    'text',
  ],
  [
    'a placeholder that is missing, and a bracket that is open elsewhere',
    'The {count} files (all of them) are there.',
    'Die Dateien (alle sind da.',
    ['placeholders missing 0', 'brackets unclosed 0'],
    'de',
    'text',
  ],
];

describe('what follows from a finding in its place is one problem with it', () => {
  it.each(rows.map((row) => ({ name: row[0], row })))(
    '$name',
    ({ row: [, source, target, expected, to = 'de', data = 'html'] }) => {
      expect(said(source, target, to, data)).toEqual(expected);
    },
  );
});

describe('an item of a list that is missing', () => {
  it('is marked where a number tells it, which is part of the problem', () => {
    const source = '<ul><li>Dial 112</li><li>Dial 118</li><li>Send a letter</li></ul>';
    const target = '<ul><li>Valitse 112</li><li>Lähetä kirje</li></ul>';
    const [problem, ...others] = checkField(
      { type: 'localizable', data: 'html', source, target },
      { source: 'en', target: 'fi' },
    );
    expect(others).toEqual([]);
    expect(problem?.source).toEqual([
      { from: 21, to: 25 },
      { from: 30, to: 33 },
    ]);
  });
});
