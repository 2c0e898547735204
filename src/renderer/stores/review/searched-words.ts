import { parseFilter } from '../../../content/filter/parse-filter';

/** Returns the words and phrases that a filter searches for, without those that it excludes. */
export function searchedWords(filter: string): readonly string[] {
  return parseFilter(filter).terms.flatMap((term) =>
    term.kind === 'text' && !term.isNegated && term.text !== '' ? [term.text] : [],
  );
}
