import type { CheckedField } from '../../checks/checked-field';
import { parsePair } from '../../checks/parsed/parsed-pair';
import type { ParsedValue } from '../../checks/parsed/parsed-value';
import type { TermEntry } from '../termbase';
import type { IndexedLanguages, TermIndex } from './term-index';
import type { TermMatcher } from '../recognize/found-terms';
import type { EntryTerm } from './term-index';

/** A place of a term in a value, in UTF-16 offsets, `to` exclusive. */
export interface TermPlace {
  readonly from: number;
  readonly to: number;
  /** The index of its entry. */
  readonly entry: number;
}

/** The terms of a field, with their entries in the order in which they first occur. */
export interface FieldTerms {
  readonly entries: readonly TermEntry[];
  readonly source: readonly TermPlace[];
  readonly target: readonly TermPlace[];
}

/** A value with more terms is hostile. */
const mostPlaces = 500;

/**
 * Finds the terms of both sides. Those of the target are the ones of concepts that the source has, and those
 * that are forbidden in general.
 */
export function termsOfField(field: CheckedField, languages: IndexedLanguages, index: TermIndex): FieldTerms {
  const pair = parsePair(field, languages);
  const numbers = new Map<TermEntry, number>();
  const numberOf = (entry: TermEntry): number => {
    const known = numbers.get(entry);
    if (known !== undefined) return known;
    numbers.set(entry, numbers.size);
    return numbers.size - 1;
  };
  const source = placesIn(pair.source, index.source, numberOf, () => true);
  const target = placesIn(
    pair.target,
    index.target,
    numberOf,
    (entry) => numbers.has(entry) || index.sourceTerms(entry).length === 0,
  );
  return { entries: [...numbers.keys()], source, target };
}

function placesIn(
  value: ParsedValue,
  matcher: TermMatcher<EntryTerm>,
  numberOf: (entry: TermEntry) => number,
  isShown: (entry: TermEntry) => boolean,
): readonly TermPlace[] {
  return matcher
    .find(value.prose)
    .slice(0, mostPlaces)
    .filter(({ term }) => isShown(term.entry))
    .map(({ term, from, to }) => ({ ...value.readable.spanOf(from, to), entry: numberOf(term.entry) }));
}
