import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, segmentsOf, writeText } from './support/file-laws';

const plist = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>${inside}</dict>\n</plist>\n`;

describe('a stringsdict file', () => {
  const stringsdict = { name: 'Localizable.stringsdict', targetLanguage: 'ru' };
  const text = plist(`
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@n@ copied</string>
    <key>n</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>zero</key>
      <string>no files</string>
      <key>one</key>
      <string>%d file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
  <key>wide</key>
  <dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi</string></dict></dict>
`);

  it('gives the forms of the target language, formats with words, and widths', () => {
    expect(readText(text, stringsdict).segments.map(({ id, plural, value }) => [id, plural, value])).toEqual([
      ['files', undefined, '%#@n@ copied'],
      ['files|n#zero', 'zero', 'no files'],
      ['files|n#one', 'one', '%d file'],
      ['files|n#few', 'few', '%d files'],
      ['files|n#many', 'many', '%d files'],
      ['files|n#other', 'other', '%d files'],
      ['wide|20', undefined, 'Hi'],
    ]);
  });

  it('gets the forms that it lacks', () => {
    expect(writeText(text, { 'files|n#few': '%d файла', 'files|n#many': '%d <файлов>' }, stringsdict)).toBe(
      text.replace(
        '<string>%d files</string>',
        '<string>%d files</string>\n      <key>few</key>\n      <string>%d файла</string>\n      <key>many</key>\n      <string>%d &lt;файлов></string>',
      ),
    );
  });

  it.each([
    [plist('<key>a</key>'), 4, 7, 'syntax'],
    [plist('<key>a</key><dict/>\n<key>a</key><dict/>'), 5, 1, 'duplicate-key'],
    ['<plist version="1.0"><array/></plist>', 1, 1, 'format'],
  ])('is refused with its place: %j', (broken, line, column, rule) => {
    expect(problemsOf(broken, stringsdict)[0]).toMatchObject({ line, column, rule });
  });
});

describe('a string catalog', () => {
  const catalog = { name: 'Localizable.xcstrings', targetLanguage: 'pl' };
  const text = `{
  "sourceLanguage" : "en",
  "strings" : {
    "Hello" : {
      "comment" : "A greeting"
    },
    "Done" : {
      "localizations" : {
        "pl" : {
          "stringUnit" : {
            "state" : "needs_review",
            "value" : "Gotowy"
          }
        }
      }
    },
    "no" : {
      "shouldTranslate" : false
    },
    "%lld files" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld file"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld files"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}`;

  it('gives keys or source texts, with targets and the forms of the target language', () => {
    expect(segmentsOf(text, catalog)).toEqual([
      { id: 'Hello', data: 'text', value: 'Hello', comment: 'A greeting' },
      { id: 'Done', data: 'text', value: 'Done', existing: 'Gotowy', isFuzzy: true },
      ...['one', 'few', 'many', 'other'].map((plural) => ({
        id: `%lld files|plural|${plural}`,
        data: 'text',
        value: plural === 'one' ? '%lld file' : '%lld files',
        plural,
      })),
    ]);
  });

  it.each(['new', 'needs_review', 'machine_translated'])('confirms a target in the state %s', (state) => {
    const open = text.replace('needs_review', state);
    expect(segmentsOf(open, catalog)[1]).toMatchObject({ existing: 'Gotowy', isFuzzy: true });
    expect(writeText(open, { Done: 'Gotowy' }, catalog)).toBe(text.replace('needs_review', 'translated'));
  });

  it('gets targets beside those of other languages, as Xcode writes them', () => {
    const targets = {
      Hello: 'Cześć',
      Done: 'Gotowy',
      '%lld files|plural|one': '%lld plik',
      '%lld files|plural|few': '%lld pliki',
    };
    const written = writeText(text, targets, catalog);
    expect(written).toContain(`    "Hello" : {
      "comment" : "A greeting",
      "localizations" : {
        "pl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cześć"
          }
        }
      }
    },`);
    expect(written).toContain('"state" : "translated",\n            "value" : "Gotowy"');
    expect(readText(written, catalog).segments.map(({ existing }) => existing)).toEqual([
      'Cześć',
      'Gotowy',
      '%lld plik',
      '%lld pliki',
      undefined,
      undefined,
    ]);
    expect(JSON.parse(written).strings['%lld files'].localizations.en).toEqual(
      JSON.parse(text).strings['%lld files'].localizations.en,
    );
  });

  it('gets forms in place of the one text that a language has from the time before the plural', () => {
    const before = text.replace(
      /"%lld files" : \{\n      "localizations" : \{/,
      '$&\n        "pl" : { "stringUnit" : { "state" : "translated", "value" : "Pliki: %lld" } },',
    );
    const forms = { '%lld files|plural|one': '%lld plik', '%lld files|plural|other': '%lld pliku' };
    const localizations = JSON.parse(writeText(before, forms, catalog)).strings['%lld files'].localizations;
    expect(localizations.pl).toEqual({
      variations: {
        plural: {
          one: { stringUnit: { state: 'translated', value: '%lld plik' } },
          other: { stringUnit: { state: 'translated', value: '%lld pliku' } },
        },
      },
    });
    expect(localizations.en).toEqual(JSON.parse(text).strings['%lld files'].localizations.en);
    expect(writeText(before, {}, catalog)).toBe(before);
  });

  it('gets one text in place of the plural forms that a language has from the time before', () => {
    const forms =
      '{ "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Stare" } } } }';
    const before = text.replace(
      /"Hello" : \{\n/,
      `$&      "localizations" : { "pl" : { "variations" : ${forms} } },\n`,
    );
    expect(writeText(before, {}, catalog)).toBe(before);
    const { Hello } = JSON.parse(writeText(before, { Hello: 'Witaj' }, catalog)).strings;
    expect(Hello.localizations.pl).toEqual({ stringUnit: { state: 'translated', value: 'Witaj' } });
  });

  it('is refused where it is none', () => {
    expect(problemsOf('{"a": "b"}', catalog)[0]).toMatchObject({ rule: 'format' });
  });
});

const content = fc
  .array(fc.constantFrom('a', ' ', '&amp;', '%d', 'é', '\r\n'), { maxLength: 4 })
  .map((parts) => parts.join(''));

describeLaws({
  options: { name: 'a.stringsdict', format: 'stringsdict' },
  files: fc
    .array(fc.tuple(content, content), { maxLength: 4 })
    .map((all) =>
      plist(
        all
          .map(
            ([one, other], index) =>
              `<key>k${index}</key><dict><key>v</key><dict><key>one</key><string>${one}</string><key>other</key><string>x${other}</string></dict></dict>`,
          )
          .join('\n'),
      ),
    ),
  pieces: [
    '<plist>',
    '</plist>',
    '<dict>',
    '</dict>',
    '<dict/>',
    '<key>',
    '</key>',
    '<string>',
    '</string>',
    '<string/>',
    'one',
    'other',
    'NSStringLocalizedFormatKey',
  ],
});

const unit = fc
  .string({ unit: 'grapheme', maxLength: 5 })
  .map((value) => ({ stringUnit: { state: 'translated', value: `x${value}` } }));
const localization = fc.oneof(
  unit,
  fc.tuple(unit, unit).map(([one, other]) => ({ variations: { plural: { one, other } } })),
);
const entry = fc.record(
  {
    comment: fc.constant('c'),
    localizations: fc.record({ en: localization, fr: localization }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

describeLaws({
  options: { name: 'a.xcstrings', format: 'xcstrings' },
  files: fc
    .tuple(
      fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), entry, { maxKeys: 4 }),
      fc.constantFrom(2, 0),
    )
    .map(([strings, indent]) =>
      JSON.stringify({ sourceLanguage: 'en', strings, version: '1.0' }, null, indent),
    ),
  pieces: [
    '{"sourceLanguage":"en","strings":{',
    '"a":{',
    '}',
    '"localizations":{',
    '"ru":{',
    '"stringUnit":{',
    '"value":"x"',
    '"variations":{"plural":{"one":{',
    ',',
    '"state":"new"',
  ],
});
