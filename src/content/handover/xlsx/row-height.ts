import type { TableCells, TableColumn } from '../table/table-columns';

/** Heights of a line in points: fonts of wide characters need more. */
const [lineHeight, wideLineHeight] = [15, 18];
/** Lines end before a long word or a marker, so that they have less room than their width. */
const usedWidth = 0.95;
/** Excel allows no higher rows. */
const mostHeight = 409;
/** Characters that take the room of two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/gu;

/**
 * The height of a row in points, so that its wrapped texts can be read: LibreOffice shows one line of a row
 * that states none. An estimate, because the widths of characters are not known here.
 */
export function rowHeight(cells: TableCells, widths: Readonly<Record<TableColumn, number>>): number {
  const shown = ['source', 'target', 'comment', 'context', 'problems'] as const;
  return Math.max(...shown.map((column) => textHeight(cells[column] ?? '', widths[column])));
}

/** The height of a wrapped text in points, in a column of a width in characters. */
export function textHeight(text: string, width: number): number {
  let lines = 0;
  let wide = 0;
  for (const line of text.split('\n')) {
    const wideInLine = line.match(WIDE)?.length ?? 0;
    wide += wideInLine;
    lines += Math.max(1, Math.ceil((line.length + wideInLine) / (width * usedWidth)));
  }
  return Math.min(mostHeight, lines * (wide > 0 ? wideLineHeight : lineHeight));
}
