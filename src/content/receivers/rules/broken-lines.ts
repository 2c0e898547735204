import { segmenterOf } from '../../text/segmenters';
import type { LengthUnit } from '../receiver-profile';
import type { ValueEdit } from '../rehearsed';
import { graphemes, lengthIn } from './text-length';

interface LongPart {
  readonly unit: LengthUnit;
  readonly max: number;
  /** The place of the part in the value. */
  readonly from: number;
}

/**
 * The line breaks by which a part of a value that is too long is broken: instead of the last white space that
 * fits, or between two characters where there is none. Linear in the length of the part.
 */
export function brokenInto({ unit, max, from }: LongPart, part: string): readonly ValueEdit[] {
  const edits: ValueEdit[] = [];
  let at = 0;
  let length = 0;
  /** The last white space of the line, and the length of what follows it. */
  let space: { readonly start: number; readonly end: number; length: number } | undefined;
  for (const piece of piecesOf(unit, part)) {
    const size = sizeOf(unit, piece);
    const end = at + piece.length;
    const isSpace = /^\s+$/.test(piece);
    const isFull = length + size > max && length > 0;
    if (isFull) {
      const broken = isSpace ? { start: at, end } : (space ?? { start: at, end: at });
      edits.push({ start: from + broken.start, end: from + broken.end, text: '\n' });
      length = isSpace ? 0 : (space?.length ?? 0);
      space = undefined;
      // Behind the white space there may be no room for a character of several bytes.
      if (!isSpace && length + size > max && length > 0) {
        edits.push({ start: from + at, end: from + at, text: '\n' });
        length = 0;
      }
    }
    if (!isFull || !isSpace) {
      length += size;
      if (space !== undefined) space.length += size;
      if (isSpace) space = { start: at, end, length: 0 };
    }
    at = end;
  }
  return edits;
}

function* piecesOf(unit: LengthUnit, part: string): Generator<string> {
  if (unit === 'characters') yield* graphemes(part);
  else if (unit === 'words')
    for (const { segment } of segmenterOf('und', 'word').segment(part)) yield segment;
  else yield* part;
}

function sizeOf(unit: LengthUnit, piece: string): number {
  if (unit === 'characters' || unit === 'codePoints') return 1;
  return lengthIn(unit, piece);
}
