import { isFileInLanguage, leadsToTranslation } from '../addresses/localized-address';
import { haveOneFile } from '../addresses/moved-address';
import { pairedWith } from '../counted';
import type { TagPiece } from '../../html/tokenize';
import type { CheckedLanguage } from '../parsed/checked-language';
import { mostSearched } from './odd-tags';
import { addressOf } from './tag-kinds';
import { attributeOf } from './tag-parts';

/**
 * Links and images of the source, and those to the same file, to one in the target's language or of the same
 * formula.
 */
export function localizedTags(
  missing: readonly TagPiece[],
  extra: readonly TagPiece[],
  language: CheckedLanguage,
): ReadonlySet<TagPiece> {
  return pairedWith(missing, extra, mostSearched, (tag, other) => {
    const [was, is] = [addressOf(tag) ?? '', addressOf(other) ?? ''];
    return (
      leadsToTranslation(was, is, language) ||
      isFileInLanguage(was, is, language) ||
      haveOneFile(was, is) ||
      showsFormulaOf(tag, other)
    );
  });
}

/**
 * Whether a picture shows the formula of another one, as its alternative text in TeX says, with other words
 * in it or as a part of a longer one: `V_{out}`, `V_{sortie} = 2 V`. Such a picture is made from the formula,
 * and is named by it.
 */
export function showsFormulaOf(tag: TagPiece, other: TagPiece): boolean {
  const [text, translation] = [formulaOf(tag), formulaOf(other)];
  const formula = withoutWords(text);
  return text !== translation && formula !== '' && withoutWords(translation).includes(formula);
}

function formulaOf(tag: TagPiece): string {
  const text = tag.name === 'img' ? (attributeOf(tag, 'alt') ?? '') : '';
  return FORMULA.test(text) ? text : '';
}

const FORMULA = /\\[A-Za-z]{2}|[_^]\{/;

const withoutWords = (formula: string): string => formula.replaceAll(WORD_OR_SPACE, '');
const WORD_OR_SPACE = /(?<![\\\p{L}])\p{L}{2,}|\s+/gu;
