import { columnNumber } from '../../files/table/table-columns';
import type { TableRow } from '../../files/table/table-units';
import { readSharedStrings, readSheet, readSheetNames } from '../../files/xlsx/read-sheets';
import type { FileText } from '../../files/file-text';
import type { HandoverFault, ReturnedDocument, ReturnedPlace } from '../returned-document';
import { readHeads, returnedTable, type ReturnedCells } from '../table/returned-table';
import { labelRow, reviewerCell, type TableCells, type TableColumn } from '../table/table-columns';
import { readCellNotes, type CellNote } from './cell-notes';
import { unzipParts } from '../zip-parts';

/** Parts that have texts, or say where they are. */
const wanted =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|comments[^/]{0,200}\.xml|worksheets\/(?:_rels\/)?[^/]{1,200}\.(?:xml|rels))$/;
/** A cell with so many characters is full. */
const fullCell = 32_767;

/** Reads the tables of a workbook, in whichever sheets, rows and columns they are now. @throws FileError */
export function readWorkbook(bytes: Uint8Array, mostBytes: number): ReturnedDocument {
  const { parts, names } = unzipParts(bytes, wanted, mostBytes);
  const strings = readSharedStrings(parts.get('xl/sharedStrings.xml'));
  const rows: ReturnedCells[] = [];
  let author = '';
  let hasTable = false;
  for (const { name, part } of readSheetNames(parts)) {
    const file = parts.get(part);
    if (file === undefined) continue;
    const sheet = readSheet(file, part, strings);
    author ||= reviewerIn(sheet);
    const table = tableIn(sheet);
    if (table === undefined) continue;
    hasTable = true;
    const notes = readCellNotes(parts, part);
    rows.push(...rowsOf(table, { sheet: name, merged: mergedRanges(file), notes }));
  }
  const macros = names.some((name) => name.endsWith('vbaProject.bin'));
  const faults: HandoverFault[] = [
    ...(macros ? [{ rule: 'macros', detail: {} } as const] : []),
    ...(hasTable ? [] : [{ rule: 'columns-missing', detail: {} } as const]),
  ];
  return returnedTable('xlsx', rows, { faults, author });
}

interface FoundTable {
  readonly heads: ReadonlyMap<TableColumn, number>;
  readonly rows: readonly TableRow[];
}

/** The rows below the row that names the columns. */
function tableIn(sheet: readonly TableRow[]): FoundTable | undefined {
  for (const [index, row] of sheet.entries()) {
    const heads = readHeads(textsOf(row));
    if (heads !== undefined) return { heads, rows: sheet.filter((_, other) => other !== index) };
  }
  return undefined;
}

function textsOf({ cells }: TableRow): readonly string[] {
  const last = Math.max(-1, ...cells.keys());
  return Array.from({ length: last + 1 }, (_, column) => cells.get(column)?.text ?? '');
}

/** The name that the reviewer wrote beside the question for it. */
function reviewerIn(sheet: readonly TableRow[]): string {
  for (const { cells } of sheet) {
    for (const [column, { text }] of cells) {
      if (text === reviewerCell) return cells.get(column - 1)?.text.trim() ?? '';
    }
  }
  return '';
}

interface SheetFacts {
  readonly sheet: string;
  readonly merged: readonly MergedRange[];
  readonly notes: ReadonlyMap<number, readonly CellNote[]>;
}

function rowsOf({ heads, rows }: FoundTable, { sheet, merged, notes }: SheetFacts): readonly ReturnedCells[] {
  return rows.flatMap((row): readonly ReturnedCells[] => {
    const place = { unit: 'row', number: row.number, sheet } as const;
    const cells: TableCells = Object.fromEntries(
      Array.from(heads, ([column, index]) => [column, row.cells.get(index)?.text ?? ''] as const),
    );
    if (cells.handover === labelRow) return [];
    const own = notes.get(row.number) ?? [];
    const comment = [cells.comment ?? '', ...own.map(({ text }) => text)].filter((text) => text !== '');
    const [author] = own.flatMap((note) => (note.author === '' ? [] : [note.author]));
    return [
      {
        cells: { ...cells, comment: comment.join('\n') },
        place,
        ...(author === undefined ? {} : { author }),
        faults: cellFaults(row, heads, { place, merged }),
      },
    ];
  });
}

/** Columns whose faults make a row doubtful. */
const watched: readonly TableColumn[] = [
  'target',
  'verdict',
  'comment',
  'handover',
  'request',
  'field',
  'part',
];

function cellFaults(
  row: TableRow,
  heads: ReadonlyMap<TableColumn, number>,
  { place, merged }: { readonly place: ReturnedPlace; readonly merged: readonly MergedRange[] },
): readonly HandoverFault[] {
  const columns = watched.flatMap((column) => heads.get(column) ?? []);
  const has = (isSo: (column: number) => boolean): boolean => columns.some(isSo);
  const isMerged = (column: number): boolean =>
    merged.some(
      ({ from, to }) =>
        row.number >= from.row && row.number <= to.row && column >= from.column && column <= to.column,
    );
  const found: HandoverFault[] = [];
  if (has((column) => row.cells.get(column)?.isFormula === true)) {
    found.push({ rule: 'formula', detail: {}, place });
  }
  if (has(isMerged)) found.push({ rule: 'merged-cells', detail: {}, place });
  if (has((column) => (row.cells.get(column)?.text.length ?? 0) >= fullCell)) {
    found.push({ rule: 'cut-off', detail: {}, place });
  }
  return found;
}

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface MergedRange {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

function mergedRanges({ text }: FileText): readonly MergedRange[] {
  return Array.from(
    text.matchAll(/<(?:\w{1,20}:)?mergeCell\s[^>]{0,100}?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g),
  ).map(([, fromColumn = '', fromRow, toColumn = '', toRow]) => ({
    from: { row: Number(fromRow), column: columnNumber(fromColumn) ?? 0 },
    to: { row: Number(toRow), column: columnNumber(toColumn) ?? 0 },
  }));
}
