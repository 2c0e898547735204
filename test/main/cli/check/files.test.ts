import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileFormats } from '../../../../src/content/files/formats';
import { commandLine } from '../../../support/command-line';
import { tempFolder } from '../../../support/temp-folder';
import { workbook } from '../../../support/workbook';

const catalog = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: de\\n"

msgid "Pay {sum} now"
msgstr "Jetzt zahlen"

#, fuzzy
msgid "Pay {sum} later"
msgstr "Später zahlen"

msgid "Save the file!"
msgstr "Datei speichern."

msgid "Open the file"
msgstr ""
`;

const xliff = (target: string, source = 'Pay {sum} now'): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">
<file id="f"><unit id="u"><segment>
<source>${source}</source>
<target>${target}</target>
</segment></unit></file></xliff>`;

/** A catalog that has keys in place of sources. */
const keyed = (language: string, text: string): string =>
  `msgid ""\nmsgstr "Language: ${language}\\n"\n\nmsgid "button.pay"\nmsgstr "${text}"\n`;

const inlineCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Writes files into a folder and returns it. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function checkIn(folder: string, names: readonly string[], ...options: readonly string[]) {
  const { code, out, error } = await commandLine([
    'check',
    ...names.map((name) => join(folder, name)),
    ...options,
  ]);
  return { code, error: error.replaceAll(folder, ''), lines: out.replaceAll(folder, '').split('\n') };
}

