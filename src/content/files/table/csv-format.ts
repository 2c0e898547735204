import type { FileProblem } from '../content-file';
import type { Scan, ScanOptions, TextFormat } from '../file-format';
import type { FileText } from '../file-text';
import { readDelimited } from './read-delimited';
import { findColumns, tableUnits, type Table } from './table-units';

/** Values separated by commas, semicolons or tabs. */
export const csvFormat: TextFormat = {
  kind: 'text',
  name: 'csv',
  title: 'CSV',
  extensions: ['csv'],
  isBilingual: false,
  placeholders: ['printf', 'braces', 'double-braces', 'ruby', 'dollar'],
  detect: (head, extension) => extension === 'csv' && !/^\s{0,999}[<{]/.test(head),
  scan: (file, options) =>
    scanTable({ file, prefix: '', rows: readDelimited(file, undefined).rows }, options),
};

/** Tab-separated values. */
export const tsvFormat: TextFormat = {
  ...csvFormat,
  name: 'tsv',
  title: 'TSV',
  extensions: ['tsv', 'tab'],
  detect: (head, extension) => /^(?:tsv|tab)$/.test(extension) && !/^\s{0,999}[<{]/.test(head),
  scan: (file, options) => scanTable({ file, prefix: '', rows: readDelimited(file, '\t').rows }, options),
};

const mostNotices = 100;

function scanTable(table: Table, options: ScanOptions): Scan {
  const { file } = table;
  const columns = findColumns(table, options);
  const problems: FileProblem[] = [];
  const units = tableUnits(table, columns, ({ start }) => {
    if (problems.length < mostNotices) problems.push(formulaNotice(file, start));
  });
  return { units, problems, isBilingual: columns.target !== undefined };
}

export function formulaNotice(file: FileText, offset: number): FileProblem {
  return file.problemAt(
    'formula',
    offset,
    'The cell has a formula; it stays as it is and is not translated.',
  );
}
