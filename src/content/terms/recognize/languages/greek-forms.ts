import type { StemWithEndings } from '../endings';

const NOUN = /^(?:οσ|ου|ο|οι|ουσ|ων|ε)$/u;
const ADJECTIVE = /^(?:οσ|ου|ο|οι|ουσ|ων|ε|η|ησ|εσ|α|ασ)$/u;
/** Other nouns in `-ος` stand beside nouns in `-α`: `φόρος`, `φορά`. */
const LIKE_ADJECTIVE = /(?:[ιτ]κ|μεν|[ιη]μ|^νε|ετ|τητ|ακ)$/u;

/** Stems of a Greek noun or adjective in `-ος`, whose stem Snowball takes in several ways. */
export function greekStems(word: string): readonly StemWithEndings[] {
  const stem = /^(.{2,})οσ$/u.exec(word)?.[1];
  return stem === undefined ? [] : [{ stem, endings: LIKE_ADJECTIVE.test(stem) ? ADJECTIVE : NOUN }];
}
