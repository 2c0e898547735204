import { checkedLanguage, type CheckedLanguage } from '../parsed/checked-language';

/** Characters per English character, by language, measured in published translations. */
const LENGTHS: Readonly<Record<string, number>> = {
  zh: 0.33,
  ja: 0.48,
  ko: 0.55,
  he: 0.8,
  ar: 0.88,
  fa: 0.95,
  ur: 1,
  th: 0.95,
  hi: 1.02,
  de: 1.15,
  fr: 1.18,
  es: 1.17,
  it: 1.16,
  pt: 1.12,
  nl: 1.1,
  el: 1.15,
  fi: 1.06,
  hu: 1.08,
  pl: 1.1,
  ro: 1.13,
  ru: 1.1,
  uk: 1.07,
  bg: 1.1,
  tr: 1.03,
  vi: 1.1,
  id: 1.1,
  ms: 1.12,
  sv: 1.02,
  da: 1.04,
  nb: 1.02,
  cs: 1.02,
};

/** Characters of a paragraph. Shorter texts are abbreviated freely. */
export const paragraph = 80;

/** Returns the usual length of a translation relative to its source. */
export function usualLength(source: CheckedLanguage, target: CheckedLanguage): number {
  return lengthIn(target) / lengthIn(source);
}

const lengthIn = ({ base }: CheckedLanguage): number => LENGTHS[base] ?? 1.05;

/**
 * Whether a length differs from the usual one by less than a factor. The factor is that of long texts:
 * shorter ones, of `characters` in the source, may differ more.
 */
export function isWithin(ratio: number, characters: number, factor: number): boolean {
  const limit = factor * (1 + paragraph / 2 / characters);
  return ratio > 1 / limit && ratio < limit;
}

/** Factor by which a length attracts attention; the check of the length warns only of much larger ones. */
const striking = 1.3;

interface SizedText {
  readonly characters: number;
  /** A BCP 47 tag. */
  readonly language: string;
}

/** Whether a translation is about as long as translations between the two languages usually are. */
export function isUsualLength(source: SizedText, target: SizedText): boolean {
  if (source.characters === 0) return true;
  const usual = usualLength(checkedLanguage(source.language), checkedLanguage(target.language));
  return isWithin(target.characters / source.characters / usual, source.characters, striking);
}
