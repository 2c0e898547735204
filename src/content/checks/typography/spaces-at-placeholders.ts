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
    for (const { index, 1: before = '', 2: after = '' } of firstMatches(target.prose, RUN_IN)) {
      const at = before === '' ? index : index + before.length;
      const placeholder = placeholderAt(target.readable.text, before === '' ? index : at, before === '');
      if (placeholder === undefined || !source.readable.text.includes(placeholder)) continue;
      const isWord = before !== '' || after.length >= shortestWord || isFunctionWord(after, base);
      if (!isWord) continue;
      const start = before === '' ? index + 1 : at;
      const places = { target: [target.readable.spanOf(start - 1, start + 1)] };
      problems.add(
        'punctuation',
        before === '' ? 'space-after' : 'space-missing-before',
        { mark: placeholder },
        places,
      );
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

/** The placeholder that begins or ends at a place of a text. */
function placeholderAt(text: string, at: number, isEnd: boolean): string | undefined {
  return isEnd
    ? ENDING.exec(text.slice(Math.max(0, at - 60), at + 1))?.[0]
    : BEGINNING.exec(text.slice(at, at + 60))?.[0];
}

const BEGINNING =
  /^(?:\$?\{{1,2}[\w. -]{1,40}\}{1,2}|%(?:\d\$)?[sd@](?![\p{L}\p{N}])|%\d(?!\d)|%\{\w{1,40}\})/u;
const ENDING = /(?:\$?\{{1,2}[\w. -]{1,40}\}{1,2}|%\{\w{1,40}\})$/;
