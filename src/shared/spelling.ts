import { canonicalLanguageTag } from './language-tag';

/** The dictionaries that are in the program, named by the language they are for. */
export const spellingDictionaries = [
  'de',
  'de-CH',
  'en-GB',
  'en-US',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ru',
] as const;
export type SpellingDictionary = (typeof spellingDictionaries)[number];

/** Longer ones are no words, and are not looked up. */
export const longestSpelledWord = 100;
export const mostOwnWords = 5000;

export interface SpellingSettings {
  /** Null: `usual`, and that of whatever is edited. Empty: nothing is checked. */
  readonly languages: readonly SpellingDictionary[] | null;
  /** What the system's languages have here. */
  readonly usual: readonly SpellingDictionary[];
  /** The person's own, right in every language; in the order of the alphabet. */
  readonly words: readonly string[];
}

export function isSpellingDictionary(tag: string): tag is SpellingDictionary {
  return (spellingDictionaries as readonly string[]).includes(tag);
}

/**
 * Those among the dictionaries that are for text in this language: its own (`de-CH`), else the plain language's (`de` for `de-AT`),
 * else any of the language's (`en-GB` and `en-US` for `en-AU`). A word is right that one of them has.
 */
export function dictionariesFor(
  tag: string,
  among: readonly SpellingDictionary[] = spellingDictionaries,
): readonly SpellingDictionary[] {
  const canonical = canonicalLanguageTag(tag) ?? '';
  const [language = '', ...subtags] = canonical.split('-');
  const region = subtags.find((subtag) => /^([A-Z]{2}|\d{3})$/.test(subtag));
  const wanted = [
    (one: string) => one === `${language}-${region}`,
    (one: string) => one === language,
    (one: string) => one.startsWith(`${language}-`),
  ];
  return wanted.map((fits) => among.filter(fits)).find((fitting) => fitting.length > 0) ?? [];
}
