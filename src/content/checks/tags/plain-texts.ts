import { firstWhere } from '../../text/first-where';
import type { TagPiece } from '../../html/tokenize';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import type { InnerText } from './inner-text';
import type { TagSide } from './inner-text';

/**
 * Returns the place of the text outside of these tags, if there are more than on the tag's own side: in the
 * same block, or the one nearest to where the tag is.
 */
export function plainPlace(
  { name, start }: TagPiece,
  text: string,
  own: TagSide,
  other: TagSide,
  block: TextBlock | undefined,
): ProblemSpan | undefined {
  if (!/[\p{L}\p{N}]/u.test(text) || text.includes('\n')) return undefined;
  const there = plainPlaces(name, text, other).filter(({ from }) => !isInBlockOfCode(name, other, from));
  if (there.length <= plainPlaces(name, text, own).length) return undefined;
  const expected = (start / own.value.raw.length) * other.value.raw.length;
  const distance = ({ from }: ProblemSpan): number => Math.abs(from - expected);
  const span = block === undefined ? undefined : other.value.readable.spanOfBlock(block);
  return there
    .filter(({ from, to }) => span === undefined || (from >= span.from && to <= span.to))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** A command may have moved from its sentence into a block of code. */
const isInBlockOfCode = (name: string, { inside }: TagSide, at: number): boolean =>
  name === 'code' && isInside(inside.get('pre') ?? [], at);

/** More are never compared. */
const mostPlaces = 50;

export function plainPlaces(name: string, text: string, { value, inside }: TagSide): readonly ProblemSpan[] {
  const places: ProblemSpan[] = [];
  if (!value.raw.includes(text)) return places;
  const ranges = inside.get(name) ?? [];
  for (const piece of value.pieces) {
    if (piece.kind !== 'text' || piece.end - piece.start < text.length) continue;
    const part = value.raw.slice(piece.start, piece.end);
    for (let at = part.indexOf(text); at !== -1; at = part.indexOf(text, at + text.length)) {
      const from = piece.start + at;
      const to = from + text.length;
      if (isWordPart(part, at, at + text.length)) continue;
      if (isInside(ranges, from)) continue;
      places.push({ from, to });
      if (places.length === mostPlaces) return places;
    }
  }
  return places;
}

/** Whether a range begins or ends inside of a word. */
const isWordPart = (text: string, from: number, to: number): boolean =>
  (WORD.test(text[from - 1] ?? '') && WORD.test(text[from] ?? '')) ||
  (WORD.test(text[to - 1] ?? '') && WORD.test(text[to] ?? ''));

/** Letters of scripts with spaces between words, and apostrophes in words. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_’']/u;

/** `ranges` are in the order of their ends; those of one name are rarely nested. */
export function isInside(ranges: readonly InnerText[], at: number): boolean {
  const range = ranges[firstWhere(ranges, ({ to }) => to > at)];
  return range !== undefined && range.from <= at;
}
