import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readContentFile,
  writeContentFile,
  type WriteOptions,
} from '../../../src/content/files/content-files';
import { FileText } from '../../../src/content/files/file-text';
import { previewTable } from '../../../src/content/files/table/preview-table';
import { readDelimited } from '../../../src/content/files/table/read-delimited';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, segmentsOf, toBytes, valuesOf, writeText } from './support/file-laws';

const csv = { name: 'texts.csv' };
const chosen = { ...csv, columns: { id: 'Key', source: 'English', target: 'German', comment: 'D' } };

describe('a CSV file', () => {
  const text =
    'Key,English,German,Note\r\nsave,"Save ""all"", now",,Button\r\nhi,Hi,Hallo\r\nsum,=SUM(A1),,\r\nshort,Short\r\n';

  it('gives the columns chosen, by name or letter', () => {
    expect(segmentsOf(text, chosen)).toEqual([
      { id: 'save', data: 'text', value: 'Save "all", now', comment: 'Button' },
      { id: 'hi', data: 'text', value: 'Hi', existing: 'Hallo' },
      { id: 'short', data: 'text', value: 'Short' },
    ]);
  });

  it('keeps formulas, and says so', () => {
    expect(readText(text, chosen).problems).toMatchObject([{ line: 4, column: 5, rule: 'formula' }]);
    expect(() => writeText(text, { hi: '=1+1' }, chosen)).toThrow(/line 3.*begins with “=”/);
  });

  it('gets targets in their column, also where a row is too short', () => {
    expect(writeText(text, { save: 'Alles, "jetzt"', short: 'Kurz' }, chosen)).toBe(
      text.replace('now",,', 'now","Alles, ""jetzt""",').replace('short,Short', 'short,Short,Kurz'),
    );
  });

  it('is written in place where no column is for targets', () => {
    const options = { ...csv, columns: { source: '1', hasHeader: false } };
    expect(valuesOf('a;b\n"c";d', options)).toEqual({ 1: 'a', 2: 'c' });
    expect(writeText('a;b\n"c";d', { 1: 'x;y', 2: 'z' }, options)).toBe('"x;y";b\n"z";d');
  });

  it('guesses its columns from usual names', () => {
    expect(segmentsOf('id\ten\tcomment\n1\tA\tB', { name: 'a.tsv' })).toEqual([
      { id: '1', data: 'text', value: 'A', comment: 'B' },
    ]);
  });

  it('guesses a column of keys before one of names or labels, whose cells may repeat', () => {
    const rows = 'screen\tlabel\tkey\ten\nhome\ttitle\twelcome\tHello\nhome\ttitle\tbye\tGoodbye';
    expect(valuesOf(rows, { name: 'a.tsv' })).toEqual({ welcome: 'Hello', bye: 'Goodbye' });
    expect(valuesOf('label\ten\nok\tOK', { name: 'a.tsv' })).toEqual({ ok: 'OK' });
  });

  const many = 'Key,EN,de,fr_FR,Target (Polish),Limit\nhi,Hi,Hallo,,Cze\u015b\u0107,12\nno,No,,Non,,x\n';
  const sheet = { name: 'many.csv' };

  it.each([
    ['de', ['Hallo', undefined]],
    ['de-AT', ['Hallo', undefined]],
    ['fr-FR', [undefined, 'Non']],
    ['pl', ['Cze\u015b\u0107', undefined]],
    ['it', [undefined, undefined]],
  ])('has its targets in %s where a column is named like it', (targetLanguage, existing) => {
    const file = readContentFile(toBytes(many), { ...sheet, targetLanguage });
    expect(file.segments.map((segment) => segment.existing)).toEqual(existing);
    expect(file.segments.map(({ maxLength }) => maxLength)).toEqual([12, undefined]);
  });

  it('keeps its source where the language has a column, chosen or by its name', () => {
    const inItalian = { ...sheet, targetLanguage: 'it', untranslated: 'source' } as const;
    const targets = new Map([['hi', 'Ciao']]);
    const write = (options: WriteOptions) =>
      new TextDecoder().decode(writeContentFile(toBytes(many), targets, options));
    expect(write(inItalian)).toBe(many.replace('hi,Hi', 'hi,Ciao'));
    expect(write({ ...inItalian, columns: { targets: { it: 'D' } } })).toBe(
      many.replace('Hallo,,', 'Hallo,Ciao,'),
    );
    expect(write({ ...inItalian, targetLanguage: 'de' })).toBe(many.replace('Hallo', 'Ciao'));
    expect(write({ ...inItalian, targetLanguage: 'de', columns: { targets: { de: '' } } })).toBe(
      many.replace('hi,Hi', 'hi,Ciao'),
    );
  });

  it('has no row of names where none is recognized or chosen', () => {
    const bare = { ...csv, columns: { source: 'B' } };
    expect(valuesOf('greeting,Hello\nbye,Goodbye', bare)).toEqual({ 1: 'Hello', 2: 'Goodbye' });
    expect(valuesOf('Kennung,Hello\nbye,Goodbye', { ...csv, columns: { source: 'hello' } })).toEqual({
      2: 'Goodbye',
    });
    expect(valuesOf('a,b\nc,d', { ...csv, columns: { source: 'B', hasHeader: true } })).toEqual({ 2: 'd' });
  });

  it('guesses the columns that are not chosen', () => {
    expect(segmentsOf(text, { ...csv, columns: { comment: '' } })[0]).toEqual({
      id: 'save',
      data: 'text',
      value: 'Save "all", now',
    });
  });

  it('shows its beginning to choose columns by', () => {
    expect(previewTable(toBytes(text), csv, 2)).toMatchObject([
      {
        name: '',
        rowCount: 5,
        rows: [
          ['Key', 'English', 'German', 'Note'],
          ['save', 'Save "all", now', '', 'Button'],
        ],
      },
    ]);
  });

  it.each([
    ['a,b\n1,2', csv, 1, 1, 'columns'],
    ['Key,English,German,x\na,"b', chosen, 2, 3, 'syntax'],
    ['Key,English,German,x\na,"b"c', chosen, 2, 5, 'syntax'],
    ['Key,English,German,x\na,b\na,c', chosen, 3, 1, 'duplicate-key'],
    ['Key,English\na,b', chosen, 1, 1, 'columns'],
  ])('is refused with its place: %j', (broken, options, line, column, rule) => {
    expect(problemsOf(broken, options)[0]).toMatchObject({ line, column, rule });
  });
});

const cell = fc
  .array(fc.constantFrom('a', ' ', ',', '"', '\n', 'é', ';'), { maxLength: 5 })
  .map((parts) => parts.join(''))
  .map((text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));

for (const target of [undefined, 'target']) {
  describeLaws({
    options: {
      name: 'a.csv',
      format: 'csv',
      columns: { source: 'source', ...(target === undefined ? {} : { target }) },
    },
    files: fc
      .tuple(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), fc.constantFrom('\n', '\r\n'))
      .map(([rows, lineEnd]) => ['source,target', ...rows.map(([a, b]) => `${a},${b}`)].join(lineEnd)),
    pieces: ['source', ',', ';', '"', '\n', '\r', '=', 'a', 'target', 'sep=;\n'],
  });
}

it('a table that is read up to a number of cells keeps no more of a row', () => {
  const { rows } = readDelimited(new FileText('a.csv', 'a,"b,c",d\ne,f,g'), undefined, 2);
  expect(rows.map(({ cells }) => Array.from(cells.values(), ({ text }) => text))).toEqual([
    ['a', 'b,c'],
    ['e', 'f'],
  ]);
});
