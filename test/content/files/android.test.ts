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

const android = { name: 'strings.xml' };
const wrap = (inside: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${inside}\n</resources>\n`;

describe('Android string resources', () => {
  it('give strings, arrays and plurals under their names, with the comment before them', () => {
    const file = readText(
      wrap(`<!-- On the button -->
  <string name="save">Save</string>
  <string name="id" translatable="false">x1</string>
  <string name="ref">@string/save</string>
  <string name="empty"/>
  <string-array name="days"><item>Mon</item><item>Tue</item></string-array>
  <plurals name="n"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>`),
      { ...android, targetLanguage: 'en' },
    );
    expect(file.format).toBe('android');
    expect(file.segments.map(({ id, value, plural, comment }) => [id, value, plural, comment])).toEqual([
      ['save', 'Save', undefined, 'On the button'],
      ['days[0]', 'Mon', undefined, undefined],
      ['days[1]', 'Tue', undefined, undefined],
      ['n#one', '%d file', 'one', undefined],
      ['n#other', '%d files', 'other', undefined],
    ]);
  });

  it.each([
    [String.raw`Don\'t \"quote\" \u00e9\n\t\@ \\`, 'Don\'t "quote" é\n\t@ \\'],
    ['  two\n   lines  ', 'two lines'],
    ['"  kept  "', '  kept  '],
    ['a &amp; b &lt; c', 'a & b < c'],
    [String.raw`\u0020x\u0020`, ' x '],
  ])('unescape %j', (raw, value) => {
    expect(valuesOf(wrap(`<string name="a">${raw}</string>`), android)).toEqual({ a: value });
  });

  it('hold HTML in CDATA and in inline elements', () => {
    const text = wrap(
      String.raw`<string name="a"><![CDATA[<b>Don\'t</b> & go]]></string><string name="b">Hi <xliff:g id="n">%1$s</xliff:g>, it\'s <b>on &amp; off</b></string>`,
    );
    expect(readText(text, android).segments).toMatchObject([
      { id: 'a', data: 'html', value: "<b>Don't</b> & go" },
      { id: 'b', data: 'html', value: 'Hi <xliff:g id="n">%1$s</xliff:g>, it\'s <b>on &amp; off</b>' },
    ]);
    const targets = {
      a: "<b>L'été</b>",
      b: 'L\'<b>un&nbsp;&lt; deux</b><br> <xliff:g id="n">%1$s</xliff:g>',
    };
    const written = writeText(text, targets, android);
    expect(written).toContain(String.raw`<![CDATA[<b>L\'été</b>]]>`);
    expect(written).toContain(
      String.raw`<string name="b">L\'<b>un` +
        '\u00a0&lt; deux</b><br/> <xliff:g id="n">%1$s</xliff:g></string>',
    );
  });

  it('refuse markup that would break the file', () => {
    const text = wrap('<string name="b">Hi <b>you</b></string>');
    expect(() => writeText(text, { b: 'Hi <b>du' }, android)).toThrow(
      /strings\.xml, line 3.*“b” is not well-formed/,
    );
  });

  it('get the plural forms of the target language on lines of their own', () => {
    const text = wrap(
      '<plurals name="n">\n    <item quantity="one">%d file</item>\n    <item quantity="other">%d files</item>\n  </plurals>',
    );
    const targets = {
      'n#one': '%d файл',
      'n#few': '%d файла',
      'n#many': '%d файлов',
      'n#other': "%d ' файла",
    };
    expect(writeText(text, targets, { ...android, targetLanguage: 'ru' })).toBe(
      wrap(
        String.raw`<plurals name="n">
    <item quantity="one">%d файл</item>
    <item quantity="other">%d \' файла</item>
    <item quantity="few">%d файла</item>
    <item quantity="many">%d файлов</item>
  </plurals>`,
      ),
    );
  });

  it('keep what another encoding lacks as references', () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?><resources><string name="a">Gr\u00fc\u00dfe</string></resources>';
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(expectSameBytes(bytes, android).encoding.name).toBe('iso-8859-1');
    expectTargetsRead(bytes, android, () => 'ü – 日本 😀');
  });
});

