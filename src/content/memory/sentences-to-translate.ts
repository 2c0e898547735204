import { parseValue } from '../checks/parsed/parsed-value';
import { hasLetters, onOneLine } from './field-units';
import { sentencesOf } from './sentences';

/**
 * Returns the sentences of each paragraph, cell or line of a field's source, as the memory has them. Texts of
 * attributes, which stand inside tags, are left out.
 */
export function sentencesToTranslate(
  source: string,
  data: string,
  language: string,
): readonly (readonly string[])[] {
  const { text, blocks } = parseValue(source, data).readable;
  return blocks
    .filter(({ opener }) => !isAttribute(opener))
    .map(({ start, end }) => {
      const block = text.slice(start, end);
      return sentencesOf(block, language)
        .map((sentence) => onOneLine(block.slice(sentence.start, sentence.end)))
        .filter(hasLetters);
    })
    .filter((sentences) => sentences.length > 0);
}

/** The opener of an attribute is the tag's name and its own. */
const isAttribute = (opener: string): boolean => opener.includes(' ');
