import { describe, expect, it } from 'vitest';
import { FileError } from '../../../src/content/files/content-file';
import {
  checkContentFile,
  readContentFile,
  writeContentFile,
  type FileOptions,
} from '../../../src/content/files/content-files';
import { fileFormats } from '../../../src/content/files/formats';
import { placeholderRanges } from '../../../src/content/files/placeholder-ranges';
import { scaled } from '../../support/effort';
import { problemsOf, toBytes, valuesOf } from './support/file-laws';

const json = { name: 'en.json' };

/** UTF-16 without a byte order mark. */
function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return bytes;
}

describe('encodings', () => {
  it.each([
    ['utf-16le', true],
    ['utf-16be', false],
  ])('%s with a byte order mark is read and written', (name, isLittleEndian) => {
    const bytes = utf16('\uFEFF{"a": "Grüße 😀"}', isLittleEndian);
    const file = readContentFile(bytes, json);
    expect(file.encoding).toEqual({ name, hasByteOrderMark: true });
    expect(file.segments[0]?.value).toBe('Grüße 😀');
    const written = writeContentFile(bytes, new Map([['a', '日本']]), {
      ...json,
      targetLanguage: 'ja',
      untranslated: 'source',
    });
    expect(written).toEqual(utf16('\uFEFF{"a": "日本"}', isLittleEndian));
  });

  it.each([true, false])('UTF-16 without a byte order mark is refused (%s)', (isLittleEndian) => {
    expect(problemsOf(utf16('{"a": "Hello"}', isLittleEndian), { ...json, format: 'json' })).toMatchObject([
      { rule: 'encoding', message: expect.stringContaining('UTF-16') },
    ]);
  });

  it('ISO-2022-JP, whose bytes are all ASCII, is refused where it begins', () => {
    const bytes = toBytes('{"a": "\u001B$B%+%C%W\u001B(B"}');
    expect(problemsOf(bytes, { ...json, format: 'json' })).toMatchObject([
      { line: 1, column: 8, rule: 'encoding', message: expect.stringContaining('ISO-2022-JP') },
    ]);
  });

  it('invalid UTF-8 is refused where it begins', () => {
    const bytes = Uint8Array.from([...toBytes('{"a": "é",\n "b": "'), 0xe9, 0x22, 0x7d]);
    expect(problemsOf(bytes, json)).toMatchObject([{ line: 2, column: 8, rule: 'encoding' }]);
  });

  it('invalid UTF-8 is read when its encoding is given', () => {
    const bytes = Uint8Array.from([...toBytes('{"a": "'), 0x80, ...toBytes('"}')]);
    const options = { ...json, encoding: 'windows-1252' };
    expect(readContentFile(bytes, options).segments[0]?.value).toBe('€');
    const written = writeContentFile(bytes, new Map([['a', 'é日']]), {
      ...options,
      targetLanguage: 'fr',
      untranslated: 'source',
    });
    expect(written).toEqual(Uint8Array.from([...toBytes('{"a": "'), 0xe9, ...toBytes('\\u65e5"}')]));
  });

  it('a NUL character is refused', () => {
    expect(problemsOf('{"a": "x\0y"}', json)).toMatchObject([{ line: 1, column: 9, rule: 'encoding' }]);
  });

  it('a target with half of a surrogate pair is refused where the format can’t hold it', () => {
    const bytes = toBytes('<resources>\n<string name="b">x &lt;b&gt; <b>y</b></string></resources>');
    const write = (target: string): Uint8Array =>
      writeContentFile(bytes, new Map([['b', target]]), {
        name: 'strings.xml',
        targetLanguage: 'de',
        untranslated: 'source',
      });
    expect(() => write('<i title="\ud83d">x</i>')).toThrow(FileError);
  });
});

describe('limits', () => {
  it('of bytes', () => {
    expect(problemsOf('{"a": "x"}', { ...json, mostBytes: 5 })).toMatchObject([
      {
        rule: 'too-large',
        message: 'The file has 10 bytes and at most 5 are read; split it into smaller files.',
      },
    ]);
  });

  it('of segments', () => {
    expect(problemsOf('{"a": "x",\n"b": "y"}', { ...json, mostSegments: 1 })).toMatchObject([
      { line: 2, column: 7, rule: 'too-many-segments' },
    ]);
  });
});

function check(text: string, options: FileOptions): string | undefined {
  return checkContentFile(toBytes(text), options).format;
}

describe('the format of a file', () => {
  it('is detected by its extension and its beginning', () => {
    expect(check('{"a": "x"}', json)).toBe('json');
    expect(check('{"a": "x"}', { name: 'app.arb' })).toBe('arb');
    expect(check('<resources/>', { name: 'strings.xml' })).toBe('android');
    expect(check('{"a": "x"}', { name: 'noending' })).toBe('json');
  });

  it('is the one asked for', () => {
    expect(valuesOf('{"@a": "x"}', { name: 'app.arb', format: 'json' })).toEqual({ '@a': 'x' });
    expect(problemsOf('{}', { ...json, format: 'docx' })).toMatchObject([{ rule: 'format' }]);
  });

  it('is refused where ending and content contradict each other', () => {
    expect(problemsOf('<resources/>', json)[0].message).toBe(
      'The file is named like JSON but looks like Android strings.xml; check it, or choose its format.',
    );
  });

  it('has a name of its own', () => {
    expect(new Set(fileFormats.map(({ name }) => name)).size).toBe(fileFormats.length);
  });
});

it('an error is one sentence with file, line, column and remedy', () => {
  expect(() => readContentFile(toBytes('{\n"a" "x"}'), json)).toThrow(
    new FileError('en.json', [
      { line: 2, column: 5, rule: 'syntax', message: 'A colon must follow the key.' },
    ]),
  );
  expect(checkContentFile(toBytes('{\n"a" "x"}'), json)).toMatchObject({
    valid: false,
    format: 'json',
    problems: [{ line: 2 }],
  });
});

it('placeholders are those of the format, as the checks see them', () => {
  const text = '%1$s {name} {{count}} %{who} ${x} {n, plural, one {#} other {#}} 100 %';
  const found = (syntaxes: Parameters<typeof placeholderRanges>[1]): readonly string[] =>
    placeholderRanges(text, syntaxes).map(({ start, end }) => text.slice(start, end));
  expect(found(['printf'])).toEqual(['%1$s']);
  expect(found(['braces'])).toEqual(['{name}', '{n, plural, one {#} other {#}}']);
  expect(found(['double-braces', 'ruby', 'dollar'])).toEqual(['{{count}}', '%{who}', '${x}']);
});

it('a file of very many segments is read and written', () => {
  const count = scaled(20_000, 100_000);
  const entries = Array.from({ length: count }, (_, index) => `"key${index}": "Text ${index}"`);
  const bytes = toBytes(`{${entries.join(',\n')}}`);
  const { segments } = readContentFile(bytes, json);
  expect(segments).toHaveLength(count);
  const targets = new Map(segments.map(({ id, value }) => [id, `${value}!`]));
  const written = writeContentFile(bytes, targets, { ...json, targetLanguage: 'de', untranslated: 'source' });
  expect(written).toHaveLength(bytes.length + count);
});
