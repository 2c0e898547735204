import type { FileText } from '../file-text';
import { columnNumber } from '../table/table-columns';
import type { TableCell, TableRow } from '../table/table-units';

/** Cells that were merged: columns from 0, rows from 1. */
export interface MergedRange {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the merged cells of a sheet, sorted by their first rows. */
export function mergedRanges({ text }: FileText): readonly MergedRange[] {
  return Array.from(
    text.matchAll(/<(?:\w{1,20}:)?mergeCell\s[^>]{0,100}?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g),
    ([, left = '', top, right = '', bottom]) => ({
      left: columnNumber(left) ?? 0,
      right: columnNumber(right) ?? 0,
      top: Number(top),
      bottom: Number(bottom),
    }),
  ).toSorted((one, other) => one.top - other.top);
}

/** A small file could otherwise fill each row of a sheet in thousands of columns. */
const mostFilled = 1_000_000;

/**
 * Returns the rows with the text of merged cells in each of their rows, as a reader of the sheet takes it: in
 * the first column of the range, whose first cell alone has a text. @param ranges Sorted by their first rows.
 */
export function fillMerged(
  rows: readonly TableRow[],
  ranges: readonly MergedRange[],
  file: FileText,
): readonly TableRow[] {
  const tall = ranges.filter(({ top, bottom }) => bottom > top);
  const open = new Map<number, { readonly bottom: number; readonly cell: TableCell }>();
  let next = 0;
  let filled = 0;
  return rows.map((row) => {
    for (const [column, { bottom }] of open) if (bottom < row.number) open.delete(column);
    const own = new Map(open.size === 0 ? [] : row.cells);
    for (const [column, { cell }] of open) own.set(column, cell);
    filled += open.size;
    if (filled > mostFilled)
      file.fail('too-large', row.start, 'The sheet has too many merged cells; separate them.');
    const cells = open.size === 0 ? row.cells : own;
    for (let range = tall[next]; range !== undefined && range.top <= row.number; range = tall[next]) {
      next += 1;
      const cell = range.top === row.number ? row.cells.get(range.left) : undefined;
      if (cell !== undefined) open.set(range.left, { bottom: range.bottom, cell });
    }
    return cells === row.cells ? row : { ...row, cells };
  });
}
