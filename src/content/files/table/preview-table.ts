import type { FileOptions } from '../content-files';
import { FileError } from '../content-file';
import { decodeBytes } from '../decode-bytes';
import { readTables } from '../xlsx/xlsx-format';
import { csvFormat } from './csv-format';
import { readDelimited } from './read-delimited';
import { findColumns, type ColumnNumbers, type Table } from './table-units';

/** The first rows of a table, for choosing its columns. */
export interface TablePreview {
  /** Name of the sheet; '' for a file that is one table. */
  readonly name: string;
  /** The first rows, padded to the number of cells of the widest one. */
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
  /** Guessed columns; undefined where they can't be guessed. */
  readonly columns: ColumnNumbers | undefined;
}

const mostBytes = 64 * 1024 * 1024;

/** Returns the first rows of a CSV, TSV or XLSX file, by sheet. @throws FileError for an unreadable file. */
export function previewTable(
  bytes: Uint8Array,
  options: FileOptions,
  rowCount = 20,
): readonly TablePreview[] {
  const { name, format, encoding, mostBytes: most = mostBytes } = options;
  const isPackage = format === 'xlsx' || (format === undefined && /\.xlsx$/i.test(name));
  if (isPackage) return readTables(name, bytes, most).map((table) => previewOf(table, rowCount));
  const { file } = decodeBytes(name, bytes, csvFormat, encoding);
  const isTabs = format === 'tsv' || (format === undefined && /\.(?:tsv|tab)$/i.test(name));
  return [
    previewOf({ file, prefix: '', rows: readDelimited(file, isTabs ? '\t' : undefined).rows }, rowCount),
  ];
}

function previewOf(table: Table, rowCount: number): TablePreview {
  const first = table.rows.slice(0, rowCount);
  const width = Math.max(
    0,
    ...first.flatMap(({ cells }) => Array.from(cells.keys(), (column) => column + 1)),
  );
  const rows = first.map(({ cells }) =>
    Array.from({ length: width }, (_, column) => cells.get(column)?.text ?? ''),
  );
  return {
    name: table.prefix.replace(/!$/, ''),
    rows,
    rowCount: table.rows.length,
    columns: guessColumns(table),
  };
}

function guessColumns(table: Table): ColumnNumbers | undefined {
  try {
    return findColumns(table, undefined);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
