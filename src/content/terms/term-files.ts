import { readHead } from '../files/decode-bytes';
import { isTbx, readTbx } from './tbx/read-tbx';
import { writeTbx } from './tbx/write-tbx';
import { readTermTable, type TermTableOptions } from './table/read-term-table';
import { writeTermCsv, writeTermWorkbook } from './table/write-term-table';
import type { ReadTermFile, TermFormat } from './term-file';
import type { TermEntry } from './termbase';

/**
 * Reads a termbase of a TBX, CSV, XLSX or glossary file; the format is told by its content.
 *
 * @throws FileError for a file that can't be read, with its line
 */
export function readTermFile(name: string, bytes: Uint8Array, options: TermTableOptions = {}): ReadTermFile {
  const isXml = isTbx(readHead(bytes)) || /\.(?:tbx|xml|martif)$/i.test(name);
  return isXml ? readTbx(name, bytes) : readTermTable(name, bytes, options);
}

/** Writes a termbase. */
export function writeTermFile(format: TermFormat, name: string, entries: readonly TermEntry[]): Uint8Array {
  switch (format) {
    case 'csv':
      return writeTermCsv(entries);
    case 'xlsx':
      return writeTermWorkbook(entries);
    case 'tbx':
    case 'tbx-dct':
    case 'tbx-2':
      return writeTbx(name, entries, format);
  }
}
