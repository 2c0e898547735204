import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { isUnspaced } from '../parsed/checked-language';
import { FIXED } from '../parsed/readable-text';
import { isFunctionWord } from '../text/plain-words';
import { withCompounds, withEndings, withPrefixes } from './lost-spaces';

/**
 * Finds words that run into a placeholder where the source has a space beside each of its placeholders. Short
 * letters after one may be a unit or an ending: "{size}px", "{name}s".
 */
export const spacesAtPlaceholders: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, targetLanguage }, problems) {
    const { base } = targetLanguage;
    if (!source.prose.includes(FIXED) || !target.prose.includes(FIXED) || ATTACHED.test(source.prose)) return;
    if (isUnspaced(targetLanguage) || withPrefixes.has(base)) return;
    const known = new Set(source.fixedParts.map(({ text }) => text));
    for (const { index, 1: before = '', 2: after = '' } of firstMatches(target.prose, RUN_IN)) {
      const at = before === '' ? index + 1 : index + before.length;
      const part = target.fixedParts.find(({ start, end }) => (before === '' ? end : start) === at);
      // A conversion may have a width of its own, which stands for the space: "%*s".
      if (part?.kind !== 'placeholder' || !known.has(part.text) || part.text.startsWith('%*')) continue;
      const isWord = before === '' ? isNoEnding(after, part.text, base) : isNoPrefix(before, base);
      if (!isWord) continue;
      const places = { target: [target.readable.spanOf(at - 1, at + 1)] };
      const variant = before === '' ? 'space-after' : 'space-missing-before';
      problems.add('punctuation', variant, { mark: part.text }, places);
    }
  },
};

/** Letters before a placeholder are a word, unless they are a few of another one. */
const isNoPrefix = (letters: string, base: string): boolean =>
  letters.length > 2 || isFunctionWord(letters.toLowerCase(), base);

/** Whether letters behind a placeholder are a word, and no unit, ending or part of a compound. */
function isNoEnding(letters: string, placeholder: string, base: string): boolean {
  if (isFunctionWord(letters, base) && (letters.length > 2 || !withEndings.has(base))) return true;
  if (withEndings.has(base)) return letters.length >= longerThanEnding && !PLURAL.test(letters);
  // A number and a word make one in some languages: "%dfach".
  return letters.length >= shortestWord && !(withCompounds.has(base) && NUMBER.test(placeholder));
}

/** Shorter letters after a placeholder may be a unit or an ending. */
const shortestWord = 5;
const longerThanEnding = 7;
/** Turkish and its relatives have further endings behind that of the plural. */
const PLURAL = /^l[aeə]r/u;
const NUMBER = /^%[\d$]{0,4}l{0,2}[diu]$/;

/** Letters beside a placeholder. */
const ATTACHED = new RegExp(`\\p{L}${FIXED}|${FIXED}\\p{L}`, 'u');
/** A word before a placeholder, or letters behind one. */
const RUN_IN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_'’.-])(\\p{L}{2,30})(?=${FIXED})|${FIXED}(\\p{Ll}{2,30})(?![\\p{L}\\p{M}\\p{N}_'’-])`,
  'gu',
);
