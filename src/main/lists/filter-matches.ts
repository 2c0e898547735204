import type { ConditionTerm } from '../../content/filter/filter-term';
import { parseFilter } from '../../content/filter/parse-filter';
import { asksForText, searchQuery, type SearchQuery } from '../../content/search/search-query';
import { filterConditions } from './request-filter';
import type { RequestListStore } from '../requests/request-list-store';
import type { SearchFeedStore } from './search-feed-store';
import type { SearchIndex } from './search-index-store';
import { BitSet } from '../platform/bit-set';

export interface Question {
  readonly conditions: readonly ConditionTerm[];
  readonly words: SearchQuery;
}

/** Undefined when the filter asks for nothing. */
export function questionOf(filter = ''): Question | undefined {
  if (filter === '') return undefined;
  const { terms } = parseFilter(filter);
  const conditions = terms.filter((term) => term.kind === 'condition');
  const words = searchQuery(terms.filter((term) => term.kind === 'text'));
  return conditions.length > 0 || asksForText(words) ? { conditions, words } : undefined;
}

interface SetStores {
  readonly list: RequestListStore;
  readonly feed: SearchFeedStore;
  readonly index: SearchIndex;
}

/** The requests that a question asks for, as sets in no order: an answer is in all of some, and in none of others. */
export class FilterMatches {
  /** What an answer is among, the fewest there are; undefined when the question only says what it is not among. */
  readonly fewest: readonly number[] | undefined;
  readonly #wanted: readonly BitSet[];
  readonly #unwanted: BitSet;

  constructor({ list, feed, index }: SetStores, { conditions, words }: Question, nowMs: number) {
    // The index learns late of what was removed.
    const gone = asksForText(words) ? feed.removedAfter(index.revision()) : [];
    const asked = filterConditions(conditions, nowMs);
    const wanted = asked.wanted.map((condition) => list.keysWhere(condition));
    const unwanted = asked.unwanted.map((condition) => list.keysWhere(condition));
    if (words.wanted.length > 0) wanted.push(without(gone, index.withAll(words.wanted)));
    if (words.unwanted.length > 0) unwanted.push(without(gone, index.withAny(words.unwanted)));
    this.fewest = wanted.toSorted((a, b) => a.length - b.length)[0];
    this.#wanted = wanted.map((keys) => new BitSet(keys));
    this.#unwanted = new BitSet(unwanted.flat());
  }

  has(key: number): boolean {
    return this.#wanted.every((set) => set.has(key)) && !this.#unwanted.has(key);
  }

  /** How many of all requests an answer is not among. */
  get unwantedCount(): number {
    return this.#unwanted.size;
  }
}

function without(gone: readonly number[], keys: readonly number[]): readonly number[] {
  if (gone.length === 0) return keys;
  const set = new BitSet(gone);
  return keys.filter((key) => !set.has(key));
}
