import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, valuesOf, writeText } from './support/file-laws';

const apple = { name: 'Localizable.strings' };

describe('a strings file', () => {
  it('gives values without escapes, with the comment above', () => {
    const text =
      '/* On the button */\n"save" = "Save \\"%@\\"\\n";\nplain = "x\\U00e9\ny"; // note\n"same";\n';
    expect(valuesOf(text, apple)).toEqual({ save: 'Save "%@"\n', plain: 'xé\ny' });
    expect(readText(text, apple).segments[0]?.comment).toBe('On the button');
    expect(writeText(text, { save: '„%@“ "sichern"\\' }, apple)).toBe(
      text.replace('Save \\"%@\\"\\n', '„%@“ \\"sichern\\"\\\\'),
    );
  });

  it.each([
    ['"a" = "b"\n"c" = "d";', 2, 1, 'syntax'],
    ['"a" = "b', 1, 7, 'syntax'],
    ['/* a', 1, 1, 'syntax'],
    ['"a" = b;', 1, 7, 'syntax'],
    ['"a"="1";\n"a"="2";', 2, 1, 'duplicate-key'],
    ['<?xml version="1.0"?><plist/>', 1, 1, 'format'],
  ])('is refused with its place: %j', (text, line, column, rule) => {
    expect(problemsOf(text, apple)[0]).toMatchObject({ line, column, rule });
  });
});

const piece = fc.constantFrom('a', ' ', '\\U00e9', '\\n', '\\\\', '\\"', '%@', 'é', '\n', '\\101', "'", '/*');

describeLaws({
  options: { name: 'a.strings', format: 'strings' },
  files: fc
    .array(
      fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
      { maxLength: 6 },
    )
    .map((values) => values.map((value, index) => `/* c */\r\n"k${index}" = "${value}";`).join('\n')),
  pieces: ['"', 'a', '=', ';', '/*', '*/', '//', '\n', '\\', '\\U', ' '],
});
