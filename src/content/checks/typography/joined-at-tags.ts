/** A search in the source takes as long as the value. */
export const mostSought = 20;

/**
 * Whether the source has the element that begins or ends at `at`, and the word beside it, in the same way.
 */
export function hasPassage(source: string, target: string, at: number, word: string): boolean {
  const [behind] = ELEMENT.exec(target.slice(at, at + longestElement)) ?? [];
  if (behind !== undefined) return source.includes(word + behind);
  const [before] = ELEMENT_BEFORE.exec(target.slice(Math.max(0, at - longestElement), at)) ?? [];
  return before !== undefined && source.includes(before + word);
}

const longestElement = 200;
const ELEMENT = /^<[a-z]{1,10}(?: [^<>]{0,100})?>[^<>]{1,60}<\/[a-z]{1,10}>/;
const ELEMENT_BEFORE = /<[a-z]{1,10}(?: [^<>]{0,100})?>[^<>]{1,60}<\/[a-z]{1,10}>$/;

/** Whether a word at a tag is the first part of a compound: "hoofd<a>instellingen</a>". */
export const isFirstPart = (raw: string, at: number, base: string): boolean =>
  FIRST_PARTS[base]?.test(raw.slice(Math.max(0, at - 30), at)) === true &&
  /^(?:<[a-z][^<>]{0,300}>)?\p{Ll}/u.test(raw.slice(at, at + 320));

/** Words that are a part of compounds alone, or stand with a space only by mistake. */
const FIRST_PARTS: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})(?:hoofd|linker|rechter|midden|middel)(?:<\/[a-z]{1,10}>)?$/iu,
  de: /(?<!\p{L})(?:Haupt|Ober|Gesamt|Einzel)(?:<\/[a-z]{1,10}>)?$/u,
  sv: /(?<!\p{L})huvud(?:<\/[a-z]{1,10}>)?$/iu,
  da: /(?<!\p{L})hoved(?:<\/[a-z]{1,10}>)?$/iu,
  nb: /(?<!\p{L})hoved(?:<\/[a-z]{1,10}>)?$/iu,
};
