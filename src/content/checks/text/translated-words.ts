import type { ParsedPair } from '../parsed/parsed-pair';
import { longestStem, stemsIn } from '../words/word-stems';
import {
  isForeignEnglish,
  isFrequentEnglish,
  isInternational,
  isShared,
  isStrayEnglish,
} from './english-words';
import { INNER_CAPITAL, KEYS, SPACED } from './plain-titles';
import { isFunctionWord, isKnownWord, isSharedByLatin, wordsOf } from './plain-words';
import { isTranslatedBeside } from './translated-beside';

/** How often a translation has one of a word's counterparts at least. */
const leastTold = {
  usually: 0.6,
  /** In another script, where a word of English stands out. */
  inScript: 0.5,
  /** A word that some translations have as it is. */
  kept: 0.7,
  /** A word that is no frequent one of English. */
  rare: 0.9,
};

/** Longer words are known by how they begin, and so only those that are common are known themselves. */
const longestWhole = 7;

/** How a word of English is translated, as far as is known. */
interface Translations {
  /** How often a translation of a text with the word has another one in its place. */
  readonly told: number;
  /** Whether translations have the word as it is, or one that begins so. */
  readonly isKept: 'never' | 'sometimes' | 'mostly';
}

function translationsOf(lower: string, { wordPairs, sourceLanguage }: ParsedPair): Translations | undefined {
  if (wordPairs === undefined || sourceLanguage.base !== 'en') return undefined;
  if (!/^[a-z]+$/.test(lower) || (lower.length > longestWhole && !isFrequentEnglish(lower))) return undefined;
  const [stem = ''] = stemsIn(lower, true);
  const known = wordPairs.english.get(stem);
  if (known === undefined) return undefined;
  const [kept = ''] = stemsIn(lower, false);
  const [first = ''] = known.counterparts;
  if (first.length > 2 && kept.startsWith(first)) return { told: known.told, isKept: 'mostly' };
  return { told: known.told, isKept: known.counterparts.includes(kept) ? 'sometimes' : 'never' };
}

/** Whether a translation of a text with a word of English has another word in its place, as is known. */
export function isTranslated(word: string, pair: ParsedPair): boolean {
  const { told = 0, isKept } = translationsOf(word.toLowerCase(), pair) ?? {};
  return isKept === 'never' && told >= leastTold.usually;
}

/**
 * Whether all words of a label are ones that translations have in their own language, as labels, the pairs of
 * words or the sentences beside it show: "Account Settings", unlike "Remote Desktop Connection", whose second
 * word several languages have as well.
 */
export const hasTranslatedWords = (text: string, pair: ParsedPair): boolean =>
  !/\p{N}/u.test(text) &&
  wordsOf(text).every((word) => {
    const lower = word.toLowerCase();
    return (
      !isName(word) &&
      (isKnownWord(lower, pair.sourceLanguage.base) ||
        isTranslated(word, pair) ||
        isTranslatedBeside(lower, pair))
    );
  });

/** Whether a field that is a single word was left in English, as far as the word alone can tell. */
export function isTranslatedAlone(word: string, pair: ParsedPair): boolean {
  const [lower, { targetLanguage }] = [word.toLowerCase(), pair];
  if (isName(word) || isSharedByLatin(lower) || isShared(lower, targetLanguage)) return false;
  if (pair.wordPairs === undefined) return isForeignAlone(lower, pair);
  const { told = 0, isKept = 'mostly' } = translationsOf(lower, pair) ?? {};
  if (isKept === 'mostly') return false;
  const isLatin = targetLanguage.script === 'Latn';
  if (!isForeignEnglish(lower, targetLanguage))
    return (
      isKept === 'never' &&
      told >= leastTold.rare &&
      lower.length <= longestStem.english &&
      !isFrequentEnglish(lower)
    );
  if (isKept === 'never') return told >= (isLatin ? leastTold.usually : leastTold.inScript);
  // A longer word of a language in Latin letters may begin as the word does: "prévisualiser".
  const isOther = !isLatin || lower.length > longestStem.other;
  return isOther && told >= leastTold.kept && !isInternational(lower);
}

/** Whether a frequent word of English stands out in a language of which no pairs of words are known. */
const isForeignAlone = (lower: string, { sourceLanguage, targetLanguage }: ParsedPair): boolean =>
  sourceLanguage.base === 'en' &&
  (isStrayEnglish(lower, targetLanguage) ||
    (targetLanguage.isScriptSure &&
      targetLanguage.script !== 'Latn' &&
      isForeignEnglish(lower, targetLanguage) &&
      !isInternational(lower)));

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
  const said = words.filter((word) => !isName(word) && !joining.includes(word) && word !== 'an');
  const known = said.filter((word) => isTranslated(word, pair));
  const foreign = said.filter(
    (word) => known.includes(word) || isForeignEnglish(word.toLowerCase(), pair.targetLanguage),
  ).length;
  const isTitle = said.every((word) => /^\p{Lu}/u.test(word));
  if (known.length === 0 && (isTitle || foreign < 2)) return false;
  if (ATTRIBUTE.test(element)) return foreign * 3 >= said.length;
  const isSmall = /^\p{Ll}/u.test(text);
  const isWhole = WHOLE.test(element);
  if (joining.length === 0 && !POSSESSIVE.test(text)) {
    if (words.some((word) => INNER_CAPITAL.test(word))) return false;
    // Names of things have capitals throughout, and code has none.
    if (element !== 'li' && (isTitle ? words.length > 2 : isSmall && !SMALL.test(element))) return false;
  } else if (!isTitle && (isWhole || (element === 'a' && isSmall)) && hasOwnFunctionWord(joining, pair))
    // Few names have a function word of English alone in small letters: "Port to connect to".
    return foreign * 3 >= said.length;
  if (POSSESSIVE.test(text)) return isWhole && known.length > 0;
  // A term in a line of its own may have one word beside an abbreviation: "RSS Feed".
  if (isWhole)
    return foreign * 2 > said.length && (!OWN_LINE.test(element) || said.length + joining.length > 1);
  const areAll = foreign + joining.length === words.length;
  if (element !== 'a') return areAll && joining.length === 0;
  return areAll || ((isSmall || !isElsewhere) && foreign * 2 > said.length);
}

const OWN_LINE = /^(?:line)?$/;
/** "Meld's file comparisons" */
const POSSESSIVE = /\p{L}['’]s \p{Ll}/u;

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
