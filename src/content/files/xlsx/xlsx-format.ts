import { FileError, type FileProblem } from '../content-file';
import type { PackageFormat, ScanOptions, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { formulaNotice } from '../table/csv-format';
import type { ColumnNumbers } from '../table/table-columns';
import { findColumns, tableUnits, type Table } from '../table/table-units';
import { readDateStyles } from './date-styles';
import { mergedRanges, type MergedRange } from './merged-ranges';
import { packXlsx, unpackXlsx } from './xlsx-package';
import { readSharedStrings, readSheet, readSheetNames } from './read-sheets';

/** Excel workbooks: the text cells of the chosen columns, in every sheet that has them. */
export const xlsxFormat: PackageFormat = {
  kind: 'package',
  name: 'xlsx',
  title: 'Excel workbook',
  extensions: ['xlsx'],
  isBilingual: false,
  placeholders: ['printf', 'braces', 'double-braces', 'ruby', 'dollar'],
  detect: (head) => head.startsWith('PK\u0003\u0004'),
  unpack: unpackXlsx,
  scan: (_, parts, options) => {
    const tables = chooseTables(tablesOf(parts), options);
    const problems: FileProblem[] = [];
    let isBilingual = false;
    const units = tables.flatMap(({ table, columns }): readonly Unit[] => {
      isBilingual ||= columns.target !== undefined;
      const made = tableUnits(table, columns, ({ start }) => {
        if (problems.length < mostNotices) problems.push(formulaNotice(table.file, start));
      });
      table.file.throwProblems();
      return made;
    });
    return { units, problems, isBilingual };
  },
  pack: packXlsx,
};

const mostNotices = 100;

/** A sheet, and what of it says how its cells are shown. */
export interface Sheet extends Table {
  readonly merged: readonly MergedRange[];
  /** Styles by which a number is shown as a date. */
  readonly dateStyles: ReadonlySet<number>;
}

/** Returns the sheets of a workbook. @throws FileError for an invalid workbook. */
export function readSheets(fileName: string, bytes: Uint8Array, mostBytes: number): readonly Sheet[] {
  const parts = unpackXlsx(fileName, bytes, mostBytes);
  const dateStyles = readDateStyles(parts.get('xl/styles.xml'));
  return tablesOf(parts).map((table) => ({ ...table, merged: mergedRanges(table.file), dateStyles }));
}

/** Returns the sheets of a workbook as tables. @throws FileError for an invalid workbook. */
export function readTables(fileName: string, bytes: Uint8Array, mostBytes: number): readonly Table[] {
  return tablesOf(unpackXlsx(fileName, bytes, mostBytes));
}

function tablesOf(parts: ReadonlyMap<string, FileText>): readonly Table[] {
  const strings = readSharedStrings(parts.get('xl/sharedStrings.xml'));
  return readSheetNames(parts).flatMap(({ name, part }): readonly Table[] => {
    const file = parts.get(part);
    if (file === undefined) return [];
    return [{ file, prefix: `${name}!`, part, rows: readSheet(file, part, strings) }];
  });
}

interface ChosenTable {
  readonly table: Table;
  readonly columns: ColumnNumbers;
}

/** Returns the sheets that have the columns; if none has, throws the first sheet's error. */
function chooseTables(tables: readonly Table[], options: ScanOptions): readonly ChosenTable[] {
  let first: FileError | undefined;
  const found = tables.flatMap((table): readonly ChosenTable[] => {
    if (table.rows.length === 0) return [];
    try {
      return [{ table, columns: findColumns(table, options) }];
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      first ??= error;
      return [];
    }
  });
  if (found.length === 0 && first !== undefined) throw first;
  return found;
}
