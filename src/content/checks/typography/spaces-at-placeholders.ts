import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { isUnspaced } from '../parsed/checked-language';
import { FIXED } from '../parsed/readable-text';
import { isFunctionWord } from '../text/plain-words';
import { withEndings, withPrefixes } from './lost-spaces';

/**
 * Finds words that run into a placeholder where the source has a space beside each of its placeholders. Short
 * letters after one may be a unit or an ending: "{size}px", "{name}s".
 */
export const spacesAtPlaceholders: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, targetLanguage }, problems) {
    const { base } = targetLanguage;
    if (!source.prose.includes(FIXED) || !target.prose.includes(FIXED) || ATTACHED.test(source.prose)) return;
    if (isUnspaced(targetLanguage) || withEndings.has(base) || withPrefixes.has(base)) return;
    const known = new Set(source.fixedParts.map(({ text }) => text));
    for (const { index, 1: before = '', 2: after = '' } of firstMatches(target.prose, RUN_IN)) {
      const at = before === '' ? index + 1 : index + before.length;
      const part = target.fixedParts.find(({ start, end }) => (before === '' ? end : start) === at);
      // A conversion may have a width of its own, which stands for the space: "%*s".
      if (part?.kind !== 'placeholder' || !known.has(part.text) || part.text.startsWith('%*')) continue;
      // Letters behind "%s" may belong to it, and behind a brace they may be a unit or an ending.
      const isWord =
        before !== '' ||
        (part.text.endsWith('}') && (after.length >= shortestWord || isFunctionWord(after, base)));
      if (!isWord) continue;
      const places = { target: [target.readable.spanOf(at - 1, at + 1)] };
      const variant = before === '' ? 'space-after' : 'space-missing-before';
      problems.add('punctuation', variant, { mark: part.text }, places);
    }
  },
};

/** Shorter letters after a placeholder may be a unit or an ending. */
const shortestWord = 5;

/** Letters beside a placeholder. */
const ATTACHED = new RegExp(`\\p{L}${FIXED}|${FIXED}\\p{L}`, 'u');
/** A word of three letters or more before a placeholder, or letters behind one. */
const RUN_IN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_'’.-])(\\p{L}{3,30})(?=${FIXED})|${FIXED}(\\p{Ll}{2,30})(?![\\p{L}\\p{M}\\p{N}_'’-])`,
  'gu',
);
