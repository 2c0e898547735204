import { decodeBytes } from '../../files/decode-bytes';
import type { Table, TableCell, TableRow } from '../../files/table/table-units';
import { readDelimited } from '../../files/table/read-delimited';
import { columnName } from '../../files/table/table-columns';
import { fillMerged } from '../../files/xlsx/merged-ranges';
import { readSheets, type Sheet } from '../../files/xlsx/xlsx-format';
import { unguardedCell } from '../../handover/csv/csv-handover';
import { EntryCollector } from '../entry-collector';
import type { ReadTermFile, TermFormat } from '../term-file';
import { mostEntries } from '../term-limits';
import { findHeadings, isTermHead } from './find-headings';
import type { TermTableRow } from './found-table';
import { readLanguageRows } from './read-language-rows';
import { readTermRows } from './read-term-rows';

export interface TermTableOptions {
  /** Languages of the two columns of a glossary that names none: source and target. */
  readonly languages?: readonly [string, string] | undefined;
  /** The encoding of a text that is not UTF-8. */
  readonly encoding?: string | undefined;
}

const mostBytes = 64 * 1024 * 1024;

/**
 * Reads a table in one of three layouts: a row for each term, a row for each concept with a column for each
 * language, or two columns of a glossary. @throws FileError for a damaged file, and for one whose columns
 * can't be told.
 */
export function readTermTable(name: string, bytes: Uint8Array, options: TermTableOptions): ReadTermFile {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const collector = new EntryCollector();
  const tables = isWorkbook
    ? readSheets(name, bytes, mostBytes).map((sheet) => shownTable(sheet, collector))
    : [readText(name, bytes, options)];
  // Sheets without a row, such as the two spare ones of old programs, say nothing.
  const filled = tables.filter(({ rows }) => rows.some(({ cells }) => cells.size > 0));
  const [first] = filled;
  if (first === undefined)
    return { format: isWorkbook ? 'xlsx' : 'csv', entries: [], notices: collector.notices.list() };
  const format: TermFormat = isWorkbook ? 'xlsx' : 'csv';
  for (const table of filled) readTable(table, format, options, collector);
  return { format, entries: collector.entries, notices: collector.notices.list() };
}

/** Returns a sheet as its reader sees it, and says which cells have no text that the file knows. */
function shownTable(sheet: Sheet, { notices }: EntryCollector): Table {
  const rows = fillMerged(sheet.rows, sheet.merged, sheet.file).map((row): TableRow => {
    const cells = new Map(row.cells);
    for (const [column, cell] of row.cells) {
      const unshown = unshownKind(cell, sheet);
      if (unshown === undefined) continue;
      notices.add(unshown, columnName(column), () => row.number);
      cells.delete(column);
    }
    return { ...row, cells };
  });
  return { ...sheet, rows };
}

function unshownKind({ text, isFormula, style }: TableCell, { dateStyles }: Sheet) {
  // An error such as #NAME? is no value.
  if (isFormula && /^(?:#[A-Z\d/_]{1,20}[?!]?)?$/.test(text)) return 'formula';
  return style !== undefined && dateStyles.has(style) ? 'date' : undefined;
}

function readText(name: string, bytes: Uint8Array, { encoding }: TermTableOptions): Table {
  const { file } = decodeBytes(name, bytes, { otherEncoding: 'windows-1252' }, encoding);
  // OmegaT's glossaries are separated by tabs, and their comments begin with a number sign.
  const isTabs = /\.(?:utf8|tab|tsv|txt)$/i.test(name);
  return { file, prefix: '', rows: readDelimited(file, isTabs ? '\t' : undefined).rows };
}

function readTable(
  table: Table,
  format: TermFormat,
  { languages }: TermTableOptions,
  collector: EntryCollector,
): void {
  const { file } = table;
  const isText = format === 'csv';
  const kept = table.rows.filter(
    ({ cells }) => !(isText && cells.size === 1 && /^(?:#|$)/.test(cells.get(0)?.text ?? '')),
  );
  const [head] = kept;
  if (head === undefined) return;
  if (kept.length > mostEntries * 4)
    file.fail('too-large', 0, 'The table has too many rows; split it into smaller files.');
  const rows = kept.map((row): TermTableRow => ({
    texts: textsOf(row, isText),
    line: () => (isText ? file.positionAt(row.start).line : row.number),
  }));
  const found = findHeadings(rows, languages);
  if (found === undefined) {
    return file.fail(
      'columns',
      head.start,
      'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.',
    );
  }
  if (isTermHead(found.headings)) readTermRows(found, collector);
  else readLanguageRows(found, collector);
}

function textsOf({ cells }: TableRow, isText: boolean): readonly string[] {
  const width = Math.max(-1, ...cells.keys()) + 1;
  return Array.from({ length: width }, (_, column) => {
    const text = cells.get(column)?.text ?? '';
    return isText ? unguardedCell(text) : text;
  });
}
