import { writesCompounds } from '../recognize/joints';
import { foldWord } from '../recognize/fold';
import { alternativesOf } from './alternatives';

/** Shorter terms are in too many words. */
const shortest = { head: 3, anywhere: 4 };
const LETTER = /[\p{L}\p{M}]/u;
/** Prefixes that negate a word. */
const NEGATION = /(?<!\p{L})(?:nie|non|un|не)$/u;
/** Words that join others. */
const longestJoint = 2;

/**
 * Whether a text has the words of one of these translations in another order, or inside of words that no
 * rule recognizes: `Typ` in `Filtertyp`, `importar` in `importación`, `waluta` in `niewalutowy`. Such a
 * translation is not missing.
 */
export function hasInside(text: string, translations: readonly string[], base: string): boolean {
  const folded = foldWord(text, base);
  return translations.flatMap(alternativesOf).some((one) => {
    const words = foldWord(one, base)
      .split(/[\s'’/&]+/)
      .filter((word) => word.length > longestJoint);
    return words.length > 0 && words.every((word) => hasWord(folded, word, base));
  });
}

function hasWord(text: string, word: string, base: string): boolean {
  // `Konten` in `Unterkonten`.
  const plural = base === 'de' ? word.replace(/(?:o|um|us|a)$/, 'en') : word;
  if (writesCompounds(base)) return isPartOfWord(text, word) || isPartOfWord(text, plural);
  const root = rootOf(word);
  return placesOf(text, root).some(({ isFirst, isLast }) =>
    root.length >= shortest.anywhere ? isFirst : isFirst && isLast,
  );
}

/** The beginning that words derived from a word share with it, mostly. */
function rootOf(word: string): string {
  if (word.length <= shortest.anywhere) return word;
  return word.slice(0, word.length < 7 ? -1 : -2);
}

/** Whether a word begins with a term, or ends with it. */
function isPartOfWord(text: string, term: string): boolean {
  return placesOf(text, term).some(({ isFirst, isLast }) =>
    term.length >= shortest.anywhere ? isFirst || isLast : term.length >= shortest.head && isLast,
  );
}

/** The places of a text in another, with whether words begin or end there. */
function placesOf(
  text: string,
  part: string,
): readonly { readonly isFirst: boolean; readonly isLast: boolean }[] {
  const places = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    places.push({
      isFirst: !LETTER.test(text.charAt(at - 1)) || NEGATION.test(text.slice(Math.max(0, at - 4), at)),
      isLast: !LETTER.test(text.charAt(at + part.length)),
    });
  return places;
}
