import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  readContentFile,
  writeContentFile,
  type FileOptions,
} from '../../../src/content/files/content-files';
import { previewTable } from '../../../src/content/files/table/preview-table';
import {
  expectOnlyFileErrors,
  expectSameBytes,
  expectTargetsRead,
  problemsOf,
  typedTargets,
  typedText,
} from './support/file-laws';
import { workbook } from '../../support/workbook';

const excel: FileOptions = { name: 'texts.xlsx', columns: { id: 'A', source: 'B', target: 'C' } };

/** The workbook as Excel for the web names its own parts at times. */
function numbered(whole: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(whole)).map(([name, part]) => [
    name.replace(/(?<=workbook|sharedStrings)(?=\.xml)/, '22'),
    part,
  ]);
  return zipSync(Object.fromEntries(parts));
}

const header =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>';
const names = ['<t>key</t>', '<t>source</t>', '<t>target</t>'];

describe('an Excel workbook', () => {
  const bytes = workbook(
    `${header}<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" s="5" t="s"><v>4</v></c></row>
<row r="3"><c r="A3" t="inlineStr"><is><t>k2</t></is></c><c r="B3" t="s"><v>4</v></c><c r="C3" s="7"/><c r="D3"><v>1</v></c></row>
<row r="4"><c r="A4" t="inlineStr"><is><t>k3</t></is></c><c r="B4" t="str"><f>A1</f><v>key</v></c></row><row r="5"><c r="B5"><v>12</v></c></row>`,
    [
      ...names,
      '<t>k1</t>',
      '<r><t>Rich </t></r><r><rPr/><t xml:space="preserve">text &amp; more</t></r><rPh><t>x</t></rPh>',
    ],
  );

  it('gives the text cells of the columns chosen, and leaves numbers and formulas', () => {
    const file = readContentFile(bytes, excel);
    expect(file.segments.map(({ id, value }) => [id, value])).toEqual([
      ['Texts!k1', 'Rich text & more'],
      ['Texts!k2', 'Rich text & more'],
    ]);
    expect(file.problems).toMatchObject([{ rule: 'formula' }]);
  });

  it('whose own parts have numbers, as Excel for the web writes them, is read and written back', () => {
    expect(readContentFile(numbered(bytes), excel).segments).toEqual(readContentFile(bytes, excel).segments);
    const targets = new Map([['Texts!k1', 'Eins']]);
    const options = { ...excel, targetLanguage: 'de', untranslated: 'source' } as const;
    const written = (whole: Uint8Array) => unzipSync(writeContentFile(whole, targets, options));
    expect(written(numbered(bytes))).toEqual(unzipSync(numbered(zipSync(written(bytes)))));
  });

  it('has keys and limits that are numbers', () => {
    const numbers = workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
<row r="2"><c r="A2"><v>1001</v></c><c r="B2" t="s"><v>3</v></c><c r="C2"><v>20</v></c></row>
<row r="3"><c r="A3"><v>1002</v></c><c r="B3"><v>7</v></c></row>`,
      ['<t>id</t>', '<t>source</t>', '<t>max length</t>', '<t>Save</t>'],
    );
    expect(readContentFile(numbers, { name: 'texts.xlsx' }).segments).toMatchObject([
      { id: 'Texts!1001', value: 'Save', maxLength: 20 },
    ]);
  });

  it('gets targets in their column, with all other parts as they were', () => {
    const targets = new Map([
      ['Texts!k1', 'Eins <1>'],
      ['Texts!k2', ' zwei\n_x0041_ '],
    ]);
    const written = writeContentFile(bytes, targets, {
      ...excel,
      targetLanguage: 'de',
      untranslated: 'source',
    });
    const [before, after] = [unzipSync(bytes), unzipSync(written)];
    const changed = Object.keys(after).filter(
      (name) => Buffer.compare(before[name] ?? new Uint8Array(), after[name] ?? new Uint8Array()) !== 0,
    );
    expect(changed).toEqual(['xl/worksheets/sheet1.xml']);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const sheet = strFromU8(after['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain(
      '<c r="C2" t="inlineStr"><is><t xml:space="preserve">Eins &lt;1></t></is></c></row>',
    );
    expect(sheet).toContain('<c r="C3" s="7" t="inlineStr">');
    expect(readContentFile(written, excel).segments.map(({ existing }) => existing)).toEqual([
      'Eins <1>',
      ' zwei\n_x0041_ ',
    ]);
  });

  it('shows its beginning to choose columns by', () => {
    expect(previewTable(bytes, { name: 'texts.xlsx' }, 2)).toMatchObject([
      {
        name: 'Texts',
        rowCount: 5,
        rows: [
          ['key', 'source', 'target'],
          ['k1', 'Rich text & more', ''],
        ],
      },
    ]);
  });

  it.each([
    [Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'syntax'],
    [zipSync({ 'a.txt': strToU8('x') }), 'format'],
    [workbook('<row><c r="A1" t="inlineStr"><is><t>a</t></is></c>'), 'syntax'],
  ])('is refused when it is broken (%#)', (broken, rule) => {
    expect(problemsOf(broken, excel)[0]).toMatchObject({ rule });
  });

  it('is refused when it grows too much', () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(1_000_000) });
    expect(problemsOf(bomb, { ...excel, mostBytes: 200_000 })[0]).toMatchObject({ rule: 'too-large' });
  });
});

describe('for every workbook', () => {
  const rows = fc
    .array(fc.tuple(fc.string({ unit: fc.constantFrom('a', ' ', 'é', '&amp;', '\n') }), fc.boolean()), {
      maxLength: 5,
    })
    .map((all) =>
      all
        .map(
          ([text, hasTarget], index) =>
            `<row r="${index + 2}"><c r="B${index + 2}" t="inlineStr"><is><t>${text}</t></is></c>${hasTarget ? `<c r="C${index + 2}" t="inlineStr"><is><t>y</t></is></c>` : ''}</row>`,
        )
        .join(''),
    );

  it('nothing changes where nothing is translated, and targets are read as they were written', () => {
    fc.assert(
      fc.property(rows, fc.array(typedText, { minLength: 1 }), (text, texts) => {
        const bytes = workbook(header + text, names);
        expectSameBytes(bytes, excel);
        expectTargetsRead(bytes, excel, typedTargets(texts));
      }),
    );
  });

  it('arbitrary bytes cause nothing but a FileError', () => {
    const bytes = workbook(header, names);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), (at, value, isCut) => {
        const broken = isCut ? bytes.slice(0, at) : bytes.with(at, value);
        expectOnlyFileErrors(broken, { ...excel, format: 'xlsx' });
      }),
    );
  });
});
