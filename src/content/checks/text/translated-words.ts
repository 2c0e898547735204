import type { ParsedPair } from '../parsed/parsed-pair';
import { stemsIn } from '../words/word-stems';
import { isForeignEnglish, isFrequentEnglish } from './english-words';
import { INNER_CAPITAL, KEYS, SPACED } from './plain-titles';
import { isFunctionWord, isSharedByLatin, wordsOf } from './plain-words';

/** A translation has one of a word's counterparts at least this often. */
const leastTold = 0.6;

/** Longer words are known by how they begin, and so only those that are common are known themselves. */
const longestWhole = 7;

/** Whether a translation of a text with a word of English has another word in its place, as is known. */
export function isTranslated(word: string, { wordPairs, sourceLanguage }: ParsedPair): boolean {
  if (wordPairs === undefined || sourceLanguage.base !== 'en') return false;
  const lower = word.toLowerCase();
  if (!/^[a-z]+$/.test(lower) || (lower.length > longestWhole && !isFrequentEnglish(lower))) return false;
  const [stem = ''] = stemsIn(lower, true);
  const known = wordPairs.english.get(stem);
  if (known === undefined || known.told < leastTold) return false;
  const [kept = ''] = stemsIn(lower, false);
  return !known.counterparts.includes(kept);
}

/** Whether a field that is a single word was left in English, as far as the word alone can tell. */
export const isTranslatedAlone = (word: string, pair: ParsedPair): boolean =>
  !isName(word) &&
  !isSharedByLatin(word.toLowerCase()) &&
  isForeignEnglish(word.toLowerCase(), pair.targetLanguage) &&
  isTranslated(word, pair);

/** Elements whose text is a label of its own, and attributes. */
const WHOLE = /^(?:h[1-6]|t[dh]|d[td]|li|p|title|caption|figcaption|line|button|label|option|legend)?$/;
const ATTRIBUTE = /^\S+ \S+$/;

/**
 * Whether a label that is the same on both sides has words of English that translations are known to have in
 * their own language, and few others. `isElsewhere` is set for a link to another site, which may name a page.
 */
export function isTranslatedLabel(
  text: string,
  element: string,
  pair: ParsedPair,
  isElsewhere = false,
): boolean {
  if (pair.sourceLanguage.base !== 'en' || pair.wordPairs === undefined || element === 'title') return false;
  if (!WORDS_ALONE.test(text) || !SPACED.test(text) || IN_CODE.test(text)) return false;
  if (KEYS.test(text) || hasInitials(text)) return false;
  if (element === 'a' && BEGINS_PHRASE.test(text)) return true;
  const words = wordsOf(text)
    .flatMap((word) => (/^\p{Lu}/u.test(word) ? word.split('-') : [word]))
    .filter((word) => word.length > 1);
  const joining = words.filter((word) => isFunctionWord(word.toLowerCase(), 'en'));
  const said = words.filter((word) => !isName(word) && !joining.includes(word));
  const known = said.filter((word) => isTranslated(word, pair));
  const foreign = said.filter(
    (word) => known.includes(word) || isForeignEnglish(word.toLowerCase(), pair.targetLanguage),
  ).length;
  const isTitle = said.every((word) => /^\p{Lu}/u.test(word));
  if (known.length === 0 && (isTitle || foreign < 2)) return false;
  if (ATTRIBUTE.test(element)) return foreign * 3 >= said.length;
  const isSmall = /^\p{Ll}/u.test(text);
  const isWhole = WHOLE.test(element);
  if (joining.length === 0) {
    if (words.some((word) => INNER_CAPITAL.test(word))) return false;
    // Names of things have capitals throughout, and code has none.
    if (element !== 'li' && (isTitle ? words.length > 2 : isSmall && !SMALL.test(element))) return false;
  } else if (!isTitle && (isWhole || (element === 'a' && isSmall)) && hasOwnFunctionWord(joining, pair))
    // Few names have a function word of English alone in small letters: "Port to connect to".
    return foreign * 3 >= said.length;
  // A term in a line of its own may have one word beside an abbreviation: "RSS Feed".
  if (isWhole)
    return foreign * 2 > said.length && (!OWN_LINE.test(element) || said.length + joining.length > 1);
  const areAll = foreign + joining.length === words.length;
  if (element !== 'a') return areAll && joining.length === 0;
  return areAll || ((isSmall || !isElsewhere) && foreign * 2 > said.length);
}

const OWN_LINE = /^(?:line)?$/;

/** Elements whose text may begin with a small letter, and a field. */
const SMALL = /^(?:a|t[dh])?$/;

/** Letters, numbers and marks between words; other signs are in code. */
const WORDS_ALONE = /^[\p{L}\p{M}\p{N}\s.,;!?'’"“”&…()/-]+:?$/u;
const IN_CODE = /\p{L}\.\p{L}|(?:^|\s)-+\p{L}/u;
/** Words that are no part of a name in small letters. */
const BEGINS_PHRASE = /^(?:the|your|this) /;

const hasOwnFunctionWord = (words: readonly string[], { targetLanguage }: ParsedPair): boolean =>
  words.some((word) => isFunctionWord(word, 'en') && !isFunctionWord(word, targetLanguage.base));

/** Whether a name has its abbreviation behind it: "Server Side Includes (SSI)". */
function hasInitials(text: string): boolean {
  const [, abbreviation = ''] = /\((\p{Lu}{2,8})\)/u.exec(text) ?? [];
  const initials = text.match(/(?<!\p{L})\p{L}/gu)?.join('') ?? '';
  return abbreviation !== '' && initials.toUpperCase().includes(abbreviation);
}

const isName = (word: string): boolean => INNER_CAPITAL.test(word) || /^\p{Lu}{2}|\p{N}/u.test(word);
