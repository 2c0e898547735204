import { openBackgroundEngine, type BackgroundEngine } from '../../src/main/background/background-engine';
import { openQueryEngine, type QueryEngine } from '../../src/main/lists/query-engine';
import type { Vocabularies } from '../../src/main/spelling/vocabularies';
import type { ListExtent } from '../../src/main/lists/request-finder';
import type { CommandInput } from '../../src/contract/contract';
import type { RequestWindow } from '../../src/contract/ui-types';
import type { Listing } from '../../src/contract/views';

/** The query thread's handlers and the background thread's indexer over one folder, without the threads. */
export interface Lists {
  readonly handlers: QueryEngine['handlers'];
  readonly indexer: BackgroundEngine['indexer'];
  readonly window: (listing: Listing, extent: ListExtent) => RequestWindow;
  readonly locate: (listing: Listing, key: number) => { readonly index: number | null };
  readonly total: (listing: Listing) => number;
  readonly close: () => void;
}

export function openLists(
  dataFolder: string,
  now: () => number = Date.now,
  vocabularies?: Vocabularies,
): Lists {
  const background = openBackgroundEngine(dataFolder);
  const query = openQueryEngine(dataFolder, now, { vocabularies: () => vocabularies });
  const { handlers } = query;
  return {
    handlers,
    indexer: background.indexer,
    window: (listing, extent) =>
      handlers['requests.window']({ ...listing, ...extent } as CommandInput<'requests.window'>),
    locate: (listing, key) =>
      handlers['requests.locate']({ ...listing, key } as CommandInput<'requests.locate'>),
    total: handlers.total,
    close() {
      query.close();
      background.close();
    },
  };
}
