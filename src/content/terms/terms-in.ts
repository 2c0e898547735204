import { checkedLanguage } from '../checks/parsed/checked-language';
import type { Term, TermEntry } from './termbase';

const ranks = { preferred: 0, admitted: 1, forbidden: 2 } as const;

/**
 * The terms of an entry for a language, preferred ones first: those without a region are for all its regions,
 * and a script must be the same.
 */
export function termsIn(entry: TermEntry, language: string): readonly Term[] {
  const wanted = checkedLanguage(language);
  const found = Object.entries(entry.terms).flatMap(([tag, terms]) => {
    const has = checkedLanguage(tag);
    if (has.base === '' || has.base !== wanted.base || has.script !== wanted.script) return [];
    const regions = [regionIn(tag), regionIn(language)];
    return regions.includes(undefined) || regions[0] === regions[1] ? terms : [];
  });
  return found.toSorted((a, b) => ranks[a.status] - ranks[b.status]);
}

/** The region of a language tag. */
export const regionIn = (tag: string): string | undefined => /-([A-Z]{2}|\d{3})(?:-|$)/.exec(tag)?.[1];
