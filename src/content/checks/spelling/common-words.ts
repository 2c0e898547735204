import type { Vocabulary } from './vocabulary';

/**
 * Whether a word is common, with a small or a capital first letter. Rare words resemble too many names and
 * terms.
 */
export const isCommonWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.isCommon(word) ||
  vocabulary.isCommon(word.charAt(0).toLocaleLowerCase(vocabulary.base) + word.slice(1));
