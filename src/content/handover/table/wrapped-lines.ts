import { countMatches } from '../../text/matches';
/** Lines end before a long word or a marker, so that they have less room than their width. */
const usedWidth = 0.95;
/** Characters that take the room of two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/gu;
/** Heights of a line in points: fonts of wide characters need more. */
const [lineHeight, wideLineHeight] = [15, 18];

/** Excel allows no higher rows, and prints and shows nothing of what is below. In points. */
export const mostRowHeight = 409;

/** Width of the columns of source and target, in characters. */
export const textWidth = 60;

/**
 * The height of a wrapped text in points, in a column of a width in characters: an estimate, because the
 * widths of characters are not known here. The pieces of fields depend on it (`field-pieces.ts`), so other
 * numbers here would put pieces that are out into other places.
 */
export function wrappedHeight(text: string, width: number): number {
  let lines = 0;
  let wide = 0;
  for (const line of text.split('\n')) {
    const wideInLine = countMatches(line, WIDE);
    wide += wideInLine;
    lines += Math.max(1, Math.ceil((line.length + wideInLine) / (width * usedWidth)));
  }
  return lines * (wide > 0 ? wideLineHeight : lineHeight);
}
