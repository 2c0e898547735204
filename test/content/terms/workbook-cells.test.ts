import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columnName } from '../../../src/content/files/table/table-columns';
import { readTermFile } from '../../../src/content/terms/term-files';

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

const formula = (cell: string, value: string) => `<c r="${cell}" t="str"><f>A1&amp;"x"</f>${value}</c>`;

/** Reads a workbook with the columns English, German, Status and Note, and lists its entries in short. */
function read(rows: string, merged = '', styles?: string) {
  const head = `<row r="1">${text('A1', 'English')}${text('B1', 'German')}${text('C1', 'Status')}${text('D1', 'Note')}</row>`;
  const ranges = merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`;
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="Texts" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${head}${rows}</sheetData>${ranges}</worksheet>`,
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])),
  );
  const { entries, notices } = readTermFile('terms.xlsx', bytes);
  return {
    entries: entries.map(({ terms, note }) => [
      ...Object.entries(terms).flatMap(([language, list]) =>
        list.map((term) => `${language} ${term.text} ${term.status}`),
      ),
      ...(note === undefined ? [] : [note]),
    ]),
    notices: notices.map(({ kind, detail, count, line }) => `${kind} ${detail} ${count} ${line}`),
  };
}

describe('merged cells of a workbook', () => {
  it('have their text in each of their rows', () => {
    const rows = `<row r="2">${text('A2', 'directory')}${text('B2', 'Verzeichnis')}${text('D2', 'old')}</row>
      <row r="3"><c r="A3" s="1"/>${text('B3', 'Ordner')}${text('C3', 'forbidden')}</row>
      <row r="4">${text('A4', 'disk')}${text('B4', 'Platte')}</row>`;
    expect(read(rows, '<mergeCell ref="A2:A3"/><mergeCell ref="D2:D3"/>')).toEqual({
      entries: [
        ['en directory preferred', 'de Verzeichnis preferred', 'de Ordner forbidden', 'old'],
        ['en disk preferred', 'de Platte preferred'],
      ],
      notices: [],
    });
  });

  it('are no entry where they are headings', () => {
    const again = ['A', 'B', 'C', 'D'];
    const rows = `<row r="2"/><row r="3">${text('A3', 'disk')}${text('B3', 'Platte')}</row>`;
    const merged = again.map((column) => `<mergeCell ref="${column}1:${column}2"/>`).join('');
    expect(read(rows, merged)).toEqual({
      entries: [['en disk preferred', 'de Platte preferred']],
      notices: [],
    });
  });

  it('beside each other have it once', () => {
    const rows = `<row r="2">${text('A2', 'directory')}<c r="B2"/></row><row r="3">${text('B3', 'Ordner')}</row>`;
    expect(read(rows, '<mergeCell ref="A2:B2"/>').entries).toEqual([
      ['en directory preferred'],
      ['de Ordner preferred'],
    ]);
  });

  it('that would make a small file large are refused', () => {
    const columns = Array.from({ length: 700 }, (_, index) => columnName(index));
    const rows = Array.from({ length: 1600 }, (_, index) => `<row r="${index + 3}"/>`).join('');
    const first = `<row r="2">${columns.map((column) => text(`${column}2`, 'x')).join('')}</row>`;
    const merged = columns.map((column) => `<mergeCell ref="${column}2:${column}9999"/>`).join('');
    expect(() => read(`${first}${rows}`, merged)).toThrow('too many merged cells');
  });
});

describe('cells of a workbook without a text of their own', () => {
  it('that a formula made have its value; without one, or with an error, they are said', () => {
    const rows = `<row r="2">${formula('A2', '<v>file</v>')}${text('B2', 'Datei')}</row>
      <row r="3">${formula('A3', '')}${text('B3', 'Platte')}</row>
      <row r="4"><c r="A4" t="e"><f>B9</f><v>#NAME?</v></c>${text('B4', 'Maus')}</row>`;
    expect(read(rows)).toEqual({
      entries: [['en file preferred', 'de Datei preferred'], ['de Platte preferred'], ['de Maus preferred']],
      notices: ['formula A 2 3'],
    });
  });

  it('that are shown as dates are said, and other numbers are terms', () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]yyyy\\-mm"/>
      <numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const rows = ['', ' s="1"', ' s="2"', ' s="3"']
      .map((style, index) => {
        const row = index + 2;
        return `<row r="${row}"><c r="A${row}"${style}><v>4602${index}</v></c>${text(`B${row}`, `Wort ${index}`)}</row>`;
      })
      .join('');
    expect(read(rows, '', styles)).toEqual({
      entries: [
        ['en 46020 preferred', 'de Wort 0 preferred'],
        ['de Wort 1 preferred'],
        ['de Wort 2 preferred'],
        ['en 46023 preferred', 'de Wort 3 preferred'],
      ],
      notices: ['date A 2 3'],
    });
    const written = `<row r="2"><c r="A2" t="d" s="1"><v>2026-11-28</v></c>${text('B2', 'Tag')}</row>`;
    expect(read(written, '', styles)).toEqual({
      entries: [['en 2026-11-28 preferred', 'de Tag preferred']],
      notices: [],
    });
  });
});
