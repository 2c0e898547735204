import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { HandoverDocument } from '../../../../src/content/handover/handover-document';
import { tableColumns } from '../../../../src/content/handover/table/table-columns';
import { xlsxHandover } from '../../../../src/content/handover/xlsx/xlsx-handover';
import { decodeXml, encodeXml, identity, rowOf, type EditedFile, type EditedRow } from './edited-row';

const letters = Object.fromEntries(
  tableColumns.map((column, index) => [column, String.fromCodePoint(65 + index)]),
);

/** Opens the workbook of a hand-over. */
export function openWorkbook(document: HandoverDocument): EditedFile {
  const parts = unzipSync(xlsxHandover.write(document));
  const names = Object.keys(parts).filter(
    (name) => /sheet\d+\.xml$/.test(name) && !name.endsWith('sheet1.xml'),
  );
  const rows = names.flatMap((name, group) =>
    Array.from(strFromU8(parts[name] ?? new Uint8Array()).matchAll(/<row [^>]*>.*?<\/row>/gs))
      .slice(2)
      .map(([original]) => rowOf(cellsOf(original), group, original)),
  );
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    const shared: string[] = [];
    const sheets = names.map((name, group) => {
      const text = strFromU8(parts[name] ?? new Uint8Array());
      const own = edited
        .filter((row) => row.group === group)
        .map((row, index) => sheetRow(row, index + 3, style, shared));
      const first = text.indexOf('<row r="3"');
      const end = text.indexOf('</sheetData>');
      return [
        name,
        strToU8((first === -1 ? text.slice(0, end) : text.slice(0, first)) + own.join('') + text.slice(end)),
      ] as const;
    });
    const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${shared.join('')}</sst>`;
    return zipSync({
      ...parts,
      ...Object.fromEntries(sheets),
      ...(shared.length === 0 ? {} : { 'xl/sharedStrings.xml': strToU8(strings) }),
    });
  };
  return { rows, save };
}

function cellsOf(row: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tableColumns.map((column) => {
      const [, text = ''] =
        new RegExp(`<c r="${letters[column]}\\d+"[^>]*><is><t[^>]*>(.*?)</t>`, 's').exec(row) ?? [];
      return [column, decodeXml(text).replaceAll('_x005F_', '_')];
    }),
  );
}

/** Programs share strings, divide them into runs, or leave them in their cells. */
function sheetRow(row: EditedRow, number: number, style: number, shared: string[]): string {
  const renumbered = row.original.replaceAll(/( r=")([A-Z]*)\d+"/g, `$1$2${number}"`);
  return ([...identity, 'target', 'verdict', 'comment'] as const).reduce((xml, column) => {
    const value = row[column];
    const safe = encodeXml(value).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
    const place = `${letters[column] ?? ''}${number}`;
    const half = Math.floor(safe.length / 2);
    const isDivisible = style % 3 === 2 && !/[&;\uD800-\uDFFF]|_x/.test(safe);
    const content = isDivisible
      ? `<r><t xml:space="preserve">${safe.slice(0, half)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${safe.slice(half)}</t></r>`
      : `<t xml:space="preserve">${safe}</t>`;
    const isShared = style % 2 === 1;
    if (isShared) shared.push(`<si>${content}</si>`);
    const cell =
      value === ''
        ? ''
        : isShared
          ? `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`
          : `<c r="${place}" t="inlineStr"><is>${content}</is></c>`;
    return xml.replace(new RegExp(`<c r="${place}"(?:[^>]*/>|.*?</c>)`, 's'), () => cell);
  }, renumbered);
}
