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

/** Undefined when the filter is empty. */
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

/**
 * The requests that match a filter, as unordered sets: a match is in all of some sets, and in none of the
 * others.
 */
export class FilterMatches {
  /** The smallest of the sets that a match must be in; undefined when the filter only excludes requests. */
  readonly fewest: readonly number[] | undefined;
  readonly #wanted: readonly BitSet[];
  readonly #unwanted: BitSet;

  constructor({ list, feed, index }: SetStores, { conditions, words }: Question, nowMs: number) {
    // The index lags behind removed requests.
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

  /** Number of requests that are excluded. */
  get unwantedCount(): number {
    return this.#unwanted.size;
  }
}

function without(gone: readonly number[], keys: readonly number[]): readonly number[] {
  if (gone.length === 0) return keys;
  const set = new BitSet(gone);
  return keys.filter((key) => !set.has(key));
}
