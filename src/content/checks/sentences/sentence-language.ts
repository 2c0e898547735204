import { placedWords } from '../../text/placed-words';
import { isUnspaced } from '../parsed/checked-language';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFrequentEnglish } from '../text/english-words';
import { functionWordLanguages, isFunctionWord, languagesWith } from '../text/plain-words';
import { languagesOfLetters, wordsOutside } from './alphabets';

export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
}

const WORD = new RegExp(String.raw`[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*`, 'gu');

export const wordsOfSource = once(
  ({ prose }: ParsedValue): ReadonlySet<string> => new Set(prose.match(WORD)),
);

export const wordsIn = (text: string): readonly Word[] =>
  placedWords(text, WORD, (word, at) => ({ text: word, lower: word.toLowerCase(), at }));

/** Returns the words of a text as they were before UTF-8 was read as Latin-1, without other damaged words. */
const withoutDamage = (words: readonly Word[], text: string): readonly Word[] =>
  DAMAGED.test(text)
    ? wordsIn(
        text.replaceAll(READ_AS_LATIN_1, ([first = '', second = '']) =>
          String.fromCharCode(((first.charCodeAt(0) & 0x1f) << 6) | (second.charCodeAt(0) & 0x3f)),
        ),
      ).filter((word) => !DAMAGED.test(word.text))
    : words;

const READ_AS_LATIN_1 = /[\u00c2-\u00c5][\u0080-\u00bf]/g;
/** Such a pair, or a letter of Latin-2 that was read as a sign of Latin-1: "afi\u00baajului". */
const DAMAGED = /[\u00c2-\u00c5][\u0080-\u00bf]|[\u00aa\u00ba](?<=\p{L}.)\p{Ll}/u;

/**
 * Whether a longer sentence is English where the source is, whatever the source says: it has several function
 * words of it and none of the target's, and nearly all of its words are known.
 */
export function isWhollyEnglish(
  words: readonly Word[],
  { sourceLanguage, targetLanguage: { base, script } }: ParsedPair,
): boolean {
  // A passage in other letters is found by these.
  if (sourceLanguage.base !== 'en' || script !== 'Latn' || words.length < fewestOfEnglish) return false;
  // Most sentences begin with a few words of their own language.
  if (words.some(({ lower }) => isFunctionWord(lower, base) && !isFunctionWord(lower, 'en'))) return false;
  const small = words.filter(({ text }, at) => at === 0 || /^\p{Ll}/u.test(text));
  const joining = small.filter(({ lower }) => isFunctionWord(lower, 'en') && !isFunctionWord(lower, base));
  const unknown = small.filter(({ lower }) => !isFrequentEnglish(lower) && !OF_ENGLISH.test(lower));
  return (
    new Set(joining.map(({ lower }) => lower)).size >= fewestKinds &&
    unknown.length <= small.length * mostUnknown &&
    !words.some(({ text }) => /[^\p{ASCII}’]/u.test(text))
  );
}

