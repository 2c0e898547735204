import type { ConditionTerm } from '../../shared/filter/filter-term';
import { parseFilter } from '../../shared/filter/parse-filter';
import { asksForText, searchQuery, type SearchQuery } from '../../shared/search/search-query';
import { filterCondition } from '../store/request-filter';
import type { RequestListStore } from '../store/request-list-store';
import type { SearchFeedStore } from '../store/search-feed-store';
import type { SearchIndexStore } from '../store/search-index-store';
import { KeySet } from './key-set';

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
  readonly index: SearchIndexStore;
}

/** The requests that a question asks for, as sets in no order: an answer is in all of some, and not in another. */
export class QuestionSets {
  /** What an answer is among, the fewest there are; undefined when the question only says what it is not among. */
  readonly fewest: readonly number[] | undefined;
  readonly unwanted: readonly number[];
  readonly #wantedSets: readonly KeySet[];
  readonly #unwantedSet: KeySet;

  constructor({ list, feed, index }: SetStores, { conditions, words }: Question, nowMs: number) {
    // The index learns late of what was removed.
    const gone = asksForText(words) ? feed.removedAfter(index.revision()) : [];
    const wanted = [
      ...(words.wanted.length === 0 ? [] : [without(gone, index.withAll(words.wanted))]),
      ...(conditions.length === 0 ? [] : [list.keysWhere(filterCondition(conditions, nowMs))]),
    ];
    this.fewest = wanted.toSorted((a, b) => a.length - b.length)[0];
    this.unwanted = words.unwanted.length === 0 ? [] : without(gone, index.withAny(words.unwanted));
    this.#wantedSets = wanted.map((keys) => new KeySet(keys));
    this.#unwantedSet = new KeySet(this.unwanted);
  }

  has(key: number): boolean {
    return this.#wantedSets.every((set) => set.has(key)) && !this.#unwantedSet.has(key);
  }
}

function without(gone: readonly number[], keys: readonly number[]): readonly number[] {
  if (gone.length === 0) return keys;
  const set = new KeySet(gone);
  return keys.filter((key) => !set.has(key));
}
