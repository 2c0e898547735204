/** A word without accents, as it may be written in capitals. */
export const withoutAccents = (word: string): string =>
  /[^\0-\u007f]/.test(word) ? word.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : word;
