import type { FileOptions } from '../content-files';
import { decodeBytes } from '../decode-bytes';
import { readTables } from '../xlsx/xlsx-format';
import { csvFormat } from './csv-format';
import { readDelimited } from './read-delimited';
import type { Table } from './table-units';

/** The first rows of a table, for choosing its columns. */
export interface TablePreview {
  /** Name of the sheet; '' for a file that is one table. */
  readonly name: string;
  /** The first rows, padded to the width of the widest one; long rows and long cells are truncated. */
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
}

const mostBytes = 64 * 1024 * 1024;
const mostPreviewedColumns = 100;
const longestPreviewedCell = 200;

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

function previewOf({ prefix, rows }: Table, rowCount: number): TablePreview {
  const first = rows.slice(0, rowCount);
  let width = 0;
  for (const { cells } of first) for (const column of cells.keys()) width = Math.max(width, column + 1);
  return {
    name: prefix.replace(/!$/, ''),
    rows: first.map(({ cells }) =>
      Array.from({ length: Math.min(width, mostPreviewedColumns) }, (_, column) =>
        (cells.get(column)?.text ?? '').slice(0, longestPreviewedCell),
      ),
    ),
    rowCount: rows.length,
  };
}
