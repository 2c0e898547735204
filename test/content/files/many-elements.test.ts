import { describe, expect, it } from 'vitest';
import { FileText } from '../../../src/content/files/file-text';
import { readSheet } from '../../../src/content/files/xlsx/read-sheets';
import { parseXml, parseXmlTaking } from '../../../src/content/files/xml/parse-xml';

const file = (text: string): FileText => new FileText('many.xml', text);
const sheet = (rows: string): FileText => file(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

describe('An XML file with many elements', () => {
  it('is refused once there are more than can be kept', () => {
    expect(parseXml(file('<a><b/><b/></a>'), 10, 3).children).toHaveLength(2);
    expect(() => parseXml(file('<a><b/><b/><b/></a>'), 10, 3)).toThrow('more than 3 elements');
  });

  it('is read where those that were read are not kept', () => {
    const rows = '<row><c/></row>'.repeat(20);
    let taken = 0;
    const take = ({ name }: { readonly name: string }): boolean => name === 'row' && (taken += 1) > 0;
    expect(parseXmlTaking(file(`<a>${rows}</a>`), take, 3).children).toEqual([]);
    expect(taken).toBe(20);
    expect(() => parseXmlTaking(file('<a><row><c/><c/></row></a>'), take, 3)).toThrow('more than 3 elements');
  });
});

describe('A sheet with more rows or cells than can be kept', () => {
  const cell = '<c><v>1</v></c>';

  it('is refused with the number of rows and cells', () => {
    const most = { rows: 2, cells: 3 };
    const read = (rows: string): number => readSheet(sheet(rows), 'sheet1.xml', [], most).length;
    expect(read(`<row>${cell}</row><row>${cell.repeat(2)}</row>`)).toBe(2);
    expect(() => read('<row/><row/><row/>')).toThrow('more than 2 rows or 3 cells');
    expect(() => read(`<row>${cell.repeat(4)}</row>`)).toThrow('more than 2 rows or 3 cells');
  });
});
