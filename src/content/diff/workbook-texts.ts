import { readTables } from '../files/xlsx/xlsx-format';

/** Larger workbooks are refused. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Returns the texts of a workbook's cells as JSON, in which each is compared as a text of its own. @throws
 * FileError for an invalid workbook
 */
export function workbookTexts(fileName: string, bytes: Uint8Array): string {
  const cells = readTables(fileName, bytes, mostBytes).flatMap(({ rows }) =>
    rows.flatMap((row) => Array.from(row.cells.values(), ({ text }) => text)),
  );
  return JSON.stringify(
    cells.filter((text) => text.trim() !== ''),
    null,
    1,
  );
}
