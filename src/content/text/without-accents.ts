/** A word without accents, as it may be written in capitals. */
export const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
