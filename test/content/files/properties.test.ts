import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentFile, writeContentFile } from '../../../src/content/files/content-files';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, valuesOf, writeText } from './support/file-laws';

const java = { name: 'app.properties' };

describe('a properties file', () => {
  it('gives values without escapes and continuations, with the comment above', () => {
    const text =
      '# Greeting\nhello = Hello\\, \\u00e9\\n{0}\nlong : one \\\n    two\nkey\\ with\\:signs value\n!x\n\nempty=\nlast=a\\\\';
    expect(valuesOf(text, java)).toEqual({
      hello: 'Hello, é\n{0}',
      long: 'one two',
      'key with:signs': 'value',
      last: 'a\\',
    });
    expect(readText(text, java).segments[0]?.comment).toBe('Greeting');
    expect(writeText(text, { hello: ' Ü\t{0}', long: 'eins zwei' }, java)).toBe(
      text.replace('Hello\\, \\u00e9\\n', '\\ \\u00dc\\t').replace('one \\\n    two', 'eins zwei'),
    );
  });

  it('stays in its encoding: UTF-8 as it is, ISO-8859-1 with escapes', () => {
    expect(writeText('a=é', { a: '日本' }, java)).toBe('a=日本');
    const latin = Uint8Array.of(0x61, 0x3d, 0xe9);
    expect(readContentFile(latin, java)).toMatchObject({
      encoding: { name: 'iso-8859-1' },
      segments: [{ value: 'é' }],
    });
    const written = writeContentFile(latin, new Map([['a', 'ü€']]), {
      ...java,
      targetLanguage: 'de',
      untranslated: 'source',
    });
    expect(written).toEqual(Uint8Array.of(0x61, 0x3d, 0xfc, ...new TextEncoder().encode('\\u20ac')));
  });

  it.each([
    ['a=1\nb=\\u12', 2, 3, 'syntax'],
    ['a=1\r\na=2', 2, 1, 'duplicate-key'],
    ['{"a": 1}', 1, 1, 'format'],
  ])('is refused with its place: %j', (text, line, column, rule) => {
    expect(problemsOf(text, java)[0]).toMatchObject({ line, column, rule });
  });
});

const piece = fc.constantFrom('a', ' ', '\\u00e9', '\\n', '\\\\', '\\=', '=', 'é', '\\\n   ', '#', "''");

describeLaws({
  options: { name: 'a.properties', format: 'properties' },
  files: fc
    .tuple(
      fc.array(
        fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
        { maxLength: 6 },
      ),
      fc.constantFrom('\n', '\r\n', '\r'),
    )
    .map(([values, lineEnd]) =>
      values
        .map((value, index) => `# c\nk${index} = ${value}`)
        .join('\n')
        .replaceAll('\n', lineEnd),
    ),
  pieces: ['a', '=', ':', ' ', '\\', '\\u', '00e9', '\n', '\r', '#', '!', '\t'],
});
