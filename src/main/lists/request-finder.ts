import { mostOfJob } from '../../contract/jobs';
import type { RequestRow, RequestWindow } from '../../contract/ui-types';
import type { FilterValues, Listing, ViewId } from '../../contract/views';
import type { ConnectionStore } from '../upstream/connection-store';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { FilterValueStore } from './filter-value-store';
import type { NoteStore } from '../review/note-store';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import type { RequestListStore } from '../requests/request-list-store';
import type { SearchFeedStore } from './search-feed-store';
import type { SearchIndex } from './search-index-store';
import type { VersionStore } from '../requests/version-store';
import { FilteredList } from './filtered-list';
import { foundWords } from './found-words';
import { ListingOrder } from './sorted-keys';
import type { DueChecks } from '../checks/due-checks';
import { questionOf, FilterMatches, type FoundName, type Question } from './filter-matches';
import { LruCache } from '../platform/lru-cache';
import { requestRow } from '../review/request-row';

/** Up to this many keys are sorted by themselves; with more, the sorted list is walked. */
const fewKeys = 500;
/** Ids of fields that are suggested. */
const mostFieldIds = 200;

export interface FinderParts {
  readonly requests: ContentRequestStore;
  readonly list: RequestListStore;
  readonly versions: VersionStore;
  readonly notes: NoteStore;
  readonly connections: ConnectionStore;
  readonly filterValues: FilterValueStore;
  readonly feed: SearchFeedStore;
  readonly index: SearchIndex;
  readonly dueChecks: DueChecks;
  readonly reasons: MarkReasonStore;
  readonly database: FinderDatabase;
  readonly now: () => number;
}

/** Offset and size of a window of rows. */
export interface ListExtent {
  readonly offset: number;
  readonly limit: number;
}

interface Found {
  readonly list: FilteredList;
  readonly named: ReadonlyMap<number, FoundName>;
}

/** Access to the main database for several reads that belong together. */
export interface FinderDatabase {
  /** Changes with every commit of another connection. */
  readonly version: () => number;
  /** All reads in it see one state, and take the file's lock once. */
  readonly inOneRead: <T>(read: () => T) => T;
}

/**
 * Reads the list of requests: windows, positions and totals of any listing. Some calls take many
 * milliseconds, so this runs in the query thread.
 */
export class RequestFinder {
  readonly #parts: FinderParts;
  readonly #orders = new LruCache<ListingOrder>(2);
  readonly #found = new LruCache<Found>(6);

  constructor(parts: FinderParts) {
    this.#parts = parts;
  }

  window(listing: Listing, extent: ListExtent): RequestWindow {
    return this.#parts.database.inOneRead(() => this.#window(listing, extent));
  }

  /** Returns the index of a request in a listing, null when it is not in it. */
  locate(listing: Listing, key: number): { readonly index: number | null } {
    return this.#parts.database.inOneRead(() => {
      const question = questionOf(listing.filter);
      const { requests, list } = this.#parts;
      if (question !== undefined) {
        const index = this.#filteredList(listing, question).list.indexOf(key);
        return { index: index === -1 ? null : index };
      }
      const request = requests.byKey(key);
      return { index: request === undefined ? null : (list.position(listing, request) ?? null) };
    });
  }

  total(listing: Listing): number {
    return this.#parts.database.inOneRead(() => {
      const question = questionOf(listing.filter);
      return question === undefined
        ? this.#parts.list.total(listing.view)
        : this.#filteredList(listing, question).list.total;
    });
  }

  /** Returns requests with the same source as this one, and itself, by target language, the newest first. */
  job(key: number): readonly RequestRow[] {
    return this.byLanguage(this.#parts.index.ofJob(key, mostOfJob));
  }

  /** Returns those of the requests that are there, by target language, the newest first. */
  byLanguage(keys: readonly number[]): readonly RequestRow[] {
    return keys
      .map((key) => this.#parts.requests.byKey(key))
      .filter(isThere)
      .toSorted((a, b) => compare(a.language_target_canonical, b.language_target_canonical) || b.key - a.key)
      .map((request) => this.#rowOf(request));
  }

  filterValues(view: ViewId): FilterValues {
    const { filterValues, index } = this.#parts;
    const field = index.fieldIds(mostFieldIds).map((value) => ({ value }));
    return { ...filterValues.read(view), field };
  }

  #window(listing: Listing, { offset, limit }: ListExtent): RequestWindow {
    const question = questionOf(listing.filter);
    const { list, requests } = this.#parts;
    if (question === undefined) {
      const rows = list.window(listing, offset, limit).map((request) => this.#rowOf(request));
      return { total: list.total(listing.view), offset, rows };
    }
    const found = this.#filteredList(listing, question);
    const { list: filtered, named } = found;
    const stored = filtered.range(offset, limit).map((key) => requests.byKey(key));
    const { wanted } = question.words;
    const rows = stored.filter(isThere).map((request) => ({
      ...this.#rowOf(request),
      ...(wanted.length === 0
        ? {}
        : { found: foundWords(request, wanted, named.get(request.key), this.#parts) }),
    }));
    return { total: filtered.total, offset, rows };
  }

  #rowOf(request: StoredRequest): RequestRow {
    return requestRow(request, this.#parts);
  }

  #filteredList(listing: Listing, question: Question): Found {
    const { view, sort, descending, filter } = listing;
    const data = this.#parts.database.version();
    const orderName = JSON.stringify([view, sort, descending]);
    // Relative days change at midnight.
    const state = [data, this.#parts.index.revision(), new Date(this.#parts.now()).toDateString()].join();
    return this.#found.get(state, `${orderName} ${filter ?? ''}`, () => {
      const { list } = this.#parts;
      const sets = new FilterMatches(this.#parts, question, this.#parts.now());
      const { fewest, named } = sets;
      const isFound = (key: number): boolean => sets.has(key);
      // Requests found by their name come first.
      const first = named.size === 0 ? [] : list.sorted(listing, [...named.keys()].filter(isFound));
      if (fewest !== undefined && fewest.length <= fewKeys) {
        const keys = list.sorted(listing, fewest.filter(isFound));
        const itself = new ListingOrder(({ offset, limit }) => keys.slice(offset, offset + limit));
        return { list: new FilteredList({ total: keys.length, order: itself, isFound, first }), named };
      }
      const order = this.#orders.get(
        String(data),
        orderName,
        () => new ListingOrder((extent) => list.keys(listing, extent)),
      );
      const total = this.#totalOf(listing, sets);
      return { list: new FilteredList({ total, order, isFound, first }), named };
    });
  }

  #totalOf({ view }: Listing, sets: FilterMatches): number {
    const { list } = this.#parts;
    const among = view === 'all' ? sets.fewest : list.keysInView(view);
    if (among === undefined) return list.total(view) - sets.unwantedCount;
    return among.reduce((count, key) => (sets.has(key) ? count + 1 : count), 0);
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function isThere(request: StoredRequest | undefined): request is StoredRequest {
  return request !== undefined;
}
