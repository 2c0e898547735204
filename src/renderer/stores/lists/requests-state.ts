import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestCounts, RequestRow, RequestWindow } from '../../../contract/ui-types';
import type { Listing as AskedListing, SavedView } from '../../../contract/views';
import type { Client } from '../../lib/host/client';
import { createList, type ListState } from './list';

export interface Listing extends AskedListing {
  readonly filter: string;
}

/** The list of requests; the review shows its selected row. */
export interface RequestsState extends ListState<RequestRow> {
  readonly listing: Listing;
  /** The saved view that the listing began as. */
  readonly savedKey: number | undefined;
  /** Number of requests that the search index doesn't contain yet. */
  readonly unindexed: number;
  readonly counts: RequestCounts | undefined;
  /** Increases when the selected row must be scrolled into view, even if it is the same row as before. */
  readonly scrollSequence: number;
  /**
   * The rows on screen stay until the changed list is loaded. Then the selected row is scrolled to, except in
   * a search.
   */
  readonly setListing: (change: Partial<Listing>) => Promise<void>;
  /** Shows a view from its top, with this filter or without any. */
  readonly showView: (view: Listing['view'], filter?: string) => Promise<void>;
  readonly showSaved: (view: SavedView) => Promise<void>;
}

/** Creates the state of the requests list, which begins with the requests to import. */
export function createRequestsState(client: Client): StoreApi<RequestsState> {
  return createStore<RequestsState>()((set, get) => {
    const readCounts = async (): Promise<void> => {
      const counts = await client.call('requests.counts', {}).catch(() => undefined);
      if (counts === undefined) return;
      const isFirstArrival = get().counts?.all === 0 && counts.all > 0;
      set({ counts });
      // The very first request is waiting for its result, so "To import" would be an empty list.
      if (isFirstArrival && counts['to-import'] === 0) await get().showView('all');
    };

    const { state, replace } = createList<RequestRow, RequestWindow>({
      source: {
        window: (extent) => client.call('requests.window', { ...get().listing, ...extent }),
        locate: async (key) => (await client.call('requests.locate', { ...get().listing, key })).index,
      },
      set,
      get,
      onWindow: ({ unindexed = 0 }) => set({ unindexed }),
      onRefresh: readCounts,
    });

    /** Resolves to false when the host did not answer, or another listing was requested in the meantime. */
    const list = async (change: Partial<Listing>): Promise<boolean> => {
      const listing = { ...get().listing, ...change };
      set({ listing });
      const isRead = await replace().then(
        () => true,
        () => false,
      );
      if (!isRead || get().listing !== listing) return false;
      // The row may also have been selected in the meantime, in the previous list.
      const { selected } = get();
      if (selected === undefined) return true;
      const isListed = await state.selectKey(selected.row.key);
      // Another listing says nothing about this one, nor does a search whose index is incomplete.
      if (get().listing !== listing) return false;
      if (!isListed && get().unindexed === 0 && get().selected === selected) state.clearSelection();
      return true;
    };

    return {
      ...state,
      listing: { view: 'to-import', filter: '', sort: 'completed', descending: true },
      savedKey: undefined,
      unindexed: 0,
      counts: undefined,
      scrollSequence: 0,
      async setListing(change) {
        const { selectedKey } = get();
        if (!(await list(change))) return;
        // A search selects its first hit.
        const isSearch = change.filter !== undefined && change.filter !== '';
        const isStillSelected = selectedKey !== undefined && get().selectedKey === selectedKey;
        if (isStillSelected && !isSearch) set({ scrollSequence: get().scrollSequence + 1 });
      },
      async showView(view, filter = '') {
        set({ savedKey: undefined });
        await list({ view, filter });
      },
      async showSaved({ key, view, filter, sort, descending }) {
        set({ savedKey: key });
        await list({ view, filter, sort, descending });
      },
    };
  });
}
