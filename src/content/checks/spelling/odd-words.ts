import type { Vocabulary } from './vocabulary';

/** A capital behind the first letter, or the digits 0 and 1 beside letters. */
const ODD =
  /^\p{L}[\p{Ll}\p{M}]*\p{Lu}(?=\p{L}*\p{Ll})\p{L}*$|^\p{Ll}[\p{Lu}]{2,}$|^\p{L}*[\p{Ll}\p{M}]\p{Lu}$|[01]/u;

/**
 * Female and male users in one German word, names such as "iPhone", units such as "kiloOctets", "ß" among
 * capitals, and a Cyrillic vowel with the stress.
 */
const NAMED =
  /\p{Ll}In(?:nen)?$|^[ei]\p{Lu}\p{Ll}|^\p{Lu}+s$|^(?:[Kk]ilo|[Mm][eé]ga|[Gg]iga|[Tt][eé]ra)\p{Lu}|\p{Lu}ß\p{Lu}|[АЕИОУЫЭЮЯ](?=\p{Ll})(?<=\p{Ll}.)/u;

/** Two words without their space are a name of a program, "SchlagwortName", and no word with a slip. */
const OF_TWO = /^(\p{L}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u;

/** Whether a word has a letter in the wrong case, or a digit for a letter. */
export const isOdd = (word: string): boolean => ODD.test(word) && !NAMED.test(word);

/**
 * Returns the word that was probably meant by one with capitals or digits among its letters: "AUtomatisch",
 * "dANACH", "cibIe", "n0uvelle". Undefined where it is none of the vocabulary.
 */
export function evenWord(word: string, { has }: Vocabulary): string | undefined {
  if (/[01]/.test(word)) {
    if (has(word.replaceAll(/[01]/g, ''))) return undefined;
    return ['l', 'i'].map((one) => word.replaceAll('0', 'o').replaceAll('1', one)).find(has);
  }
  const [, left = '', right = ''] = OF_TWO.exec(word) ?? [];
  if (left !== '' && has(left) && (has(right) || has(right.toLowerCase()))) return undefined;
  const first = word.charAt(0);
  const rest = word.slice(1);
  const small = rest.toLowerCase();
  // An "I" for an "l" is a capital among small letters.
  const withL = /^[^I]*\p{Ll}?I/u.test(word) ? rest.replaceAll(/I/g, 'l').toLowerCase() : small;
  const candidates = [first + withL, first + small, first.toUpperCase() + small];
  if (first === 'I') candidates.unshift(`l${small}`);
  return candidates.find((candidate) => candidate !== word && has(candidate));
}
