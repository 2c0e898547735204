import { sentence } from '../../sentence';
import type { Edit } from '../file-format';
import type { FileText } from '../file-text';
import { columnName, columnNumber } from '../table/table-columns';
import type { TableCell, TableRow } from '../table/table-units';
import { parseXml, parseXmlTaking } from '../xml/parse-xml';
import { attributeOf, childElement, childElements, localName, type XmlElement } from '../xml/xml-node';
import { encodeXml, textContent } from '../xml/xml-text';

export interface SheetName {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** Returns the sheets of a workbook in their order. */
export function readSheetNames(parts: ReadonlyMap<string, FileText>): readonly SheetName[] {
  const workbook = parts.get('xl/workbook.xml');
  const relations = parts.get('xl/_rels/workbook.xml.rels');
  if (workbook === undefined || relations === undefined) return [];
  const targets = new Map(
    childElements(parseXml(relations)).map((one) => [
      attributeOf(one, 'Id'),
      attributeOf(one, 'Target') ?? '',
    ]),
  );
  const sheets = childElement(parseXml(workbook), 'sheets');
  return (sheets === undefined ? [] : childElements(sheets)).map((sheet) => {
    const relation = sheet.attributes.find(({ name }) => name.endsWith(':id'))?.value;
    const target = targets.get(relation) ?? '';
    return {
      name: attributeOf(sheet, 'name') ?? '',
      part: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      isHidden: /hidden$/i.test(attributeOf(sheet, 'state') ?? ''),
    };
  });
}

/** Returns the texts that cells share, without their formatting. */
export function readSharedStrings(file: FileText | undefined): readonly string[] {
  if (file === undefined) return [];
  return childElements(parseXml(file), 'si').map((item) => richText(file.text, item));
}

/** Joins text runs, without the phonetic guides of Japanese workbooks. */
function richText(text: string, item: XmlElement): string {
  return childElements(item)
    .map((child) => {
      const own =
        localName(child) === 't' ? child : localName(child) === 'r' ? childElement(child, 't') : undefined;
      return own === undefined ? '' : textContent(text, own);
    })
    .join('')
    .replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** As many can be kept at once: each has the element that it was read from. */
const mostOfSheet = { rows: 200_000, cells: 1_000_000 } as const;

/**
 * Reads the rows of a sheet with their texts, numbers, truth values and formulas. Most dates are numbers too;
 * the others are read as they are written, such as 2026-11-24. @throws FileError, also for more rows or cells
 * than can be kept.
 */
export function readSheet(
  file: FileText,
  part: string,
  strings: readonly string[],
  most: { readonly rows: number; readonly cells: number } = mostOfSheet,
): readonly TableRow[] {
  const rows: TableRow[] = [];
  let cells = 0;
  visitRows(file, part, strings, (row) => {
    rows.push(row);
    cells += row.cells.size;
    if (rows.length > most.rows || cells > most.cells) {
      file.fail(
        'too-large',
        row.start,
        sentence`The sheet has more than ${most.rows} rows or ${most.cells} cells; split it into smaller files.`,
      );
    }
  });
  return rows;
}

/** As `readSheet`, row by row: what a row was read from is not kept unless the row is. @throws FileError */
export function visitRows(
  file: FileText,
  part: string,
  strings: readonly string[],
  visit: (row: TableRow) => void,
): void {
  let number = 0;
  let first: number | undefined;
  parseXmlTaking(file, (row, [, data, ...others]) => {
    if (localName(row) !== 'row' || data === undefined || others.length > 0) return false;
    if (localName(data) !== 'sheetData') return false;
    first ??= data.start;
    // A sheet has its rows in one place.
    if (data.start !== first) return true;
    number = Number(attributeOf(row, 'r') ?? number + 1);
    visit(readRow(file, part, row, number, strings));
    return true;
  });
}

function readRow(
  file: FileText,
  part: string,
  row: XmlElement,
  number: number,
  strings: readonly string[],
): TableRow {
  const cells = new Map<number, TableCell>();
  const ends: (readonly [number, number])[] = [];
  const elements = new Map<number, XmlElement>();
  let column = -1;
  for (const cell of childElements(row, 'c')) {
    const reference = /^([A-Z]{1,3})\d/.exec(attributeOf(cell, 'r') ?? '')?.[1];
    column = (reference === undefined ? undefined : columnNumber(reference)) ?? column + 1;
    ends.push([column, cell.end]);
    elements.set(column, cell);
    const content = readCell(file.text, cell, strings);
    if (content !== undefined) {
      cells.set(column, {
        ...content,
        start: cell.start,
        end: cell.end,
        edits: (text) => [cellEdit(part, cell, text)],
      });
    }
  }
  const add = (wanted: number, text: string): readonly Edit[] => {
    const empty = elements.get(wanted);
    if (empty !== undefined) return [cellEdit(part, empty, text)];
    const cell = `<c r="${columnName(wanted)}${number}"${inlineContent(text)}</c>`;
    if (row.isSelfClosing)
      return [{ part, start: row.end - 2, end: row.end, text: `>${cell}</${row.name}>` }];
    const before = ends.findLast(([other]) => other < wanted)?.[1] ?? row.content.start;
    return [{ part, start: before, end: before, text: cell }];
  };
  return { number, cells, isHidden: isTrue(attributeOf(row, 'hidden')), start: row.start, add };
}

function readCell(
  text: string,
  cell: XmlElement,
  strings: readonly string[],
): Pick<TableCell, 'text' | 'isFormula' | 'isNumber' | 'style'> | undefined {
  const type = attributeOf(cell, 't');
  const value = childElement(cell, 'v');
  const raw = value === undefined ? '' : textContent(text, value);
  // An error such as #NAME? is the value of a formula, also where the formula itself was not saved.
  if (childElement(cell, 'f') !== undefined || type === 'e') return { text: raw, isFormula: true };
  if (type === 's') return { text: strings[Number(raw)] ?? '', isFormula: false };
  if ((type === undefined || type === 'n') && raw !== '')
    return { text: raw, isFormula: false, isNumber: true, style: Number(attributeOf(cell, 's') ?? 0) };
  if (type === 'b' && raw !== '')
    return { text: isTrue(raw) ? 'TRUE' : 'FALSE', isFormula: false, isNumber: true };
  // A day is written with its midnight, which no program shows.
  if (type === 'd' && raw !== '')
    return { text: raw.replace(/T00:00:00(?:\.0{1,9})?Z?$/, ''), isFormula: false, isNumber: true };
  if (type === 'str') return { text: raw, isFormula: false };
  const inline = childElement(cell, 'is');
  return type === 'inlineStr' && inline !== undefined
    ? { text: richText(text, inline), isFormula: false }
    : undefined;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Gives the cell a text of its own, because other cells may share its source; the style stays. */
function cellEdit(part: string, cell: XmlElement, text: string): Edit {
  const attributes = cell.attributes
    .filter(({ name }) => name === 'r' || name === 's')
    .map(({ name, value }) => ` ${name}="${encodeXml(value, '\n').replaceAll('"', '&quot;')}"`)
    .join('');
  return {
    part,
    start: cell.start,
    end: cell.end,
    text: `<${cell.name}${attributes}${inlineContent(text)}</${cell.name}>`,
  };
}

function inlineContent(text: string): string {
  // Text that looks like Excel's own escape must be escaped.
  const escaped = text.replaceAll(/_(?=x[\dA-F]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_');
  return ` t="inlineStr"><is><t xml:space="preserve">${encodeXml(escaped, '\n')}</t></is>`;
}
