import type { TermMatcher } from './found-terms';
import type { WordMemory } from './known-words';
import type { Lemmas } from './lemmas';

/** From where a matcher may have the forms of words. */
export interface MatcherSources {
  /** A dictionary of the language; without one, forms are derived by rules. */
  readonly lemmas?: Lemmas | undefined;
  /** Words that were read before the program started. */
  readonly memory?: WordMemory | undefined;
  /** A matcher of the terms before a few of them were added, edited or removed. */
  readonly earlier?: TermMatcher<unknown> | undefined;
}