const fewestOfEnglish = 10;
const fewestKinds = 4;
const mostUnknown = 0.1;
const OF_ENGLISH = /^[a-z]+(?:ed|ing|ly|['’]?s)$/;

/** The language of a sentence, where it is neither that of the source nor that of the target. */
export function languageOf(
  words: readonly Word[],
  text: string,
  names: ReadonlySet<string>,
  pair: ParsedPair,
): string | undefined {
  const asWritten = withoutDamage(words, text);
  return languageByFunctionWords(asWritten, names, pair) ?? languageByLetters(asWritten, names, pair);
}

/**
 * The language whose function words the sentence has, where these are many and those of the target's language
 * are few. Undefined where the sentence may well be in the target's language.
 */
function languageByFunctionWords(
  all: readonly Word[],
  names: ReadonlySet<string>,
  { sourceLanguage, targetLanguage }: ParsedPair,
): string | undefined {
  // Names that the source has, like "Mar de Plata", are in any language.
  const words = all.filter(({ text }) => !names.has(text) || isFunctionWord(text, sourceLanguage.base));
  // Sentences of a language whose words are not known resemble those of its neighbours.
  if (words.length < 5 || !functionWordLanguages.includes(targetLanguage.base)) return undefined;
  if (isUnspaced(targetLanguage)) {
    const latin = words.filter(({ text }) => /\p{Script=Latin}/u.test(text)).length;
    if (latin < words.length * 0.8) return undefined;
  }
  let best: string | undefined;
  let most = 0;
  countFunctionWords(words).forEach((count, at) => {
    const base = functionWordLanguages[at];
    if (count <= most || base === targetLanguage.base || base === sourceLanguage.base) return;
    best = base;
    most = count;
  });
  // Three short words of a short sentence are words of many languages: "en", "son" and "al" are Turkish, too.
  const fewest = words.length < 7 ? 4 : 3;
  if (best === undefined || most < fewest) return undefined;
  // Letters that only the target's language has: "každý" is not Croatian.
  const written = words.map(({ lower }) => lower);
  if (wordsOutside(written, best).length > wordsOutside(written, targetLanguage.base).length)
    return undefined;
  const own = words.filter(({ lower }) => isFunctionWord(lower, targetLanguage.base)).length;
  // A long sentence of the target's language has some of its function words.
  const least = own === 0 && words.length >= longSentence ? 0.15 : 0.22;
  if (most / words.length < least) return undefined;
  // Text of the source may have words that are frequent in a third language too.
  if (words.filter(({ lower }) => isFunctionWord(lower, sourceLanguage.base)).length >= most)
    return undefined;
  // Related languages share function words: the target's own must be clearly fewer, or only shared ones.
  if (isNear(best, targetLanguage.base))
    return own * 3 <= most || hasNoneOfItsOwn(words, best, targetLanguage.base) ? best : undefined;
  return own * 2 < most && most - own >= 3 ? best : undefined;
}

/** In words. */
const longSentence = 12;

/** Whether all the target's function words of a sentence are the other language's as well, which has more. */
function hasNoneOfItsOwn(words: readonly Word[], other: string, own: string): boolean {
  const joining = [...new Set(words.map(({ lower }) => lower))];
  const ofOther = joining.filter(
    (word) => word.length > 1 && isFunctionWord(word, other) && !isFunctionWord(word, own),
  );
  return (
    ofOther.length >= fewestOfOther &&
    !joining.some((word) => isFunctionWord(word, own) && !isFunctionWord(word, other))
  );
}

const fewestOfOther = 3;

/**
 * The language of a sentence in which a fifth of the words, two at least, have letters that the target's
 * language lacks, or fewer where it has hardly any of the target's function words: of the languages with all
 * its letters the one with most of its function words.
 */
function languageByLetters(
  all: readonly Word[],
  names: ReadonlySet<string>,
  { sourceLanguage, targetLanguage }: ParsedPair,
): string | undefined {
  // Most sentences have no such letter at all.
  if (wordsOutside([all.map(({ lower }) => lower).join(' ')], targetLanguage.base).length === 0)
    return undefined;
  const words = all.filter(({ text }) => /^\p{Ll}/u.test(text) && !names.has(text));
  const small = wordsOutside([...new Set(words.map(({ lower }) => lower))], targetLanguage.base);
  if (small.length === 0) return undefined;
  // The first word has a capital as a name has, and so it counts only beside another one.
  const [first] = all;
  const isNew = first !== undefined && !names.has(first.text) && !words.includes(first);
  const odd = isNew ? [...small, ...wordsOutside([first.lower], targetLanguage.base)] : small;
  const counts = countFunctionWords(words);
  const countOf = (base: string): number => counts[functionWordLanguages.indexOf(base)] ?? 0;
  const [best, ...others] = languagesOfLetters(words.map(({ lower }) => lower))
    .filter((base) => base !== targetLanguage.base && base !== sourceLanguage.base)
    .toSorted((a, b) => countOf(b) - countOf(a));
  if (best === undefined) return undefined;
  const isKnown = others.length === 0 || countOf(best) > 1;
  const own = words.filter(({ lower }) => isFunctionWord(lower, targetLanguage.base)).length;
  // A sentence of the target's language may have transcribed words, which have no function words of another.
  if (own >= 2 && countOf(best) === 0) return undefined;
  const isOther =
    odd.length === 1
      ? own === 0 && all.length >= 6 && countOf(best) >= 2
      : odd.length >= all.length * fewestOdd || own <= all.length * fewestOwn;
  return isOther ? (isKnown ? best : unknown) : undefined;
}

/** A language that is none of those whose letters are known, such as Breton. */
const unknown = '?';
const fewestOdd = 0.2;
/** A sentence of the target's language has more function words. */
const fewestOwn = 0.08;

/** Counts the function words of two letters or more that a sentence has, for each of the languages. */
function countFunctionWords(words: readonly Word[]): readonly number[] {
  const times = functionWordLanguages.map(() => 0);
  const kinds = functionWordLanguages.map(() => 0);
  const seen = new Set<string>();
  for (const { lower } of words) {
    const languages = languagesWith(lower);
    if (languages.length === 0) continue;
    for (const at of languages) {
      if (!seen.has(lower)) kinds[at] = (kinds[at] ?? 0) + 1;
      if (lower.length > 1) times[at] = (times[at] ?? 0) + 1;
    }
    seen.add(lower);
  }
  // One word several times is a name or a letter.
  return times.map((count, at) => ((kinds[at] ?? 0) < 3 ? 0 : count));
}

const NEAR = [
  'es pt gl ca it fr oc an ast ro',
  'da nb no nn sv is fo',
  'cs sk pl hsb',
  'hr sr bs sl me cs sk mk bg',
  'ru uk bg be sr mk',
  'lt lv',
  'et fi',
  'id ms',
  'nl de af',
].map((group) => new Set(group.split(' ')));
export const isNear = (a: string, b: string): boolean => NEAR.some((group) => group.has(a) && group.has(b));

/** Made when it is first needed, because making it is a quarter of the time that loading all checks takes. */
let englishNames: Intl.DisplayNames | undefined;
export const nameOfLanguage = (base: string): string => {
  if (base === unknown) return unknown;
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return englishNames.of(base) ?? base;
};
