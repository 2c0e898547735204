import { decodeBytes } from '../../files/decode-bytes';
import { FileText } from '../../files/file-text';
import type { TableRow } from '../../files/table/table-units';
import { readDelimited } from '../../files/table/read-delimited';
import type { HandoverReader, HandoverWriter } from '../handover-codec';
import type { HandoverFault, ReturnedPlace } from '../returned-document';
import {
  hasIdentity,
  isHeadRow,
  readHeads,
  readLabels,
  returnedTable,
  type ReturnedCells,
} from '../table/returned-table';
import { tableColumns, type TableCells, type TableColumn } from '../table/table-columns';
import { faultOf } from '../table/table-files';
import { tableRows } from '../table/table-rows';

/**
 * Comma-separated values (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8. Read back
 * with any delimiter and in UTF-8 or UTF-16.
 */
export const csvHandover: HandoverWriter & HandoverReader = {
  write(document) {
    const lines = [[...tableColumns], ...tableRows(document, document.requests).map(lineOf)];
    const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
    return new TextEncoder().encode(`\uFEFF${text}`);
  },
  recognizes: (bytes) => {
    const heads = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8')
      .decode(bytes.subarray(0, 4096))
      .split(/\r\n?|\n/, 3)
      .map((line) => line.split(/[,;\t|]/).map((head) => head.replaceAll('"', '')));
    return heads.some((line) => headsOf(line) !== undefined || hasIdentity(line));
  },
  read(bytes) {
    try {
      return readCsv(bytes);
    } catch (error) {
      return { format: 'csv', rows: [], faults: [faultOf(error)] };
    }
  },
};

/** No spreadsheet has more columns; what stands in further ones is not read. */
const mostColumns = 16_384;

const headsOf = (line: readonly string[]): ReadonlyMap<TableColumn, number> | undefined =>
  readHeads(line) ?? readLabels(line);

function lineOf(cells: TableCells): readonly string[] {
  return tableColumns.map((column) => guardedCell(cells[column] ?? ''));
}

/** Spreadsheets take these for formulas. An apostrophe before them says that they are text. */
const formulaStart = /^'*[=+\-@\t\r]/;

/** Protects text from being taken for a formula; `unguardedCell` gives it back. */
export function guardedCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

export function unguardedCell(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$|^$/.test(text) && text !== '' ? `"${text.replaceAll('"', '""')}"` : text;
}

function readCsv(bytes: Uint8Array) {
  const { file } = decodeBytes('CSV', bytes, {}, undefined);
  const { rows, isCutOff } = readWhole(file);
  const texts = rows.map(({ cells }) => Array.from(cells.values(), ({ text }) => text));
  const headIndex = texts.findIndex((line) => headsOf(line) !== undefined);
  const heads = headsOf(texts[headIndex] ?? []);
  if (heads === undefined) {
    return returnedTable('csv', [], { faults: [{ rule: 'columns-missing', detail: {} }] });
  }
  const known = new Set(heads.values());
  // A last line without its end and its last cells was not written to its end.
  const width = Math.max(...known) + 1;
  const isPart =
    !isCutOff &&
    !/[\r\n]$/.test(file.text) &&
    isNumbered(texts.at(-1), heads) &&
    (texts.at(-1)?.length ?? 0) < width;
  const lines = texts.slice(headIndex + 1, isPart ? -1 : undefined);
  // A workbook that was saved as CSV has both of its rows of heads.
  const returned = lines.flatMap((line, index): readonly ReturnedCells[] =>
    isHeadRow(line, heads)
      ? []
      : [
          {
            cells: cellsOf(line, heads),
            place: rowPlace(headIndex + index + 2),
            beside: line.filter((_, column) => !known.has(column)),
          },
        ],
  );
  // A row of heads has remarks beside its columns. That of the names may stand above the one that was read.
  const remarks = texts.flatMap((line, index) => {
    const isHead = index === headIndex || isHeadRow(line, heads);
    if (!isHead && index > headIndex) return [];
    const written = isHead ? line.filter((_, column) => !known.has(column)) : line;
    return written.map((text) => ({ text, place: rowPlace(index + 1) }));
  });
  const last = returned.at(-1);
  const faults: HandoverFault[] =
    isCutOff || isPart
      ? [
          {
            rule: 'file-cut-off',
            detail: { after: last?.cells.field ?? '' },
            ...(last === undefined ? {} : { place: last.place }),
          },
        ]
      : [];
  return returnedTable('csv', returned, { faults, remarks });
}

/** Whether a line begins as rows do, so that it is no remark. */
function isNumbered(line: readonly string[] | undefined, heads: ReadonlyMap<TableColumn, number>): boolean {
  return /^\d{1,9}$/.test(line?.[heads.get('number') ?? -1] ?? '');
}

/** Reads the rows that are whole where the file ends inside of quotes. @throws FileError */
function readWhole(file: FileText): { readonly rows: readonly TableRow[]; readonly isCutOff: boolean } {
  try {
    return { rows: readDelimited(file, undefined, mostColumns).rows, isCutOff: false };
  } catch (error) {
    const end = lastRowEnd(file.text);
    if (end === undefined) throw error;
    const { rows } = readDelimited(new FileText(file.name, file.text.slice(0, end)), undefined, mostColumns);
    return { rows, isCutOff: true };
  }
}

/** Returns the end of the last row before quotes that are not closed; undefined where all are closed. */
function lastRowEnd(text: string): number | undefined {
  let [isQuoted, end] = [false, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) end = at + 1;
  }
  return isQuoted ? end : undefined;
}

function rowPlace(number: number): ReturnedPlace {
  return { unit: 'row', number };
}

function cellsOf(line: readonly string[], heads: ReadonlyMap<TableColumn, number>): TableCells {
  return Object.fromEntries(
    Array.from(heads, ([column, index]) => [column, unguardedCell(line[index] ?? '')] as const),
  );
}
