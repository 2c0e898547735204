import type { SearchedTerm, TermMatcher } from './found-terms';
import type { Lemmas } from './lemmas';
import type { MatcherSources } from './matcher-sources';
import { SpacedMatcher } from './spaced-matcher';
import { UnspacedMatcher } from './unspaced-matcher';

/** Languages written without spaces between words. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my', 'bo']);

/**
 * Makes a matcher that finds terms of one language in all their forms. `lemmas` is a dictionary of the
 * language; without one, forms are derived by rules. Terms without a letter or a digit are never found.
 */
export function termMatcher<T extends SearchedTerm>(
  terms: readonly T[],
  language: string,
  lemmas?: Lemmas,
  sources: Omit<MatcherSources, 'lemmas'> = {},
): TermMatcher<T> {
  const base = language.split('-', 1)[0]?.toLowerCase() ?? '';
  return UNSPACED.has(base)
    ? new UnspacedMatcher(terms, base)
    : new SpacedMatcher(terms, base, { ...sources, lemmas });
}
