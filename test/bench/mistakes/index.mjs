import {
  encodingMistakes,
  letterMistakes,
  punctuationMistakes,
  spaceMistakes,
} from './character-mistakes.mjs';
import { fixedMistakes, numberMistakes } from './number-mistakes.mjs';
import { placeholderMistakes } from './placeholder-mistakes.mjs';
import { attributeMistakes, htmlMistakes, tagMistakes } from './tag-mistakes.mjs';
import { languageMistakes, leftoverMistakes, textMistakes } from './text-mistakes.mjs';

/** Kinds of mistakes as they happen, by subject. */
export const mistakes = {
  'missing and repeated text': textMistakes,
  language: languageMistakes,
  leftovers: leftoverMistakes,
  tags: tagMistakes,
  HTML: htmlMistakes,
  attributes: attributeMistakes,
  placeholders: placeholderMistakes,
  numbers: numberMistakes,
  'addresses, names and code': fixedMistakes,
  punctuation: punctuationMistakes,
  spaces: spaceMistakes,
  letters: letterMistakes,
  encoding: encodingMistakes,
};