describe('locdesk check of translated files', () => {
  it('says each problem of a catalog with its place, and what is neither translated nor sure is left out', async () => {
    const folder = folderOf({ 'app.po': catalog });
    expect(await checkIn(folder, ['app.po'], '--source', 'en')).toEqual({
      code: 1,
      error: 'locdesk: 1 file, 2 texts: 1 error, 1 warning.',
      lines: [
        '/app.po, line 7, column 8: Missing placeholder: {sum}. [error placeholders]',
        '/app.po, line 14, column 8: Final “!” became “.” [style end-punctuation]',
      ],
    });
  });

  it('ends with 0 and a summary where no error was found', async () => {
    const folder = folderOf({ 'app.xlf': xliff('Jetzt {sum} zahlen') });
    expect(await checkIn(folder, ['app.xlf'])).toEqual({
      code: 0,
      error: '',
      lines: ['1 file, 1 text: 0 errors, 0 warnings.'],
    });
  });

  it('answers with a line of JSON for each file, and the place of each problem in it', async () => {
    const folder = folderOf({
      'app.xlf': xliff('Jetzt zahlen'),
      'other.xlf': xliff('Datei öffnen', 'Open the file'),
    });
    const { code, lines } = await checkIn(folder, ['app.xlf', 'other.xlf'], '--json');
    expect(code).toBe(1);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        index: 0,
        file: '/app.xlf',
        problems: [
          expect.objectContaining({
            check: 'placeholders',
            level: 'error',
            places: [{ side: 'source', from: 4, to: 9 }],
            line: 5,
            column: 9,
          }),
        ],
      },
      { index: 1, file: '/other.xlf', problems: [] },
    ]);
  });

  it('names the key where a file has no lines', async () => {
    const cells = ['pay', 'Pay {sum} now', 'Jetzt zahlen'].map((text, at) =>
      inlineCell(`${'ABC'[at]}1`, text),
    );
    const folder = folderOf({ 'texts.xlsx': workbook(`<row r="1">${cells.join('')}</row>`) });
    const columns = ['id=A', 'source=B', 'target=C'].flatMap((column) => ['--column', column]);
    const { lines } = await checkIn(
      folder,
      ['texts.xlsx'],
      '--source',
      'en',
      '--target',
      'de',
      '--header',
      'no',
      ...columns,
    );
    expect(lines[0]).toMatch(/^\/texts\.xlsx, .*pay: Missing placeholder: \{sum\}\. \[error placeholders\]$/);
  });

  it('pairs files of one language each with that of the source, by their keys, and takes languages from their names', async () => {
    const folder = folderOf({
      'locales/en.json': '{"pay": "Pay {sum} now", "save": "Save the file", "new": "New"}',
      'locales/de.json': '{"pay": "Jetzt zahlen",\n"save": "Save the file", "old": "Old {name}"}',
      'locales/pt_BR.json': '{"pay": "Pagar {sum} agora"}',
    });
    const names = ['locales/de.json', 'locales/en.json', 'locales/pt_BR.json'];
    const { code, lines, error } = await checkIn(folder, names, '--against', join(folder, 'locales/en.json'));
    expect({ code, lines, error }).toEqual({
      code: 1,
      error: 'locdesk: 2 files, 3 texts: 1 error, 1 warning.',
      lines: [
        '/locales/de.json, line 1, column 10: Missing placeholder: {sum}. [error placeholders]',
        '/locales/de.json, line 2, column 10: Not translated: “Save the file”. [warning target-equals-source]',
      ],
    });
  });

  it('takes the sources of catalogs with keys from the catalog of the source language', async () => {
    const folder = folderOf({ 'en.po': keyed('en', 'Pay {sum} now'), 'de.po': keyed('de', 'Jetzt zahlen') });
    const { lines } = await checkIn(folder, ['en.po', 'de.po'], '--against', join(folder, 'en.po'));
    expect(lines).toEqual(['/de.po, line 5, column 8: Missing placeholder: {sum}. [error placeholders]']);
  });

  it('says that nothing was checked where a catalog has no translation', async () => {
    const folder = folderOf({ 'app.xlf': xliff('') });
    expect((await checkIn(folder, ['app.xlf'])).lines).toEqual(['1 file, 0 texts: 0 errors, 0 warnings.']);
  });

  it('compares the files with each other', async () => {
    const folder = folderOf({
      'a.xlf': xliff('Zahle {sum} jetzt'),
      'b.xlf': xliff('Zahle {sum} jetzt'),
      'c.xlf': xliff('Nun {sum} zahlen'),
    });
    const { lines } = await checkIn(folder, ['a.xlf', 'b.xlf', 'c.xlf']);
    expect(lines.filter((line) => line.includes('[style inconsistent]'))).toEqual([
      expect.stringMatching(
        /^\/c\.xlf, line 5, column 9: Inconsistent translation .* in request \/[ab]\.xlf/,
      ),
    ]);
  });

  it('goes on after a file that can’t be read, and says where and why', async () => {
    const folder = folderOf({ 'broken.po': 'msgid "a', 'app.xlf': xliff('Jetzt zahlen') });
    const { code, lines, error } = await checkIn(folder, ['broken.po', 'app.xlf'], '--source', 'en');
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^\/broken\.po, line 1, column \d+: .* \[syntax\]$/);
    expect(lines[1]).toContain('/app.xlf, line 5');
    expect(error).toBe('locdesk: 2 files, 1 text: 1 error, 0 warnings; 1 file could not be read.');
    const answered = await checkIn(folder, ['broken.po'], '--source', 'en', '--json');
    expect(JSON.parse(answered.lines[0] ?? '')).toMatchObject({ index: 0, problems: [], errors: [lines[0]] });
  });

  it.each([
    [['app.po'], [], '/app.po does not say its source language; name it: --source TAG'],
    [
      ['plain.yaml'],
      ['--source', 'en'],
      '/plain.yaml has one language; name the file that has the sources: --against FILE',
    ],
    [
      ['app.po'],
      ['--source', 'no language'],
      '/app.po: "no language" is no well-formed language tag, like de or de-CH; name one: --source TAG',
    ],
    [[], ['--source', 'en'], 'the translated file is missing'],
    [['app.po'], ['--source', ''], '--source: must not be empty'],
    [['app.po'], ['--source', 'en', '--header', 'perhaps'], '--header perhaps: must be yes or no'],
  ])('refuses %j with %j', async (names, options, message) => {
    const folder = folderOf({ 'app.po': catalog, 'plain.yaml': 'pay: Pay now\n' });
    const { code, error } = await checkIn(folder, names, ...options);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });
});

const tables = fileFormats.filter(({ name }) => /^(?:csv|tsv|xlsx)$/.test(name));

it.each(
  [...fileFormats.filter(({ isBilingual }) => isBilingual), ...tables].flatMap(
    ({ extensions }) => extensions,
  ),
)('takes a file with the ending .%s for a translated one without an option', async (ending) => {
  const folder = folderOf({ [`texts.${ending}`]: '{' });
  const { code, lines } = await checkIn(folder, [`texts.${ending}`]);
  expect(code).toBeGreaterThan(0);
  // JSON Lines are answered in JSON.
  expect(lines[0]).not.toMatch(/^\{/);
});
