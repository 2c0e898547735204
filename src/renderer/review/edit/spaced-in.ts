import { checkedLanguage, isUnspaced } from '../../../content/checks/parsed/checked-language';

/** Texts that need no space behind them: they end in white space, a tag, an opening mark, or `l’`. */
const joins = /[\s>/\p{Ps}\p{Pd}]$|(?:^|\s)[\p{Pi}\p{Pf}"'„]$|\p{L}['’]$/u;

/**
 * Returns a sentence or a term with the spaces that it needs between two texts or pieces of HTML: one behind
 * a text, but not at the start of a line or an element, and one before a word.
 */
export function spacedIn(
  { before, after }: { readonly before: string; readonly after: string },
  inserted: string,
  language: string,
): string {
  if (isUnspaced(checkedLanguage(language))) return inserted;
  const space = before === '' || joins.test(before) ? '' : ' ';
  return space + inserted + (beginsWithWord.test(after) ? ' ' : '');
}

const beginsWithWord = /^[\p{L}\p{N}]/u;
