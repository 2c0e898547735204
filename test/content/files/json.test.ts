import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryFile,
  expectOnlyFileErrors,
  expectSameBytes,
  expectTargetsRead,
  problemsOf,
  readText,
  toBytes,
  typedTargets,
  typedText,
  valuesOf,
  writeText,
} from './support/file-laws';

const json = { name: 'en.json' };

describe('a JSON file', () => {
  it('gives every string under the path to it', () => {
    const text =
      '{"menu": {"file": {"open": "Open…"}}, "tabs": ["One", {"title": "Two"}], "n": 3, "on": true, "no": ""}';
    expect(valuesOf(text, json)).toEqual({
      'menu.file.open': 'Open…',
      'tabs.0': 'One',
      'tabs.1.title': 'Two',
    });
  });

  it('keeps keys apart that a path would confuse', () => {
    const text = '{"a.b": "1", "a": {"b": "2"}, "": {"": "3"}, "x\\\\": "4", "l\\nf": "5"}';
    expect(valuesOf(text, json)).toEqual({
      'a\\.b': '1',
      'a.b': '2',
      '"".""': '3',
      'x\\\\': '4',
      'l\\nf': '5',
    });
  });

  it('is one text when it is a string alone', () => {
    expect(valuesOf('"Hello"', json)).toEqual({ $: 'Hello' });
  });

  it('is written with nothing changed but the translated strings', () => {
    const text = '\uFEFF{\r\n\t"a" : "\\u0041 caf\\u00e9",\r\n\t"b":"B"\r\n}\r\n';
    expect(writeText(text, { b: 'Ü "x"\n' }, json)).toBe(
      '\uFEFF{\r\n\t"a" : "\\u0041 caf\\u00e9",\r\n\t"b":"Ü \\"x\\"\\n"\r\n}\r\n',
    );
  });

  it('stays in the source language or becomes empty where there is no target', () => {
    const text = '{"a": "A", "b": "B"}';
    expect(writeText(text, { a: 'X' }, json)).toBe('{"a": "X", "b": "B"}');
    expect(writeText(text, { a: 'X' }, json, 'empty')).toBe('{"a": "X", "b": ""}');
  });

  it('keeps an ICU message as one value', () => {
    expect(valuesOf('{"n": "{count, plural, one {# item} other {# items}}"}', json)).toEqual({
      n: '{count, plural, one {# item} other {# items}}',
    });
  });
});

describe('plurals of i18next', () => {
  const text =
    '{\n  "a": "A",\n  "item_one": "{{count}} item",\n  "item_other": "{{count}} items",\n  "z": "Z"\n}\n';

  it('have one field for each category of the target language', () => {
    const { segments } = readText(text, { ...json, targetLanguage: 'ru' });
    expect(segments.map(({ id, plural, value }) => [id, plural, value])).toEqual([
      ['a', undefined, 'A'],
      ['item_one', 'one', '{{count}} item'],
      ['item_few', 'few', '{{count}} items'],
      ['item_many', 'many', '{{count}} items'],
      ['item_other', 'other', '{{count}} items'],
      ['z', undefined, 'Z'],
    ]);
  });

  it('get the forms that the source lacks, in the style of the file', () => {
    const targets = { item_one: '1', item_few: '2', item_many: '5', item_other: '1.5' };
    expect(writeText(text, targets, { ...json, targetLanguage: 'ru' })).toBe(
      '{\n  "a": "A",\n  "item_one": "1",\n  "item_other": "1.5",\n  "item_few": "2",\n  "item_many": "5",\n  "z": "Z"\n}\n',
    );
  });

  it('say nothing in the source language under a form that the target language lacks', () => {
    const japanese = { ...json, targetLanguage: 'ja' };
    expect(Object.keys(valuesOf(text, japanese))).toEqual(['a', 'item_other', 'z']);
    expect(JSON.parse(writeText(text, { item_other: '個' }, japanese))).toMatchObject({
      item_one: '個',
      item_other: '個',
    });
  });

  it('know ordinals', () => {
    const ordinals =
      '{"place_ordinal_one": "{{count}}st", "place_ordinal_two": "{{count}}nd", "place_ordinal_few": "{{count}}rd", "place_ordinal_other": "{{count}}th"}';
    expect(Object.keys(valuesOf(ordinals, { ...json, targetLanguage: 'de' }))).toEqual([
      'place_ordinal_other',
    ]);
  });

  it('are none when a key only ends like one', () => {
    expect(
      readText('{"the_other": "x", "this_one": "y"}', json).segments.map(({ plural }) => plural),
    ).toEqual([undefined, undefined]);
  });
});

describe('an ARB file', () => {
  const arb = { name: 'app_en.arb' };
  const text =
    '{"@@locale": "en_US", "hello": "Hello {name}", "@hello": {"description": "A greeting", "context": "Home"}}';

  it('gives its texts with what it says of them', () => {
    const file = readText(text, arb);
    expect(file).toMatchObject({ format: 'arb', sourceLanguage: 'en-US' });
    expect(file.segments).toMatchObject([
      { id: 'hello', value: 'Hello {name}', comment: 'A greeting', context: 'Home' },
    ]);
  });

  it('names its language once it is translated', () => {
    expect(writeText(text, { hello: 'Hallo {name}' }, { ...arb, targetLanguage: 'de-AT' })).toBe(
      text.replace('Hello', 'Hallo').replace('en_US', 'de_AT'),
    );
    expect(writeText(text, {}, arb)).toBe(text);
  });
});

describe('what is no JSON is refused in one sentence with its place', () => {
  it.each([
    ['{"a": "x",}', 1, 11, 'syntax'],
    ['{"a": "x"\n "b": "y"}', 2, 2, 'syntax'],
    ['{"a": "x\n"}', 1, 9, 'syntax'],
    ['{"a": "\\x"}', 1, 8, 'syntax'],
    ['{"a": "x', 1, 7, 'syntax'],
    ['{"a": 01}', 1, 7, 'syntax'],
    ['{} {}', 1, 4, 'syntax'],
    ['', 1, 1, 'format'],
    ['{"a": "1", "b": {"c": "2",\r\n "c": "3"}}', 2, 2, 'duplicate-key'],
    ['['.repeat(300), 1, 202, 'too-deep'],
    ['<p>', 1, 1, 'format'],
  ])('%j', (text, line, column, rule) => {
    expect(problemsOf(text, json)[0]).toMatchObject({ line, column, rule });
  });
});

describe('properties', () => {
  const files = fc
    .tuple(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), fc.constantFrom('', '\uFEFF'))
    .map(([value, indent, mark]) => toBytes(mark + JSON.stringify(value, null, indent)));

  it('generated files come back byte for byte, and with their targets', () => {
    fc.assert(
      fc.property(files, fc.array(typedText, { minLength: 1 }), (bytes, texts) => {
        const options = { ...json, format: 'json' };
        expectSameBytes(bytes, options);
        expectTargetsRead(bytes, options, typedTargets(texts));
      }),
    );
  });

  it('arbitrary bytes cause nothing but a FileError', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '"a"',
      '"a_one"',
      '"a_other"',
      'null',
      '1',
      '\\u00',
      ' ',
      '\n',
    ];
    fc.assert(
      fc.property(arbitraryFile(pieces), fc.constantFrom('json', 'arb'), (bytes, format) => {
        expectOnlyFileErrors(bytes, { ...json, format });
      }),
    );
  });
});
