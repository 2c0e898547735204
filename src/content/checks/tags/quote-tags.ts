import { countMatches } from '../../text/matches';
import type { TagPiece } from '../../html/tokenize';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether the other side sets quotation marks in place of `<q>`, for which a browser shows them: it has two
 * more of them than `own` for each such tag that is missing there.
 */
export function areQuotedInstead(tags: readonly TagPiece[], own: ParsedValue, other: ParsedValue): boolean {
  const count = tags.filter(({ name }) => name === 'q').length;
  return count > 0 && marksIn(other) - marksIn(own) >= 2 * count;
}

const marksIn = ({ prose }: ParsedValue): number => countMatches(prose, MARKS);

const MARKS = /["«»„“”‟‹›「」『』‚]|(?<!\p{L})['‘’]|['’](?!\p{L})/gu;
