import { canonicalLanguageTag } from '../content/language-tag';

/** The dictionaries of a full package, named by the language they are for. A package may lack some, and a user may add others. */
export const packagedDictionaries = [
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

/** In the order of precedence: of two dictionaries for one language, the user's own wins, then the one that came with Locdesk. */
export const dictionaryOrigins = ['own', 'bundled', 'system'] as const;
export type DictionaryOrigin = (typeof dictionaryOrigins)[number];

export interface ListedDictionary {
  readonly tag: string;
  readonly origin: DictionaryOrigin;
  /** The folder it is in. */
  readonly folder: string;
  /** Why it can't be used; absent while nothing is wrong with it. */
  readonly problem?: string;
}

/** The page's address of their licences in the desktop application. */
export const dictionaryLicences = 'dictionary-licences.txt';

/** Longer ones are no words, and are not looked up. */
export const longestSpelledWord = 100;
export const mostOwnWords = 5000;

export interface SpellingSettings {
  /** Null: `usual`, and that of whatever is edited. Empty: nothing is checked. */
  readonly languages: readonly string[] | null;
  /** What the system's languages have here. */
  readonly usual: readonly string[];
  /** The person's own, right in every language; in the order of the alphabet. */
  readonly words: readonly string[];
  /** What was found on this computer, one for each language. */
  readonly dictionaries: readonly ListedDictionary[];
  /** Where the user's own dictionaries belong. */
  readonly ownFolder: string;
  /** Languages of a full package that have no dictionary here. */
  readonly leftOut: readonly string[];
}

/**
 * Those among the dictionaries that are for text in this language: its own (`de-CH`), else the plain language's (`de` for `de-AT`),
 * else any of the language's (`en-GB` and `en-US` for `en-AU`). A word is right that one of them has.
 */
export function dictionariesFor(tag: string, among: readonly string[]): readonly string[] {
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
