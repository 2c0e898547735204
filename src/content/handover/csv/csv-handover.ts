import { decodeBytes } from '../../files/decode-bytes';
import { readDelimited } from '../../files/table/read-delimited';
import type { HandoverReader, HandoverWriter } from '../handover-codec';
import type { ReturnedPlace } from '../returned-document';
import { readHeads, returnedTable, type ReturnedCells } from '../table/returned-table';
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
      .split(/\r?\n/, 3)
      .map((line) => line.split(/[,;\t|]/).map((head) => head.replaceAll('"', '')));
    return heads.some((line) => readHeads(line) !== undefined);
  },
  read(bytes) {
    try {
      return readCsv(bytes);
    } catch (error) {
      return { format: 'csv', rows: [], faults: [faultOf(error)] };
    }
  },
};

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
  const { rows } = readDelimited(file, undefined);
  const texts = rows.map(({ cells }) =>
    Array.from({ length: Math.max(-1, ...cells.keys()) + 1 }, (_, index) => cells.get(index)?.text ?? ''),
  );
  const headIndex = texts.findIndex((line) => readHeads(line) !== undefined);
  const heads = readHeads(texts[headIndex] ?? []);
  if (heads === undefined) {
    return returnedTable('csv', [], { faults: [{ rule: 'columns-missing', detail: {} }] });
  }
  const known = new Set(heads.values());
  const returned = texts.slice(headIndex + 1).map((line, index): ReturnedCells => ({
    cells: cellsOf(line, heads),
    place: rowPlace(headIndex + index + 2),
    beside: line.filter((_, column) => !known.has(column)),
  }));
  const remarks = texts
    .slice(0, headIndex)
    .flatMap((line, index) => line.map((text) => ({ text, place: rowPlace(index + 1) })));
  return returnedTable('csv', returned, { remarks });
}

function rowPlace(number: number): ReturnedPlace {
  return { unit: 'row', number };
}

function cellsOf(line: readonly string[], heads: ReadonlyMap<TableColumn, number>): TableCells {
  return Object.fromEntries(
    Array.from(heads, ([column, index]) => [column, unguardedCell(line[index] ?? '')] as const),
  );
}
