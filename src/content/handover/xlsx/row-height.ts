import type { TableCells, TableColumn } from '../table/table-columns';

const lineHeight = 15;
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
  const lines = shown.map((column) => linesOf(cells[column] ?? '', widths[column]));
  return Math.min(mostHeight, Math.max(...lines) * lineHeight);
}

function linesOf(text: string, width: number): number {
  let lines = 0;
  for (const line of text.split('\n')) {
    const characters = line.length + (line.match(WIDE)?.length ?? 0);
    lines += Math.max(1, Math.ceil(characters / width));
  }
  return lines;
}
