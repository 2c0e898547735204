import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, valuesOf, writeText } from './support/file-laws';

const rails = { name: 'en.yml' };

describe('a YAML file', () => {
  it('gives every string under the path to it, without the language at the top', () => {
    const text = `# comment
en:
  hello: Hello %{name} # greeting
  "quoted": "a \\"b\\""
  single: 'it''s'
  literal: |
    One
    two
  folded: >-
    One
    two

    three
  list: [x, "y z"]
  number: 3
  off: false
  none: ~
`;
    expect(readText(text, rails).sourceLanguage).toBe('en');
    expect(valuesOf(text, rails)).toEqual({
      hello: 'Hello %{name}',
      quoted: 'a "b"',
      single: "it's",
      literal: 'One\ntwo\n',
      folded: 'One two\nthree',
      'list.0': 'x',
      'list.1': 'y z',
    });
    const targets = {
      hello: 'Hallo: %{name}',
      single: "l'été",
      literal: 'Eins\n\nzwei\n',
      folded: 'Eins\nzwei',
      'list.0': 'ö, ü',
    };
    expect(writeText(text, targets, rails)).toBe(
      text
        .replace('en:', 'de:')
        .replace('Hello %{name}', "'Hallo: %{name}'")
        .replace("it''s", "l''été")
        .replace('    One\n    two\n', '    Eins\n\n    zwei\n')
        .replace('    One\n    two\n\n    three\n', '    Eins\n\n    zwei\n')
        .replace('[x', "['ö, ü'"),
    );
  });

  it('quotes what YAML would take for something else', () => {
    const text = 'a: yes it is\nb: text\n';
    expect(writeText(text, { a: 'no', b: '- x' }, rails)).toBe("a: 'no'\nb: '- x'\n");
    expect(writeText(text, { a: 'two\nlines', b: ' x ' }, rails)).toBe('a: "two\\nlines"\nb: \' x \'\n');
  });

  it('has plurals, with the forms of the target language', () => {
    const text =
      'en:\n  n:\n    one: "%{count} file"\n    other: "%{count} files"\n  flat: { one: a, other: b }\n';
    const russian = { ...rails, targetLanguage: 'ru' };
    expect(readText(text, russian).segments.map(({ id, plural }) => [id, plural])).toEqual(
      ['n', 'flat'].flatMap((key) => ['one', 'few', 'many', 'other'].map((form) => [`${key}.${form}`, form])),
    );
    expect(writeText(text, { 'n.few': '2', 'n.many': '5', 'n.other': '1,5', 'flat.few': 'c' }, russian)).toBe(
      'ru:\n  n:\n    one: "%{count} file"\n    few: "2"\n    many: "5"\n    other: "1,5"\n  flat: { one: a, few: "c", other: b }\n',
    );
  });
});

describe('what is no YAML is refused in one sentence with its place', () => {
  it.each([
    ['a: "x', 1, 6, 'syntax'],
    ['a: x: y', 1, 4, 'syntax'],
    ['a:\n\t- x', 2, 1, 'syntax'],
    ['a: 1\nb: 2\na: 3', 3, 1, 'duplicate-key'],
    ['? [x]\n: y', 1, 3, 'syntax'],
    [`${'- '.repeat(300)}x`, 1, 1, 'too-deep'],
    ['<p>x</p>', 1, 1, 'format'],
  ])('%j', (text, line, column, rule) => {
    expect(problemsOf(text, rails)[0]).toMatchObject({ line, column, rule });
  });

  it('never resolves aliases, so that a small file stays small', () => {
    const bomb = 'a: &a [x, x, x, x]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: [*c, *c, *c, *c]\n';
    expect(Object.keys(valuesOf(bomb, rails))).toEqual(['a.0', 'a.1', 'a.2', 'a.3']);
  });
});

const scalar = fc.constantFrom(
  'plain text',
  '"double \\n \\u00e9"',
  "'single ''quoted'''",
  '|\n      block\n      text\n',
  '>-\n      folded\n      text',
  '|+\n      kept\n\n',
  'a # comment',
  '3',
  '""',
  '"two\n      lines"',
  '!!str tagged',
  '&x anchored',
  '[a, "b"]',
);

describeLaws({
  options: { name: 'en.yml', format: 'yaml' },
  files: fc
    .tuple(fc.array(scalar, { maxLength: 6 }), fc.constantFrom('\n', '\r\n'))
    .map(([values, lineEnd]) =>
      [
        'en:',
        ...values.map((value, index) => `  # c\n  k${index}:\n    x: ${value}`),
        '  n:\n    one: a\n    other: b\n',
      ]
        .join('\n')
        .replaceAll('\n', lineEnd),
    ),
  pieces: [
    'en:',
    ' ',
    '  ',
    '\n',
    '- ',
    ': ',
    '"',
    "'",
    '|',
    '>',
    '&a',
    '*a',
    '{',
    '}',
    '[',
    ']',
    ',',
    '#',
    '---\n',
    '? ',
    '!!x ',
    'one: a',
    'other: b',
    '\t',
    '%',
  ],
});
