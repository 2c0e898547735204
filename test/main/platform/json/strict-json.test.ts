import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExactJsonNumber } from '../../../../src/main/platform/json/json-number';
import { parseStrictJson } from '../../../../src/main/platform/json/strict-json';
import { runs } from '../../../support/effort';
import { anyCharacter } from '../../../support/content/any-character';

function problemsOf(text: string): readonly string[] {
  const result = parseStrictJson(text);
  return result.ok ? [] : result.problems;
}

describe('a syntax error is one problem with line and column', () => {
  test.each([
    ['', 'line 1, column 1: expected a value, but the text ends there'],
    ['  \n ', 'line 2, column 2: expected a value, but the text ends there'],
    ['{"a":1,}', 'line 1, column 8: expected a key in double quotes, but found "}"'],
    ['{a:1}', 'line 1, column 2: expected a key in double quotes or "}", but found "a"'],
    ['{"a" 1}', 'line 1, column 6: expected ":", but found "1"'],
    ['{"a":1 "b":2}', 'line 1, column 8: expected "," or "}", but found a double quote'],
    ['[1,]', 'line 1, column 4: expected a value, but found "]"'],
    ['[1 2]', 'line 1, column 4: expected "," or "]", but found "2"'],
    ['[1}', 'line 1, column 3: expected "," or "]", but found "}"'],
    ['{"a":\r\n\r\n  tru}', 'line 3, column 6: expected "true", but found "}"'],
    ['[\n1,\n2', 'line 3, column 2: expected "," or "]", but the text ends there'],
    ['[\r1,\r+2]', 'line 3, column 1: expected a value, but found "+"'],
    ['01', 'line 1, column 2: expected the end of the text, but found "1"'],
    ['-', 'line 1, column 2: expected a digit, but the text ends there'],
    ['1.', 'line 1, column 3: expected a digit after the decimal point, but the text ends there'],
    ['1e+', 'line 1, column 4: expected a digit of the exponent, but the text ends there'],
    ['"abc', 'line 1, column 5: expected the closing double quote, but the text ends there'],
    ['"a\nb"', 'line 1, column 3: expected control characters to be escaped, but found U+000A'],
    ['"\\x"', 'line 1, column 3: expected an escape such as \\n or \\u00e9, but found "x"'],
    ['"\\u12g4"', 'line 1, column 6: expected four hexadecimal digits after \\u, but found "g"'],
    ['\0', 'line 1, column 1: expected a value, but found U+0000'],
    ['// no', 'line 1, column 1: expected a value, but found "/"'],
    ['[1]\u{a0}', 'line 1, column 4: expected the end of the text, but found U+00A0'],
    ['NaN', 'line 1, column 1: expected a value, but found "N"'],
  ])('%j', (text, problem) => {
    expect(problemsOf(text)).toEqual([`body: is not valid JSON at ${problem}`]);
  });
});

