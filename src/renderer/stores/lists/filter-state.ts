import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FilterValues } from '../../../contract/views';
import type { Client } from '../../lib/host/client';
import type { RequestsState } from './requests-state';

/**
 * Longer than the pause between two key presses of a quick typist, so that the list is read once per word.
 */
const typingPauseMs = 120;

/** The typed text of the filter bar; the chips are another form of it. */
export interface FilterState {
  readonly text: string;
  /** Undefined until the first suggestion needed them. */
  readonly values: FilterValues | undefined;
  /** Applies the text to the list after a pause in typing. */
  readonly type: (text: string) => void;
  /** Applies the text to the list at once. */
  readonly set: (text: string) => Promise<void>;
  readonly loadValues: () => Promise<void>;
}

export function createFilterState(client: Client, requests: StoreApi<RequestsState>): StoreApi<FilterState> {
  return createStore<FilterState>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = async (): Promise<void> => {
      clearTimeout(timer);
      timer = undefined;
      const filter = get().text.trim();
      if (filter !== requests.getState().listing.filter) await requests.getState().setListing({ filter });
    };
    // Another view has its own filter.
    requests.subscribe(({ listing: { filter } }, before) => {
      if (filter === before.listing.filter || filter === get().text.trim()) return;
      clearTimeout(timer);
      set({ text: filter });
    });
    return {
      text: '',
      values: undefined,
      type(text) {
        set({ text });
        clearTimeout(timer);
        timer = setTimeout(() => void apply(), typingPauseMs);
      },
      async set(text) {
        set({ text });
        await apply();
      },
      async loadValues() {
        try {
          set({ values: await client.call('filter.values', {}) });
        } catch {
          // Suggestions are optional: without them the filter can still be typed.
        }
      },
    };
  });
}
