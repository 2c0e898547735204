import { sentence } from '../../sentence';
import type { Segment } from '../content-file';
import { UnwritableTarget, type Edit, type ScanOptions, type Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { joinKey } from '../segment-key';
import { chooseColumns, type ColumnNumbers } from './table-columns';

/** A cell of a table, and how a text is written into it. */
export interface TableCell {
  readonly text: string;
  /** Computed by the spreadsheet program, so not for translation. */
  readonly isFormula: boolean;
  /** Not text: it can be a key or a limit, and is not for translation. */
  readonly isNumber?: true;
  /** Number of the style of a number in a workbook. */
  readonly style?: number;
  readonly start: number;
  readonly end: number;
  readonly edits: (text: string) => readonly Edit[];
}

export interface TableRow {
  /** Row number, from 1 as spreadsheet programs count. */
  readonly number: number;
  /** Cells by column, from 0. */
  readonly cells: ReadonlyMap<number, TableCell>;
  /** Whether a spreadsheet program hides it, as by a filter. */
  readonly isHidden?: boolean;
  /** Position of problems that concern the whole row. */
  readonly start: number;
  /** Returns the edits that write a text into a column without a cell. */
  readonly add: (column: number, text: string) => readonly Edit[];
}

export interface Table {
  readonly file: FileText;
  /** Prefix of the segment ids: a sheet's name. */
  readonly prefix: string;
  readonly part?: string;
  readonly rows: readonly TableRow[];
}

/** @throws FileError for a column that doesn't exist, or if the source can't be guessed. */
export function findColumns(
  { file, rows }: Table,
  { columns: chosen, targetLanguage }: Pick<ScanOptions, 'columns' | 'targetLanguage'>,
): ColumnNumbers {
  const [first] = rows;
  const found = chooseColumns(firstTexts(rows), chosen ?? {}, targetLanguage);
  switch (found.kind) {
    case 'found':
      return found.columns;
    case 'no-source':
      return file.fail(
        'columns',
        first?.start ?? 0,
        'Which column has the source can’t be told from the first row; choose the columns.',
      );
    case 'unknown':
      return file.fail(
        'columns',
        first?.start ?? 0,
        sentence`There is no column “${found.column.slice(0, 60)}”; give its name in the first row, its letter or its number.`,
      );
  }
}

/** The texts of the first row by column, in which the names of the columns are looked for. */
export function firstTexts(rows: readonly TableRow[]): readonly string[] {
  const cells = rows[0]?.cells ?? new Map<number, TableCell>();
  const width = Math.min(mostColumns, Math.max(-1, ...cells.keys()) + 1);
  return Array.from({ length: width }, (_, column) => cells.get(column)?.text ?? '');
}

/** As Excel has them. */
const mostColumns = 16_384;

/** Returns the units of a table's rows. Formulas stay unchanged and are listed in the file's notices. */
export function tableUnits(
  table: Table,
  columns: ColumnNumbers,
  onFormula: (cell: TableCell) => void,
): readonly Unit[] {
  const { file, prefix, rows } = table;
  const keys = new Set<string>();
  return rows.slice(columns.hasHeader ? 1 : 0).flatMap((row): readonly Unit[] => {
    const source = row.cells.get(columns.source);
    const target = columns.target === undefined ? source : row.cells.get(columns.target);
    if (source === undefined || source.isNumber === true || source.text.trim() === '') return [];
    const formula = [source, target].find((cell) => cell?.isFormula === true);
    if (formula !== undefined) {
      onFormula(formula);
      return [];
    }
    const key = columns.id === undefined ? '' : (row.cells.get(columns.id)?.text.trim() ?? '');
    if (key !== '' && keys.has(key)) {
      file.addProblem(
        'duplicate-key',
        row.start,
        sentence`The key “${key.slice(0, 100)}” stands in two rows; rename or remove one of them.`,
      );
    }
    keys.add(key);
    const own = joinKey([key === '' ? String(row.number) : key]);
    const segment = segmentOf(`${prefix}${own}`, table, row, columns);
    const edits = (text: string): readonly Edit[] => {
      if (text.startsWith('='))
        throw new UnwritableTarget('begins with “=”, which makes it a formula; write it otherwise.');
      return target === undefined ? row.add(columns.target ?? columns.source, text) : target.edits(text);
    };
    return [{ segment, edits }];
  });
}

function segmentOf(id: string, { part }: Table, row: TableRow, columns: ColumnNumbers): Segment {
  const source = row.cells.get(columns.source);
  const target = columns.target === undefined ? undefined : row.cells.get(columns.target);
  const comment = columns.comment === undefined ? '' : (row.cells.get(columns.comment)?.text.trim() ?? '');
  const { start, end } = target ?? source ?? { start: row.start, end: row.start };
  const value = source?.text ?? '';
  const limit = columns.maxLength === undefined ? '' : (row.cells.get(columns.maxLength)?.text.trim() ?? '');
  return {
    id,
    data: markupKind(value),
    value,
    places: [{ start, end, ...(part === undefined ? {} : { part }) }],
    ...(comment === '' ? {} : { comment }),
    ...(/^[1-9]\d{0,6}$/.test(limit) ? { maxLength: Number(limit) } : {}),
    ...(target === undefined || target.text === '' ? {} : { existing: target.text }),
  };
}
