import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryFile,
  expectOnlyFileErrors,
  expectSameBytes,
  expectTargetsRead,
  problemsOf,
  readText,
  segmentsOf,
  toBytes,
  typedTargets,
  typedText,
  writeText,
} from './support/file-laws';

const german = { name: 'de.po', targetLanguage: 'de' };
const header = String.raw`msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
`;

describe('a PO file', () => {
  it('gives sources and existing targets with comments, contexts and limits', () => {
    const text = `${header}
# A translator's note
#. Shown on the button
#: src/a.c:1
#, c-format, max-length:20
msgctxt "menu"
msgid "Open %s"
msgstr "%s \\"öffnen\\""

msgid ""
"Two\\n"
"lines"
msgstr ""

#, fuzzy
#| msgid "Closed"
msgid "Close"
msgstr "Zu"

#~ msgid "old"
#~ msgstr "alt"
`;
    expect(readText(text, german).targetLanguage).toBe('de');
    expect(segmentsOf(text, german)).toEqual([
      {
        id: 'menu|Open %s',
        data: 'text',
        value: 'Open %s',
        comment: 'Shown on the button',
        context: 'menu',
        maxLength: 20,
        existing: '%s "öffnen"',
      },
      { id: 'Two\\nlines', data: 'text', value: 'Two\nlines' },
      { id: 'Close', data: 'text', value: 'Close', existing: 'Zu', isFuzzy: true },
    ]);
    expect(writeText(text, { Close: 'Zu', 'Two\\nlines': 'Zwei\nZeilen' }, german)).toBe(
      text
        .replace('"lines"\nmsgstr ""', '"lines"\nmsgstr ""\n"Zwei\\n"\n"Zeilen"')
        .replace('#, fuzzy\n#| msgid "Closed"\n', ''),
    );
  });

  it('keeps targets that nothing is given for', () => {
    const text = `${header}\nmsgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr ""\n`;
    expect(writeText(text, { c: 'd' }, german)).toBe(text.replace('"c"\nmsgstr ""', '"c"\nmsgstr "d"'));
    expect(writeText(text, { c: 'd' }, german, 'empty')).toBe(
      text.replace('"c"\nmsgstr ""', '"c"\nmsgstr "d"').replace('msgstr "b"', 'msgstr ""'),
    );
  });

  it('removes only fuzzy of several flags', () => {
    const text = `${header}\n#, fuzzy, c-format\nmsgid "a"\nmsgstr "b"\n`;
    expect(writeText(text, { a: 'b' }, german)).toBe(text.replace(', fuzzy', ''));
  });
});

describe('a template', () => {
  const template = String.raw`msgid ""
msgstr ""
"Language: \n"
"Content-Type: text/plain; charset=CHARSET\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] ""
msgstr[1] ""
`;

  it('gets the header and the forms of the target language', () => {
    const options = { name: 'app.pot', targetLanguage: 'ru' };
    expect(readText(template, options).segments.map(({ id, plural, value }) => [id, plural, value])).toEqual([
      ['%d file#one', 'one', '%d file'],
      ['%d file#few', 'few', '%d files'],
      ['%d file#many', 'many', '%d files'],
    ]);
    const targets = { '%d file#one': '%d файл', '%d file#few': '%d файла', '%d file#many': '%d файлов' };
    expect(writeText(template, targets, options)).toBe(String.raw`msgid ""
msgstr ""
"Language: ru\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d файл"
msgstr[1] "%d файла"
msgstr[2] "%d файлов"
`);
  });

  it.each([
    ['ja', ['other']],
    ['fr', ['one', 'other']],
    ['lv', ['one', 'other', 'zero']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['pl', ['one', 'few', 'many']],
    ['sl', ['one', 'two', 'few', 'other']],
  ])('in %s has the forms %j', (targetLanguage, forms) => {
    const { segments } = readText(template, { name: 'app.pot', targetLanguage });
    expect(segments.map(({ plural }) => plural)).toEqual(forms);
  });
});

describe('what is no PO file is refused in one sentence with its place', () => {
  it.each([
    ['msgid "a\nmsgstr "b"', 1, 7, 'syntax'],
    ['msgid "a" x\nmsgstr "b"', 1, 10, 'syntax'],
    ['msgid "a"\nmsgid "b"\nmsgstr ""', 1, 1, 'syntax'],
    ['msgid "a"\nmsgstr "b"\nhello', 3, 1, 'syntax'],
    ['"a"\nmsgid "a"', 1, 1, 'syntax'],
    ['msgid "a"\nmsgid_plural "b"\nmsgstr "c"', 1, 1, 'syntax'],
    ['msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"', 4, 1, 'duplicate-key'],
  ])('%j', (text, line, column, rule) => {
    expect(problemsOf(text, { ...german, format: 'po' })[0]).toMatchObject({ line, column, rule });
  });
});

describe('properties', () => {
  const quoted = fc
    .array(fc.constantFrom('word', ' ', '\\n', '\\"', '\\\\', '\\t', '%s', 'é', '\\x41', '\\101', '"\n"'), {
      maxLength: 6,
    })
    .map((parts) => `"${parts.join('')}"`);
  const entry = fc.tuple(
    quoted,
    quoted,
    fc.constantFrom('', '#, fuzzy\n', '#. c\n#, c-format, fuzzy\n'),
    fc.boolean(),
  );
  const files = fc
    .tuple(fc.array(entry, { maxLength: 6 }), fc.constantFrom('\n', '\r\n'))
    .map(([entries, lineEnd]) =>
      toBytes(
        [
          header,
          ...entries.map(([source, target, comments, isPlural], index) =>
            isPlural
              ? `${comments}msgctxt "c${index}"\nmsgid "x"\nmsgid_plural ${source}\nmsgstr[0] ${target}\nmsgstr[1] ""\n`
              : `${comments}msgctxt "c${index}"\nmsgid "x"${source}\nmsgstr ${target}\n`.replace(
                  '""',
                  '"\n"',
                ),
          ),
        ]
          .join('\n')
          .replaceAll('\n', lineEnd),
      ),
    );

  it('generated files come back byte for byte, and with their targets', () => {
    fc.assert(
      fc.property(files, fc.array(typedText, { minLength: 1 }), (bytes, texts) => {
        expectTargetsRead(bytes, { ...german, targetLanguage: 'ru' }, typedTargets(texts));
        expectTargetsRead(bytes, german, typedTargets(texts));
        if (!new TextDecoder().decode(bytes).includes('fuzzy')) expectSameBytes(bytes, german);
      }),
    );
  });

  it('arbitrary bytes cause nothing but a FileError', () => {
    const pieces = [
      'msgid ',
      'msgstr ',
      'msgstr[0] ',
      'msgid_plural ',
      'msgctxt ',
      '"',
      '"a"',
      '\n',
      '#, fuzzy\n',
      '#| x\n',
      '#~ x\n',
      '\\',
      'Plural-Forms: nplurals=2; plural=n;',
      '""\n',
    ];
    fc.assert(
      fc.property(arbitraryFile(pieces), (bytes) => {
        expectOnlyFileErrors(bytes, { ...german, format: 'po' });
      }),
    );
  });
});
