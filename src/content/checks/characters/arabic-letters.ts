import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';

/** A word with a letter of Persian for one of Arabic that looks alike, and the reverse. */
const WORDS: Readonly<Record<string, RegExp>> = {
  ar: /[\p{L}\p{M}]{0,40}[\u06a9\u06cc][\p{L}\p{M}]{0,40}/gu,
  fa: /[\p{L}\p{M}]{0,40}[\u0643\u064a][\p{L}\p{M}]{0,40}/gu,
};

/**
 * Finds letters of Persian in Arabic and the reverse: the words look right, and no search finds them. A
 * Persian text that was typed with the letters of Arabic throughout is left alone.
 */
export const arabicLetters: FieldCheck = {
  ids: ['script'],
  find({ source, target, targetLanguage: { base } }, problems) {
    const pattern = WORDS[base];
    if (pattern === undefined) return;
    const found = firstMatches(target.prose, pattern).filter(([word]) => !source.prose.includes(word));
    const [first] = found;
    if (first === undefined || (base === 'fa' && !/[\u06a9\u06cc]/.test(target.prose))) return;
    const [word] = first;
    const letters = word.replaceAll(/[^\u06a9\u06cc\u0643\u064a]/g, '').charAt(0);
    const places = found.map(({ index, 0: text }) => target.readable.spanAt(index, text));
    problems.add('script', 'not-of-language', { word, letters }, { target: places });
  },
};
