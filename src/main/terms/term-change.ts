import type { TermEntry } from '../../content/terms/termbase';

/** Languages and entries that a change of termbases may concern. */
export interface TermChange {
  /** The languages of the changed entries, before and after. */
  readonly languages: readonly string[];
  /** The changed entries, before and after; undefined where they are too many to look for each of them. */
  readonly entries?: readonly TermEntry[] | undefined;
}

/** More entries are in most requests. */
const mostEntries = 50;

/** Describes a change of these entries, of which one may be there as it was and as it is. */
export const changeOf = (entries: readonly TermEntry[]): TermChange => ({
  languages: [...new Set(entries.flatMap(({ terms }) => Object.keys(terms)))].toSorted(),
  ...(entries.length > mostEntries ? {} : { entries }),
});