describe('what is no Android file is refused in one sentence with its place', () => {
  it.each([
    ['<resources><string name="a">x</resources>', 1, 30, 'syntax'],
    ['<resources>\n<string>x</string></resources>', 2, 1, 'syntax'],
    [
      '<resources><string name="a">x</string>\n<string name="a">y</string></resources>',
      2,
      1,
      'duplicate-key',
    ],
    ['<resources><string name="a">a & b</string></resources>', 1, 31, 'syntax'],
    ['<resources><string name="a">&app;</string></resources>', 1, 29, 'entity'],
    // Every object has a value of this name.
    ['<resources><string name="a">&toString;</string></resources>', 1, 29, 'entity'],
    ['<!DOCTYPE resources [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><resources/>', 1, 1, 'doctype'],
    ['<!DOCTYPE resources [<!ENTITY x SYSTEM "file:///etc/passwd">]><resources/>', 1, 1, 'doctype'],
    ['<resources><plurals name="p"><item quantity="some">x</item></plurals></resources>', 1, 30, 'syntax'],
    [`<resources>${'<a>'.repeat(300)}`, 1, 609, 'too-deep'],
    ['{"a": "b"}', 1, 1, 'format'],
  ])('%j', (text, line, column, rule) => {
    expect(problemsOf(text, android)[0]).toMatchObject({ line, column, rule });
  });

  it('lists every duplicate key', () => {
    const text = '<resources>' + '<string name="a">x</string>'.repeat(3) + '</resources>';
    expect(problemsOf(text, android)).toHaveLength(2);
  });
});

describe('properties', () => {
  const escaped = fc
    .array(
      fc.constantFrom(
        'word',
        ' ',
        '\n  ',
        "\\'",
        '\\"',
        '\\n',
        '\\u00e9',
        '&amp;',
        '&lt;',
        '%1$s',
        '"  "',
        'é',
        '<!-- c -->',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));
  const content = fc.oneof(
    escaped,
    escaped.map((text) => `a <b>${text}</b>${text}`),
    escaped.map((text) => `<![CDATA[<i>${text}</i>]]>`),
  );
  const resource = fc
    .tuple(fc.constantFrom('string', 'array', 'plurals'), content, content)
    .map(([kind, one, other]) => (index: number) => {
      if (kind === 'string') return `<string name="s${index}">${one}</string>`;
      if (kind === 'array')
        return `<string-array name="s${index}"><item>${one}</item>\n<item>${other}</item></string-array>`;
      return `<plurals name="s${index}"><item quantity="one">${one}</item><item quantity="other">${other}</item></plurals>`;
    });
  const files = fc
    .array(resource, { maxLength: 6 })
    .map((all) => toBytes(wrap(all.map((make, index) => make(index)).join('\r\n  '))));

  it('generated files come back byte for byte, and with their targets', () => {
    fc.assert(
      fc.property(files, fc.array(typedText, { minLength: 1 }), (bytes, texts) => {
        expectSameBytes(bytes, android);
        expectTargetsRead(bytes, { ...android, targetLanguage: 'ru' }, typedTargets(texts));
      }),
    );
  });

  it('arbitrary bytes cause nothing but a FileError', () => {
    const pieces = [
      '<resources>',
      '</resources>',
      '<string name="a">',
      '</string>',
      '<plurals name="p">',
      '<item quantity="one">',
      '<item quantity="other"/>',
      '</item>',
      '</plurals>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&amp;',
      '&',
      '\\',
      '"',
      "'",
      '<b>',
      '</b>',
      '<?',
      '?>',
      '\r\n',
      '\\u12',
    ];
    fc.assert(
      fc.property(arbitraryFile(pieces), (bytes) => {
        expectOnlyFileErrors(bytes, { ...android, format: 'android' });
      }),
    );
  });
});
