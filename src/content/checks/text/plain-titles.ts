import { once, onceForText } from '../parsed/once';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isForeignEnglish, isStrayEnglish } from './english-words';
import { isFunctionWord, wordsOf } from './plain-words';
import { isTranslatedBeside } from './translated-beside';

/**
 * Whether a heading, a label or a link that is the same on both sides has common words of English alone, or
 * words that the sentences around it translate: "Graceful Stop" in a text that says it in its own language.
 */
export function isPlainTitle(text: string, element: string, pair: ParsedPair): boolean {
  const { sourceLanguage, targetLanguage } = pair;
  // A part of a title may have the name of what it is about.
  const isPart = element === 'title';
  const said = isPart ? text.replaceAll(NAME_IN_TITLE, ' ') : text;
  if (sourceLanguage.base !== 'en' || !WORDS_ALONE.test(said) || KEYS.test(text)) return false;
  // A word alone may be a value of code, and a name with a hyphen is one: "Granted", "Last-Modified".
  if (said === text && !SPACED.test(text)) return false;
  const words = wordsOf(said).flatMap((word) => word.split('-'));
  const plain = words
    .map((word) => word.toLowerCase())
    .filter((word) => !isFunctionWord(word, 'en') || isFunctionWord(word, targetLanguage.base));
  // Names have capitals inside, and abbreviations nothing else.
  if (words.some((word) => INNER_CAPITAL.test(word))) return false;
  const isCommon = (word: string): boolean => isForeignEnglish(word, targetLanguage);
  if (said === text && (words.length < 2 || plain.length === 0)) return false;
  // Words in small letters are code where they are not the text of a link or a cell.
  const isTitle = /^\P{L}*\p{Lu}/u.test(text);
  if (!isTitle) return LABELLED.test(element) && plain.length > 1 && plain.every(isCommon);
  if (said !== text) return plain.length > 0 && plain.every(isCommon);
  if (BLOCK.test(element) && isSaidInSentence(text, pair.target)) return false;
  const others = plain.filter((word) => !isCommon(word) && !isTranslatedBeside(word, pair));
  if (others.length !== 1) return others.length === 0;
  const [other = ''] = others;
  // "Web Search Keywords" has a word that both languages share.
  if (
    isMostlyKept(other, pair) &&
    plain.length > 2 &&
    plain.every((word) => word === other || isTranslatedBeside(word, pair))
  )
    return true;
  // "Using Apache" has a word of a sentence, where "Calligra Words" may be a name as a whole.
  return words.some(
    (word, at) => (at === 0 || /^\p{Ll}/u.test(word)) && isStrayEnglish(word.toLowerCase(), targetLanguage),
  );
}

/** Whether an English title has the word of its kind and a number: "Chapter 11. Color with GIMP". */
export const isNumberedTitle = (text: string, { base }: CheckedLanguage): boolean =>
  NUMBERED_TITLE.test(text) && !(base === 'fr' && FRENCH_TOO.test(text));

const NUMBERED_TITLE =
  /^(?:Chapter|Figure|Lesson|Section|Step|Table) \p{Nd}[\p{Nd}.-]{0,12}[.:]? (?=.{0,40}\p{L}{3})/u;
const FRENCH_TOO = /^(?:Figure|Section|Table) /;

/** Whether translations mostly have a short word as it is in English. */
const isMostlyKept = (word: string, { wordPairs }: ParsedPair): boolean =>
  word.length <= 5 && wordPairs?.english.get(word)?.counterparts[0] === word;

/** The elements of labels that are no part of a sentence themselves. */
const BLOCK = /^(?:h[1-6]|t[dh]|d[td]|li|p|title|caption)$/;

/** Whether a text is in a sentence, too, where it is a term: "This is the Combined Log Format of it." */
const isSaidInSentence = (text: string, value: ParsedValue): boolean => labelsInSentences(value)(text);

const labelsInSentences = once(({ prose }: ParsedValue) =>
  onceForText((text) => isBetweenWords(text, prose)),
);

function isBetweenWords(text: string, prose: string): boolean {
  for (let at = prose.indexOf(text); at !== -1; at = prose.indexOf(text, at + text.length)) {
    const [before, after] = [
      prose.slice(Math.max(0, at - 2), at),
      prose.slice(at + text.length, at + text.length + 2),
    ];
    if (/\p{L} ?$/u.test(before) && /^ ?\p{L}/u.test(after)) return true;
  }
  return false;
}

/** Letters, numbers and marks between words; other signs are in code. */
const WORDS_ALONE = /^[\p{L}\p{M}\p{N}\s.,;!?'’"“”&…¶-]+:?$/u;

/** Keys have their names on them: "Page Down". */
export const KEYS =
  /(?:^|[+\s])Page (?:up|down)$|^(?:Left|Right|Up|Down) Arrow$|^(?:Left|Right) (?:Alt|Ctrl|Shift)$/i;

/** "VirtualHost" or "(MPMs)". */
const NAME_IN_TITLE = /(?<!\p{L})(?:\p{Lu}\p{Ll}{1,20}){2,6}(?!\p{L})|\(\p{Lu}{2,8}s?\)/gu;

export const INNER_CAPITAL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/** Two words. What stands before the first space has none itself, so that many spaces are read only once. */
export const SPACED = /\p{L}[^\p{L}\s]*\s\P{L}*\p{L}/u;

const LABELLED = /^(?:a|td|th|button|option|title|b|strong|em)$/;

const isJoining = (word: string): boolean => isFunctionWord(word.toLowerCase(), 'en');

/**
 * Whether the words of a text are a phrase of English and no name: three or more with a joining word, "their
 * web site", or four or more in small letters, half of which are frequent.
 */
export function isPhrase(text: string, words: readonly string[], target: CheckedLanguage): boolean {
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word) && !isJoining(word));
  if (words.length < 3 || small.length === 0 || /[/_\d]/.test(text)) return false;
  if (words.some((word) => isJoining(word) && isForeignEnglish(word.toLowerCase(), target))) return true;
  const frequent = words.filter((word) => isForeignEnglish(word.toLowerCase(), target));
  return words.length > 3 && small.length >= 3 && frequent.length * 2 >= words.length;
}
