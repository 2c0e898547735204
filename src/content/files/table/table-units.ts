import type { Segment } from '../content-file';
import { UnwritableTarget, type Edit, type TableColumns, type Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { joinKey } from '../segment-key';

/** A cell of a table, and how a text is written into it. */
export interface TableCell {
  readonly text: string;
  /** Computed by the spreadsheet program, so not for translation. */
  readonly isFormula: boolean;
  readonly start: number;
  readonly end: number;
  readonly edits: (text: string) => readonly Edit[];
}

export interface TableRow {
  /** Row number, from 1 as spreadsheet programs count. */
  readonly number: number;
  /** Cells by column, from 0. */
  readonly cells: ReadonlyMap<number, TableCell>;
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

/** Column numbers, from 0. */
export interface ColumnNumbers {
  readonly id: number | undefined;
  readonly source: number;
  readonly target: number | undefined;
  readonly comment: number | undefined;
  readonly hasHeader: boolean;
}

/** Column names that are recognized without a choice. */
const usualNames: Readonly<Record<'id' | 'source' | 'target' | 'comment', RegExp>> = {
  id: /^(?:id|key|keys|name|identifier|string ?id|msgid|label)$/i,
  source: /^(?:source|source ?text|original|en|en[-_](?:us|gb)|english|text|value|string|default)$/i,
  target: /^(?:target|target ?text|translation|translated)$/i,
  comment: /^(?:comments?|notes?|description|context|developer ?comments?)$/i,
};

/**
 * Returns the chosen columns, or guesses them from the names in the first row. @throws FileError for a column
 * that doesn't exist, or if the source can't be guessed.
 */
export function findColumns({ file, rows }: Table, chosen: TableColumns | undefined): ColumnNumbers {
  const [header] = rows;
  const hasHeader = chosen?.hasHeader ?? true;
  const names = new Map(
    Array.from(header?.cells ?? [], ([column, { text }]) => [text.trim().toLowerCase(), column]),
  );
  const find = (wanted: string | undefined): number | undefined => {
    if (wanted === undefined) return undefined;
    const named = hasHeader ? names.get(wanted.trim().toLowerCase()) : undefined;
    return (
      named ??
      columnNumber(wanted) ??
      file.fail(
        'columns',
        header?.start ?? 0,
        `There is no column “${wanted.slice(0, 60)}”; give its name in the first row, its letter or its number.`,
      )
    );
  };
  if (chosen !== undefined) {
    const source = find(chosen.source) ?? 0;
    return {
      id: find(chosen.id),
      source,
      target: find(chosen.target),
      comment: find(chosen.comment),
      hasHeader,
    };
  }
  const guess = (pattern: RegExp): number | undefined =>
    Array.from(names).find(([name]) => pattern.test(name))?.[1];
  const source = guess(usualNames.source);
  if (source === undefined) {
    return file.fail(
      'columns',
      header?.start ?? 0,
      'Which column has the source can’t be told from the first row; choose the columns.',
    );
  }
  return {
    id: guess(usualNames.id),
    source,
    target: guess(usualNames.target),
    comment: guess(usualNames.comment),
    hasHeader,
  };
}

/** Parses `3` or `C` to a number from 0. */
export function columnNumber(name: string): number | undefined {
  const text = name.trim();
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text) - 1;
  if (!/^[a-zA-Z]{1,3}$/.test(text)) return undefined;
  return Array.from(text.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

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
    if (source === undefined || source.text.trim() === '') return [];
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
        `The key “${key.slice(0, 100)}” stands in two rows; rename or remove one of them.`,
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
  return {
    id,
    data: markupKind(value),
    value,
    places: [{ start, end, ...(part === undefined ? {} : { part }) }],
    ...(comment === '' ? {} : { comment }),
    ...(target === undefined || target.text === '' ? {} : { existing: target.text }),
  };
}
