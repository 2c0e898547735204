import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';

/** A straight quotation mark without a backslash before it. */
const BARE = /(?<!\\)"/g;

/** Finds quotation marks without the backslash that all of them have in the source of a plain text. */
export const lostEscapes: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target }, problems) {
    if (source.isHtml || !source.raw.includes('\\"') || source.raw.search(BARE) !== -1) return;
    for (const { index } of matchesOf(target.raw, BARE))
      problems.add('punctuation', 'escape-missing', {}, { target: [{ from: index, to: index + 1 }] });
  },
};
