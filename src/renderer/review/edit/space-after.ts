import { checkedLanguage, isUnspaced } from '../../../content/checks/parsed/checked-language';

/** The space that a sentence needs after a text or HTML; none at the start of a line or an element. */
export function spaceAfter(before: string, language: string): string {
  return before === '' || /[\s>]$/.test(before) || isUnspaced(checkedLanguage(language)) ? '' : ' ';
}
