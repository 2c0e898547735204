import type { FileText } from '../../files/file-text';
import type { SheetCell } from './read-rows';
import { parseXml } from '../../files/xml/parse-xml';
import { attributeOf, childElement, childElements, type XmlElement } from '../../files/xml/xml-node';

/** The format of a cell, as far as it changes what its text means. */
export interface CellLook {
  /** Its text, or a part of it, is struck out. */
  readonly isStruck: boolean;
  /** Its text is shared, and is not among the shared texts of the file. */
  readonly isLost: boolean;
  /** The date that a number is shown as, in the form of ISO 8601. */
  readonly date: string | undefined;
  /** It is a number or a truth value that programs show in ways that its file does not say. */
  readonly isDoubtful: boolean;
}

export interface CellLooks {
  /** Returns the look of a cell of a sheet, given the XML of the sheet. */
  readonly of: (sheet: string) => (cell: SheetCell) => CellLook;
}

const struck = /<(?:\w{1,20}:)?strike(?:\s{0,9}\/>|\s{1,9}val="(?:1|true)")/;

/** Reads the formats of cells, as far as they say something about an answer. @throws FileError */
export function readCellLooks(parts: ReadonlyMap<string, FileText>): CellLooks {
  const { struckStyles, dateStyles, plainStyles } = readStyles(parts.get('xl/styles.xml'));
  const strings = stringsIn(parts.get('xl/sharedStrings.xml'));
  const isFrom1904 = /\bdate1904="(?:1|true)"/.test(parts.get('xl/workbook.xml')?.text ?? '');
  return {
    of: (sheet) => (cell) => {
      const xml = sheet.slice(cell.start, cell.end);
      const [tag] = /^<[^>]{0,500}>/.exec(xml) ?? [''];
      const style = Number(/\ss="(\d{1,9})"/.exec(tag)?.[1] ?? 0);
      const type = /\st="(\w{1,20})"/.exec(tag)?.[1];
      const shared = type === 's' ? strings[Number(cellValue(xml) ?? NaN)] : undefined;
      const isNumber = (type === undefined || type === 'n') && /^\d{1,7}(?:\.\d{1,20})?$/.test(cell.text);
      const isWhole = /^-?\d{1,11}$/.test(cell.text) && plainStyles.has(style);
      return {
        isStruck: struckStyles.has(style) || struck.test(xml) || shared?.isStruck === true,
        isLost: type === 's' && shared === undefined,
        date:
          type === 'd'
            ? cell.text
            : isNumber && dateStyles.has(style)
              ? dateText(Number(cell.text), isFrom1904)
              : undefined,
        isDoubtful: cell.isNumber === true && !isWhole,
      };
    },
  };
}

function cellValue(xml: string): string | undefined {
  return /<(?:\w{1,20}:)?v>\s{0,9}(\d{1,9})\s{0,9}</.exec(xml)?.[1];
}

function stringsIn(file: FileText | undefined): readonly { readonly isStruck: boolean }[] {
  if (file === undefined) return [];
  return childElements(parseXml(file), 'si').map(({ start, end }) => ({
    isStruck: struck.test(file.text.slice(start, end)),
  }));
}

interface Styles {
  readonly struckStyles: ReadonlySet<number>;
  readonly dateStyles: ReadonlySet<number>;
  /** Whole numbers of up to eleven digits look in these as they are. */
  readonly plainStyles: ReadonlySet<number>;
}

/** The numbers of the formats that strike text out, and of those that show a number as a date. */
function readStyles(file: FileText | undefined): Styles {
  if (file === undefined)
    return { struckStyles: new Set(), dateStyles: new Set(), plainStyles: new Set([0]) };
  const root = parseXml(file);
  const listed = (name: string): readonly XmlElement[] => {
    const list = childElement(root, name);
    return list === undefined ? [] : childElements(list);
  };
  const codes = new Map(
    listed('numFmts').map((format) => [
      Number(attributeOf(format, 'numFmtId')),
      attributeOf(format, 'formatCode') ?? '',
    ]),
  );
  const struckFonts = listed('fonts').map(({ start, end }) => struck.test(file.text.slice(start, end)));
  const struckStyles = new Set<number>();
  const dateStyles = new Set<number>();
  const plainStyles = new Set<number>();
  for (const [index, format] of listed('cellXfs').entries()) {
    const number = Number(attributeOf(format, 'numFmtId') ?? 0);
    const code = codes.get(number);
    if (code === undefined ? plainFormats.has(number) : isPlainFormat(code)) plainStyles.add(index);
    if (isBuiltInDate(number) || isDateFormat(code ?? '')) dateStyles.add(index);
    if (struckFonts[Number(attributeOf(format, 'fontId') ?? 0)] === true) struckStyles.add(index);
  }
  return { struckStyles, dateStyles, plainStyles };
}

/** The formats _General_, _0_ and _Text_. */
const plainFormats: ReadonlySet<number> = new Set([0, 1, 49]);

/** LibreOffice writes codes for these, too, with numbers of its own: 164 is its _General_. */
function isPlainFormat(code: string): boolean {
  return /^(?:\[\$-[^\]]{0,40}\])?(?:General|0|@)$/i.test(code);
}

/** Formats that need no code (ECMA-376 part 1, 18.8.30), with those of East Asia. */
function isBuiltInDate(number: number): boolean {
  const isWestern = (number >= 14 && number <= 22) || (number >= 45 && number <= 47);
  return isWestern || (number >= 27 && number <= 36) || (number >= 50 && number <= 58);
}

/** A code has letters of a date outside of quotes, brackets and escapes. */
function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]{0,200}"|\[[^\]]{0,200}\]|\\./g, '').replace(/General/i, ''));
}

const dayMs = 86_400_000;

/** Days are counted from 1900, with a day too many in February of that year, or from 1904. */
function dateText(serial: number, isFrom1904: boolean): string {
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const text = new Date(first + Math.round((serial * dayMs) / 1000) * 1000).toISOString();
  if (serial < 1) return text.slice(11, 19);
  return Number.isInteger(serial) ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
