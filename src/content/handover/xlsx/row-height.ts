import type { TableCells, TableColumn } from '../table/table-columns';
import { mostRowHeight, textWidth, wrappedHeight } from '../table/wrapped-lines';

/** For a paragraph that is too tall in the usual width. Wider ones make the print too small to read. */
const widerColumns = [80, 100];

/**
 * The height of a row in points, so that its wrapped texts can be read: LibreOffice shows one line of a row
 * that states none.
 */
export function rowHeight(cells: TableCells, widths: Readonly<Record<TableColumn, number>>): number {
  const shown = ['source', 'target', 'comment', 'context', 'problems'] as const;
  return Math.max(...shown.map((column) => textHeight(cells[column] ?? '', widths[column])));
}

/** The height of a wrapped text in points, in a column of a width in characters. */
export function textHeight(text: string, width: number): number {
  return Math.min(mostRowHeight, wrappedHeight(text, width));
}

/** The width of the columns of source and target in which each row of a sheet can be as tall as its texts. */
export function textWidthFor(rows: readonly TableCells[]): number {
  const fits = (width: number): boolean =>
    rows.every(({ source = '', target = '' }) =>
      [source, target].every((text) => wrappedHeight(text, width) <= mostRowHeight),
    );
  return [textWidth, ...widerColumns].find(fits) ?? widerColumns.at(-1) ?? textWidth;
}
