import type { RemovalCost } from '../../contract/connections';
import type { FoundPortion } from '../../content/search/found-places';
import type { SizePortion } from '../../content/text/request-size';
import type { RequestWindow } from '../../contract/ui-types';
import type { FilterValues, Listing } from '../../contract/views';
import type { DraftAnswer, DraftQuestion } from '../review/draft-checker';
import type { ListExtent } from './list-reader';
import type { SizeQuestion } from './request-size-counter';
import type { TextSearch } from './request-text-finder';

/** What the main thread asks. Each question has a number, and its answer the same. */
export type Asked =
  | { readonly kind: 'window'; readonly listing: Listing; readonly extent: ListExtent }
  | { readonly kind: 'locate'; readonly listing: Listing; readonly key: number }
  | { readonly kind: 'total'; readonly listing: Listing }
  | { readonly kind: 'filterValues' }
  | { readonly kind: 'find'; readonly search: TextSearch }
  | { readonly kind: 'size'; readonly question: SizeQuestion }
  | { readonly kind: 'removalCost'; readonly connectionKey: number }
  | { readonly kind: 'draft'; readonly question: DraftQuestion };

export interface Answers {
  readonly window: RequestWindow;
  readonly locate: { readonly index: number | null };
  readonly total: number;
  readonly filterValues: FilterValues;
  readonly find: FoundPortion;
  readonly size: SizePortion;
  readonly removalCost: RemovalCost;
  readonly draft: DraftAnswer;
}

export interface ReaderThreadData {
  readonly dataFolder: string;
  /** False: the index took too long, and rests until the program is started again. */
  readonly indexes: boolean;
}

export type ToReader =
  | { readonly kind: 'ask'; readonly number: number; readonly asked: Asked }
  | { readonly kind: 'wake' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'stop' };

export type FromReader =
  | { readonly kind: 'answer'; readonly number: number; readonly answer: unknown }
  | {
      readonly kind: 'failure';
      readonly number: number | undefined;
      readonly error: Error;
      /** What it means to who asked, where it is the store's (see `storeFailure`). */
      readonly store: string | undefined;
    }
  | { readonly kind: 'indexed'; readonly behind: number }
  /** A portion of the index begins, and ends. */
  | { readonly kind: 'indexing'; readonly isBegin: boolean };
