import { withSingleSpaces } from '../../text/single-spaces';
import type { TagPiece } from '../../html/tokenize';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/** Inline elements that mark words. */
const MARKING = new Set(
  'a b i em strong u code kbd samp var span abbr cite q mark small sub sup tt'.split(' '),
);

/** An inline element with its text on one line. */
export interface Marked {
  readonly tag: TagPiece;
  readonly text: string;
  /** The text in small letters: translators write names with other capitals. */
  readonly key: string;
  /** Offset after the end tag. */
  readonly end: number;
}

/** Whether the text of a mark is in another kind of mark on the other side, where it was. */
export const isInOtherMark = ({ tag, key }: Marked, others: readonly Marked[]): boolean =>
  others.some((one) => one.tag.name !== tag.name && one.key === key);

export const spanOf = ({ tag, end }: Marked) => ({ from: tag.start, to: end });

/** In UTF-16 units. A longer element marks a passage, and each of a nest holds all others. */
const longestMarked = 2000;

/** Inline elements without a block in them, with their text on one line. */
export const markedIn = once(({ raw, tags, isHtml }: ParsedValue): readonly Marked[] => {
  if (!isHtml) return [];
  const marked: Marked[] = [];
  const open: TagPiece[] = [];
  for (const tag of tags) {
    if (!MARKING.has(tag.name)) continue;
    if (!tag.isEnd) {
      open.push(tag);
      continue;
    }
    const start = open.pop();
    if (start?.name !== tag.name) {
      open.length = 0;
      continue;
    }
    if (tag.start - start.end > longestMarked) continue;
    const inner = raw.slice(start.end, tag.start);
    const text = withSingleSpaces(inner.includes('<') ? inner.replaceAll(/<[^<>]*>/g, '') : inner).trim();
    marked.push({ tag: start, text, key: text.toLowerCase(), end: tag.end });
  }
  return marked;
});
