/**
 * Whether texts have the same letters, maybe in other characters: a program or a file system decomposed them
 * (é as e and ´), and a reader sees no difference. Ideographs are compared as they are: the variants that
 * Unicode takes for one (神 and U+FA19) look different, and names are written with the one or the other.
 */
export function haveSameLetters(a: string, b: string): boolean {
  return a === b || inForm(a, 'NFC') === inForm(b, 'NFC');
}

const inForm = (text: string, form: 'NFC' | 'NFD'): string =>
  text.replaceAll(/[^\p{Ideographic}]+/gu, (part) => part.normalize(form));

const letter = /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[^\p{M}]\p{M}*/gu;
/** A syllable of Hangul in its letters, or a letter with its marks. A bracket may be that of a tag. */
const decomposed = /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[^\p{M}\p{Ideographic}<>]\p{M}+/gu;

/**
 * Returns a text with its decomposed letters in the characters that the text before has for them, and new
 * letters composed: if a word was changed in a file that a program decomposed, only that differs, also where
 * the new word is composed. Letters stay decomposed that are so in the text before, and new ones where all of
 * its letters are.
 */
export function inCharactersOf(before: string, text: string): string {
  const letters = new Set(before.match(letter));
  const byComposed = new Map([...letters].map((one) => [one.normalize(), one]));
  const isDecomposed = inForm(before, 'NFD') === before && (before.match(decomposed) ?? []).some(canCompose);
  return text.replaceAll(decomposed, (one) => {
    if (letters.has(one)) return one;
    return byComposed.get(one.normalize()) ?? (canCompose(one) && !isDecomposed ? one.normalize() : one);
  });
}

/** Some letters have more characters in the composed form, or the same ones in another order. */
const canCompose = (one: string): boolean => one.normalize().length < one.length;
