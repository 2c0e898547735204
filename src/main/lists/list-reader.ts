import type { RemovalCost } from '../../contract/connections';
import type { DraftProblem } from '../../contract/fulfilment';
import type { RequestWindow } from '../../contract/ui-types';
import type { SizePortion } from '../../content/text/request-size';
import type { FoundPortion } from '../../content/search/found-places';
import type { FilterValues, Listing } from '../../contract/views';
import type { DraftQuestion } from '../review/draft-checker';
import type { SizeQuestion } from './request-size-counter';
import type { TextSearch } from './request-text-finder';

/** Which rows of a list. */
export interface ListExtent {
  readonly offset: number;
  readonly limit: number;
}

/** Reads lists of requests in a thread that no other caller waits for. */
export interface ListReader {
  readonly window: (listing: Listing, extent: ListExtent) => Promise<RequestWindow>;
  readonly locate: (listing: Listing, key: number) => Promise<{ readonly index: number | null }>;
  readonly totals: (listings: readonly Listing[]) => Promise<readonly number[]>;
  readonly filterValues: () => Promise<FilterValues>;
  /** Where a request has a text. */
  readonly find: (search: TextSearch) => Promise<FoundPortion>;
  /** How long a request is, from a place on: as much as is counted at once. */
  readonly size: (question: SizeQuestion) => Promise<SizePortion>;
  /** What removing a connection takes along. */
  readonly removalCost: (connectionKey: number) => Promise<RemovalCost>;
  /** What the checks will find in a draft when it is saved. */
  readonly draftProblems: (question: DraftQuestion) => Promise<readonly DraftProblem[]>;
  /** Contents may have changed: the index takes them in. Only a hint. */
  readonly wake: () => void;
  /** The index pauses until it is woken; questions are answered all the same. */
  readonly rest: () => void;
  /** Ends what it does, and lets its files go. */
  readonly stop: () => Promise<void>;
}

export interface ReaderPlace {
  readonly dataFolder: string;
  /** The index came nearer to the contents; `behind` requests are left. */
  readonly onIndexed: (behind: number) => void;
  readonly onFailure: (error: Error) => void;
}

export type OpenReader = (place: ReaderPlace) => ListReader;
