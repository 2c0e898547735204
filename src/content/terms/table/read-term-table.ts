import { decodeBytes } from '../../files/decode-bytes';
import { firstTexts, type Table, type TableRow } from '../../files/table/table-units';
import { readDelimited } from '../../files/table/read-delimited';
import { readTables } from '../../files/xlsx/xlsx-format';
import { unguardedCell } from '../../handover/csv/csv-handover';
import { EntryCollector } from '../entry-collector';
import type { ReadTermFile, TermFormat } from '../term-file';
import { mostEntries } from '../term-limits';
import type { TermTableRow } from './found-table';
import { readHeading, type Heading } from './term-columns';
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
  const tables = isWorkbook ? readTables(name, bytes, mostBytes) : [readText(name, bytes, options)];
  const collector = new EntryCollector();
  // Sheets without a row, such as the two spare ones of old programs, say nothing.
  const filled = tables.filter(({ rows }) => rows.some(({ cells }) => cells.size > 0));
  const [first] = filled;
  if (first === undefined)
    return { format: isWorkbook ? 'xlsx' : 'csv', entries: [], notices: collector.notices.list() };
  const format: TermFormat = isWorkbook ? 'xlsx' : 'csv';
  for (const table of filled) readTable(table, format, options, collector);
  return { format, entries: collector.entries, notices: collector.notices.list() };
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
  const headings = firstTexts(kept).map((text) => readHeading(text));
  const lineOf = (row: TableRow) => () => (isText ? file.positionAt(row.start).line : row.number);
  const rows = (from: number): readonly TermTableRow[] =>
    kept.slice(from).map((row) => ({ texts: textsOf(row, isText), line: lineOf(row) }));
  const found = { headings, heads: firstTexts(kept), rows: rows(1), headLine: lineOf(head) };
  if (hasColumn(headings, 'term') && hasColumn(headings, 'language')) {
    readTermRows(found, collector);
    return;
  }
  const named = languages === undefined ? headings : headings.map((heading) => ofSide(heading, languages));
  if (isHeadRow(named, found.heads)) {
    readLanguageRows({ ...found, headings: named }, collector);
    return;
  }
  if (languages === undefined) {
    return file.fail(
      'columns',
      head.start,
      'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.',
    );
  }
  const isHead = headings.filter((heading) => heading !== undefined).length > 1;
  const sides: readonly (Heading | undefined)[] = [
    { kind: 'language', language: languages[0] },
    { kind: 'language', language: languages[1] },
    { kind: 'column', column: 'note' },
  ];
  readLanguageRows(
    { headings: sides, heads: [], rows: rows(isHead ? 1 : 0), headLine: lineOf(head) },
    collector,
  );
}

/**
 * Whether the first row names the languages of its columns. A term may read like a language (`kde`, `no`), so
 * one alone counts only beside headings that are all known.
 */
function isHeadRow(headings: readonly (Heading | undefined)[], heads: readonly string[]): boolean {
  const languages = headings.filter((heading) => heading?.kind === 'language').length;
  const isAllKnown = heads.every((head, column) => head.trim() === '' || headings[column] !== undefined);
  return languages > 1 || (languages === 1 && isAllKnown);
}

function hasColumn(headings: readonly (Heading | undefined)[], name: string): boolean {
  return headings.some((heading) => heading?.kind === 'column' && heading.column === name);
}

function ofSide(heading: Heading | undefined, languages: readonly [string, string]): Heading | undefined {
  return heading?.kind === 'side' ? { kind: 'language', language: languages[heading.side] } : heading;
}

function textsOf({ cells }: TableRow, isText: boolean): readonly string[] {
  const width = Math.max(-1, ...cells.keys()) + 1;
  return Array.from({ length: width }, (_, column) => {
    const text = cells.get(column)?.text ?? '';
    return isText ? unguardedCell(text) : text;
  });
}
