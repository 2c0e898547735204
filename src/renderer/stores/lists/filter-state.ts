import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseFilter } from '../../../content/filter/parse-filter';
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
  /** A part of the text is not understood, so the list keeps the filter it had before. */
  readonly isFaulty: boolean;
  /** Undefined until the first suggestion needed them. */
  readonly values: FilterValues | undefined;
  /** Applies the text to the list after a pause in typing. */
  readonly type: (text: string) => void;
  /** Applies the text to the list at once; resolves when the list is there. */
  readonly set: (text: string) => Promise<void>;
  /**
   * Does the same and selects the first hit, also in all requests where the view has none. Ends where the
   * user types on.
   */
  readonly find: (text: string) => Promise<void>;
  /** Reads the values to suggest, with their counts in the shown view. */
  readonly loadValues: () => Promise<void>;
}

export function createFilterState(client: Client, requests: StoreApi<RequestsState>): StoreApi<FilterState> {
  return createStore<FilterState>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Ends when the list that was asked for last is there, and its selection is settled. */
    let listed = Promise.resolve();
    const show = (text: string): void => set({ text, isFaulty: parseFilter(text).troubles.length > 0 });
    const apply = async (): Promise<void> => {
      clearTimeout(timer);
      timer = undefined;
      const filter = get().text.trim();
      if (!get().isFaulty && filter !== requests.getState().listing.filter)
        listed = requests.getState().setListing({ filter });
      await listed;
    };
    // Another view has its own filter.
    requests.subscribe(({ listing: { view, filter }, savedKey }, before) => {
      const isOther = view !== before.listing.view || savedKey !== before.savedKey;
      const isFiltered = filter !== before.listing.filter || (isOther && get().isFaulty);
      if (!isFiltered || filter === get().text.trim()) return;
      clearTimeout(timer);
      show(filter);
    });
    return {
      text: '',
      isFaulty: false,
      values: undefined,
      type(text) {
        show(text);
        clearTimeout(timer);
        timer = setTimeout(() => void apply(), typingPauseMs);
      },
      async set(text) {
        show(text);
        await apply();
      },
      async find(text) {
        await get().set(text);
        const hasTypedOn = (): boolean => get().text !== text;
        if (get().isFaulty || hasTypedOn()) return;
        const { listing, total, setListing } = requests.getState();
        if (total === 0 && text.trim() !== '' && listing.view !== 'all') await setListing({ view: 'all' });
        if (!hasTypedOn() && requests.getState().selected === undefined) await requests.getState().select(0);
      },
      async loadValues() {
        try {
          set({ values: await client.call('filter.values', { view: requests.getState().listing.view }) });
        } catch {
          // Suggestions are optional: without them the filter can still be typed.
        }
      },
    };
  });
}
