import type { ConditionTerm } from '../../shared/filter/filter-term';
import { parseFilter } from '../../shared/filter/parse-filter';
import { searchQuery, type SearchQuery } from '../../shared/search/search-query';
import type { RequestRow, RequestWindow } from '../../shared/ui-types';
import type { FilterValues, Listing } from '../../shared/views';
import type { ConnectionStore } from '../store/connection-store';
import type { ContentRequestStore, StoredRequest } from '../store/content-request-store';
import type { FilterValueStore } from '../store/filter-value-store';
import { filterCondition } from '../store/request-filter';
import type { NoteStore } from '../store/note-store';
import type { RequestListStore } from '../store/request-list-store';
import type { SearchIndexStore } from '../store/search-index-store';
import type { VersionStore } from '../store/version-store';
import { foundWords } from './found-words';
import { KeySet } from './key-set';
import type { OwedChecks } from './owed-checks';
import { Recent } from './recent';
import { requestRow } from './request-row';

/** So many are put in order by themselves; of more, the whole list in its order is gone through. */
const fewKeys = 2000;

export interface FinderStores {
  readonly requests: ContentRequestStore;
  readonly list: RequestListStore;
  readonly versions: VersionStore;
  readonly notes: NoteStore;
  readonly connections: ConnectionStore;
  readonly filterValues: FilterValueStore;
  readonly index: SearchIndexStore;
}

interface Extent {
  readonly offset: number;
  readonly limit: number;
}

interface Question {
  readonly conditions: readonly ConditionTerm[];
  readonly words: SearchQuery;
}

/**
 * What the list of requests reads: windows, places and totals of any listing. Some of it takes many milliseconds, so it
 * runs where nobody else waits.
 */
export class RequestFinder {
  readonly #stores: FinderStores;
  readonly #owedChecks: OwedChecks;
  /** Changes with every commit to the main database. */
  readonly #dataVersion: () => number;
  readonly #now: () => number;
  readonly #orders = new Recent<readonly number[]>(2);
  readonly #answers = new Recent<readonly number[]>(6);

  constructor(stores: FinderStores, owedChecks: OwedChecks, dataVersion: () => number, now: () => number) {
    this.#stores = stores;
    this.#owedChecks = owedChecks;
    this.#dataVersion = dataVersion;
    this.#now = now;
  }

  window(listing: Listing, { offset, limit }: Extent): RequestWindow {
    const question = questionOf(listing);
    const { list, requests } = this.#stores;
    if (question === undefined) {
      const rows = list.window(listing, offset, limit).map((request) => this.#rowOf(request));
      return { total: list.total(listing.view), offset, rows };
    }
    const keys = this.#keys(listing, question);
    const stored = keys.slice(offset, offset + limit).map((key) => requests.byKey(key));
    const { wanted } = question.words;
    const rows = stored.filter(isThere).map((request) => ({
      ...this.#rowOf(request),
      ...(wanted.length === 0 ? {} : { found: foundWords(request, wanted, this.#stores) }),
    }));
    return { total: keys.length, offset, rows };
  }

  /** Where a request stands in a listing, null when it is not in it. */
  locate(listing: Listing, key: number): { readonly index: number | null } {
    const question = questionOf(listing);
    if (question !== undefined) {
      const index = this.#keys(listing, question).indexOf(key);
      return { index: index === -1 ? null : index };
    }
    const request = this.#stores.requests.byKey(key);
    return {
      index: request === undefined ? null : (this.#stores.list.position(listing, request) ?? null),
    };
  }

  total(listing: Listing): number {
    const question = questionOf(listing);
    return question === undefined
      ? this.#stores.list.total(listing.view)
      : this.#keys(listing, question).length;
  }

  filterValues(): FilterValues {
    return this.#stores.filterValues.read();
  }

  #rowOf(request: StoredRequest): RequestRow {
    return requestRow(request, this.#stores.connections, this.#owedChecks);
  }

  #keys(listing: Listing, question: Question): readonly number[] {
    const { view, sort, descending, filter } = listing;
    const data = this.#dataVersion();
    const order = JSON.stringify([view, sort, descending]);
    // Days relative to today end at midnight.
    const state = [data, this.#stores.index.revision(), new Date(this.#now()).toDateString()].join();
    return this.#answers.get(state, `${order} ${filter ?? ''}`, () => {
      const sets = this.#sets(question);
      const smallest = sets.reduce((a, b) => (b.keys.length < a.keys.length ? b : a));
      const rest = sets.filter((set) => set !== smallest);
      if (smallest.isWanted && smallest.keys.length <= fewKeys) {
        return this.#stores.list.sorted(
          listing,
          smallest.keys.filter((key) => meets(key, rest)),
        );
      }
      const ordered = this.#orders.get(String(data), order, () => this.#stores.list.keys(listing));
      return ordered.filter((key) => meets(key, sets));
    });
  }

  /** At least one: a question asks for something. */
  #sets({ conditions, words }: Question): readonly AskedSet[] {
    const { list, index } = this.#stores;
    return [
      ...(words.wanted.length === 0 ? [] : [askedSet(index.withAll(words.wanted), true)]),
      ...(words.unwanted.length === 0 ? [] : [askedSet(index.withAny(words.unwanted), false)]),
      ...(conditions.length === 0
        ? []
        : [askedSet(list.keysWhere(filterCondition(conditions, this.#now())), true)]),
    ];
  }
}

interface AskedSet {
  readonly keys: readonly number[];
  readonly set: KeySet;
  readonly isWanted: boolean;
}

function askedSet(keys: readonly number[], isWanted: boolean): AskedSet {
  return { keys, set: new KeySet(keys), isWanted };
}

function meets(key: number, sets: readonly AskedSet[]): boolean {
  return sets.every(({ set, isWanted }) => set.has(key) === isWanted);
}

/** Undefined when the filter asks for nothing. */
function questionOf({ filter = '' }: Listing): Question | undefined {
  if (filter === '') return undefined;
  const { terms } = parseFilter(filter);
  const conditions = terms.filter((term) => term.kind === 'condition');
  const words = searchQuery(terms.filter((term) => term.kind === 'text'));
  const isAsking = conditions.length + words.wanted.length + words.unwanted.length > 0;
  return isAsking ? { conditions, words } : undefined;
}

function isThere(request: StoredRequest | undefined): request is StoredRequest {
  return request !== undefined;
}
