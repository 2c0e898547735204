import { canonicalLanguageTag } from '../content/language-tag';

/** Dictionaries of a full package, named by language. A package may lack some, and a user may add others. */
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
  'tr',
] as const;

/**
 * Origins in order of precedence: if two dictionaries serve one language, the user's own wins, then the
 * bundled one.
 */
export const dictionaryOrigins = ['own', 'bundled', 'system'] as const;
export type DictionaryOrigin = (typeof dictionaryOrigins)[number];

export interface ListedDictionary {
  readonly tag: string;
  readonly origin: DictionaryOrigin;
  /** The folder that contains the dictionary. */
  readonly folder: string;
  /** Why the dictionary can't be used; absent when it can. */
  readonly problem?: string;
}

/** Path of the page with the dictionaries' licences in the desktop application. */
export const dictionaryLicences = 'dictionary-licences.txt';

/** Longer character sequences are not treated as words and are not checked. */
export const longestSpelledWord = 100;
export const mostOwnWords = 5000;

export interface SpellingSettings {
  /** Null checks `usual` and the language being edited; an empty list checks nothing. */
  readonly languages: readonly string[] | null;
  /** Dictionaries that match the system's languages. */
  readonly usual: readonly string[];
  /** The person's own words, correct in every language, sorted alphabetically. */
  readonly words: readonly string[];
  /** Dictionaries found on this computer, one per language. */
  readonly dictionaries: readonly ListedDictionary[];
  /** The folder for the user's own dictionaries. */
  readonly ownFolder: string;
  /** Languages of a full package that have no dictionary here. */
  readonly leftOut: readonly string[];
}

/**
 * Selects the dictionaries for text in a language: the exact one (`de-CH`), else the plain language's (`de`
 * for `de-AT`), else every regional one (`en-GB` and `en-US` for `en-AU`). A word is correct if one of them
 * contains it.
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
