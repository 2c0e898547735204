import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TermRow } from '../../../contract/terms';
import type { Client } from '../../lib/host/client';
import { createList, type ListState } from '../lists/list';

export interface TermEntriesState extends ListState<TermRow> {
  readonly find: string;
  /** '' for all languages. */
  readonly language: string;
  readonly filter: (find: string, language: string) => void;
}

/** The entries of a termbase, by their first term. */
export function createTermEntriesState(client: Client, termbase: number): StoreApi<TermEntriesState> {
  return createStore<TermEntriesState>()((set, get) => {
    const wanted = () => {
      const { find, language } = get();
      return { termbase, find, ...(language === '' ? {} : { language }) };
    };
    const list = createList<TermRow, object>({
      source: {
        window: (extent) => client.call('terms.entries', { ...wanted(), ...extent }),
        locate: async (key) => (await client.call('terms.locateEntry', { ...wanted(), key })).index,
      },
      set,
      get,
      onWindow: () => undefined,
      onRefresh: () => Promise.resolve(),
    });
    return {
      ...list.state,
      find: '',
      language: '',
      filter(find, language) {
        if (find === get().find && language === get().language) return;
        set({ find, language });
        void list.replace().catch(() => undefined);
      },
    };
  });
}