describe('what would be lost or is dangerous is refused, with its place', () => {
  test.each([
    ['a key twice', '{"id":1,"id":2}', 'id: appears more than once in its object'],
    [
      'a key twice in two spellings',
      '{"fields":[{},{},{"id":1,"\\u0069d":2}]}',
      'fields[2].id: appears more than once in its object',
    ],
    ['a byte order mark', '\ufeff{}', 'body: starts with a byte order mark (BOM), send UTF-8 without one'],
    ['a NUL escape', '{"a":["x\\u0000"]}', 'a[0]: contains a NUL character (U+0000)'],
    ['a NUL itself', '{"a":"x\0"}', 'a: contains a NUL character (U+0000)'],
    [
      'a NUL in a key',
      '[{"a\\u0000":1}]',
      '[0]["a\\u0000"]: is a key that contains a NUL character (U+0000)',
    ],
    [
      'a NUL itself in a key with escapes',
      '{"\\n\0":1}',
      '["\\\\n\\u0000"]: is a key that contains a NUL character (U+0000)',
    ],
    ['half a pair, high', '["\\ud83d"]', '[0]: contains half of a surrogate pair, which is not a character'],
    ['half a pair, low', '["\\ude00x"]', '[0]: contains half of a surrogate pair, which is not a character'],
    [
      'a pair the wrong way round',
      '"\\ude00\\ud83d"',
      'body: contains half of a surrogate pair, which is not a character',
    ],
    [
      'half a pair that is not escaped',
      '"\ud83dx"',
      'body: contains half of a surrogate pair, which is not a character',
    ],
    [
      'half a pair in a key',
      '{"\\ud800":1}',
      '["\\ud800"]: is a key that contains half of a surrogate pair, which is not a character',
    ],
    ['__proto__', '{"a":{"__proto__":{}}}', 'a.__proto__: is not allowed as a key'],
    ['__proto__ with escapes', '{"__proto\\u005f_":1}', '__proto__: is not allowed as a key'],
    [
      'a number beyond a double',
      '{"a b":1e400}',
      '["a b"]: is the number 1e400, which cannot be kept exactly (send it as a string)',
    ],
    [
      'a long integer',
      '[12345678901234567890]',
      '[0]: is the number 12345678901234567890, which cannot be kept exactly (send it as a string)',
    ],
    [
      'a long key',
      `{"${'k'.repeat(70)}":1e400}`,
      `["${'k'.repeat(60)}…"]: is the number 1e400, which cannot be kept exactly (send it as a string)`,
    ],
  ])('%s', (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('nesting deeper than 64 levels', () => {
    expect(parseStrictJson('['.repeat(64) + ']'.repeat(64)).ok).toBe(true);
    const place = '[0]'.repeat(64);
    const problem = `${place}: is nested deeper than 64 levels, the text after it was not checked`;
    expect(problemsOf('['.repeat(65) + ']'.repeat(65))).toEqual([problem]);
    expect(problemsOf('['.repeat(5_000_000))).toEqual([problem]);
    expect(problemsOf('{"a":'.repeat(65))).toEqual([problem.replaceAll('[0]', '.a').slice(1)]);
  });

  test('every problem is listed, also those before a syntax error', () => {
    expect(problemsOf('{"a":1e999,"a":"\\u0000","b":[{"__proto__":1}],}')).toEqual([
      'a: is the number 1e999, which cannot be kept exactly (send it as a string)',
      'a: appears more than once in its object',
      'a: contains a NUL character (U+0000)',
      'b[0].__proto__: is not allowed as a key',
      'body: is not valid JSON at line 1, column 47: expected a key in double quotes, but found "}"',
    ]);
  });

  test('more than 100 problems are counted', () => {
    expect(problemsOf(JSON.stringify(Array(100).fill('\0')))).toHaveLength(100);
    const problems = problemsOf(JSON.stringify(Array(134).fill('\0')));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('… and 34 more');
  });
});

describe('a number is kept exactly', () => {
  test.each([
    '0',
    '1.0',
    '1e3',
    '1.50',
    '1E+3',
    '0.1',
    '1e21',
    '5e-324',
    '1.7976931348623157e308',
    '9007199254740992',
    '0e999',
    '0.000',
    '123456789012345680000',
    '100e-2',
    `1${'0'.repeat(200)}`,
  ])('%s', (literal) => {
    expect(isExactJsonNumber(literal)).toBe(true);
  });

  test.each([
    '-0',
    '-0.0',
    '-0e5',
    '1e400',
    '-1e400',
    '1e-400',
    '12345678901234567890',
    '9007199254740993',
    '0.12345678901234567890123',
    '4.9e-324',
    '1e99999999999999999999',
    `0.${'3'.repeat(30)}`,
  ])('or refused: %s', (literal) => {
    expect(isExactJsonNumber(literal)).toBe(false);
  });

  test('whatever JavaScript writes for a double is exact', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(isExactJsonNumber(JSON.stringify(value))).toBe(true);
      }),
    );
  });
});

describe('parseStrictJson', () => {
  test('values of all kinds, with all white space', () => {
    const text =
      ' {"a" :\t[ ] ,\r\n"b":{ },"c":[true,false,null,-1.5e1,"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9😀\\ud83d\\ude00"]} ';
    expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test('one key in different objects is no repetition, names of Object.prototype are keys', () => {
    expect(parseStrictJson('[{"id":1},{"id":1,"constructor":{"id":2},"toString":3}]').ok).toBe(true);
  });

  test('a string of 10 MB and a list of a million numbers are read', () => {
    expect(parseStrictJson(JSON.stringify({ value: 'é"\n'.repeat(2_500_000) })).ok).toBe(true);
    expect(parseStrictJson(`[${'1,'.repeat(1_000_000)}1]`).ok).toBe(true);
  });

  test('every JSON value that can be kept is accepted and equal', () => {
    const jsonValue = fc.jsonValue({ stringUnit: anyCharacter });
    fc.assert(
      fc.property(jsonValue, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        fc.pre(!text.includes('__proto__') && !text.includes('\\u0000') && !/\\ud[89a-f]/.test(text));
        expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  const nearJson = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '[',
          ']',
          ',',
          ':',
          '"a"',
          '"b\\u0000"',
          '"__proto__"',
          '"\\ud800"',
          '1',
          '-0.50',
          '1e400',
          'true',
          'null',
          ' ',
          '\n',
          '"',
          '\\',
          '\ufeff',
          '{"a":',
          '"a":1',
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
    fc.json().chain((text) => fc.nat(text.length).map((at) => text.slice(0, at) + text.slice(at + 1))),
    fc.json(),
  );

  test('never throws, accepts nothing that JSON.parse refuses, and loses nothing', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        const result = parseStrictJson(text);
        expect(result.ok || result.problems.length > 0).toBe(true);
        const value = result.ok ? result.value : null;
        expect(value).toEqual(result.ok ? JSON.parse(text) : null);
        const again = JSON.stringify(value);
        expect(JSON.parse(again)).toEqual(value);
        expect(parseStrictJson(again).ok).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('a text is called invalid JSON exactly when JSON.parse refuses it, a BOM and NUL aside', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        fc.pre(!text.includes('\ufeff') && !text.includes('\0'));
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(problemsOf(text).some((problem) => problem.startsWith('body: is not valid JSON'))).toBe(
          !isValid,
        );
      }),
      { numRuns: runs(2000) },
    );
  });
});
