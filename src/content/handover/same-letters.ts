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

const letter = /[^\p{M}]\p{M}*/gu;
/** A letter with its marks, or letters of which Hangul is composed. A bracket may be that of a tag. */
const decomposed = /[\u1100-\u11FF]+|[^\p{M}\p{Ideographic}<>]\p{M}+/gu;

/**
 * Returns a text that a program decomposed, with its letters in the characters that the text before has for
 * them, and new letters composed: if a word was changed in such a file, only that differs. A text is as it
 * came where the one before was decomposed, too, or where a letter is left that a program would decompose.
 */
export function inCharactersOf(before: string, text: string): string {
  if (inForm(text, 'NFD') !== text || inForm(before, 'NFD') === before) return text;
  const byComposed = new Map((before.match(letter) ?? []).map((one) => [one.normalize(), one]));
  return text.replaceAll(decomposed, (one) => byComposed.get(one.normalize()) ?? one.normalize());
}
