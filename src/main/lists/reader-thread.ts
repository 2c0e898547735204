import { workerData } from 'node:worker_threads';
import type { FilterValues, Listing } from '../../contract/views';
import type { RequestWindow } from '../../contract/ui-types';
import { storeFailure } from '../database/store-failure';
import { doOwnWork, serve, notifyMain } from '../platform/worker-thread';
import type { DraftQuestion } from '../review/draft-checker';
import { Indexing } from './indexing';
import type { ListExtent } from './list-reader';
import { openReadingDesk } from './reading-desk';
import type { SizeQuestion } from './request-size-counter';
import type { TextSearch } from './request-text-finder';

// The thread's entry. Between two portions of the index the thread answers the calls that wait.

export interface ReaderThreadData {
  readonly dataFolder: string;
  /** False: the index took too long, and is left as it is until the program is started again. */
  readonly indexes: boolean;
}

export type ReaderEvent =
  | { readonly kind: 'indexed'; readonly behind: number }
  | { readonly kind: 'failure'; readonly error: Error };

// Only `workerReader` starts this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder, indexes } = workerData as ReaderThreadData;
const desk = openReadingDesk(dataFolder, Date.now);
const indexing = new Indexing({
  indexer: { step: () => doOwnWork(() => desk.indexer.step()), behind: () => desk.indexer.behind() },
  onIndexed: (behind) => notifyMain({ kind: 'indexed', behind } satisfies ReaderEvent),
  onFailure: (error) => notifyMain({ kind: 'failure', error } satisfies ReaderEvent),
});

const handlers = {
  window({ listing, extent }: { readonly listing: Listing; readonly extent: ListExtent }): RequestWindow {
    const window = desk.finder.window(listing, extent);
    const unindexed = indexing.behind();
    return unindexed === 0 ? window : { ...window, unindexed };
  },
  locate: ({ listing, key }: { readonly listing: Listing; readonly key: number }) =>
    desk.finder.locate(listing, key),
  total: (listing: Listing) => desk.finder.total(listing),
  filterValues: (): FilterValues => desk.finder.filterValues(),
  find: (search: TextSearch) => desk.textFinder.find(search),
  size: (question: SizeQuestion) => desk.sizeCounter.count(question),
  removalCost: (connectionKey: number) => desk.removalCost.of(connectionKey),
  draft: (question: DraftQuestion) => desk.draftChecker.check(question),
  wake: wakeIndex,
  rest: () => indexing.rest(),
};
export type ReaderHandlers = typeof handlers;

serve(handlers, {
  errorFor: storeFailure,
  onStop() {
    indexing.rest();
    desk.close();
  },
});
wakeIndex();

function wakeIndex(): void {
  if (indexes) indexing.wake();
  // New contents are not indexed any more, and lists say so.
  else indexing.rest();
}
