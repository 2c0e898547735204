import { checkedLanguage, isUnspaced } from '../../../content/checks/parsed/checked-language';

/** Texts that need no space behind them: they end in white space, a tag, an opening mark, or `l’`. */
const joins = /[\s>/\p{Ps}\p{Pd}]$|(?:^|\s)[\p{Pi}\p{Pf}"'„]$|\p{L}['’]$/u;

/**
 * The space that a sentence or a term needs after a text or HTML; none at the start of a line or an element.
 */
export function spaceAfter(before: string, language: string): string {
  return before === '' || joins.test(before) || isUnspaced(checkedLanguage(language)) ? '' : ' ';
}
