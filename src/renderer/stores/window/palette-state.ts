import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestRow } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';

const typingPauseMs = 120;
/** Limit of matching requests; the list shows more. */
const mostRequests = 8;

export interface PaletteState {
  /** 0 while it is closed; another number each time it is opened. */
  readonly opened: number;
  readonly text: string;
  /** Requests that the text finds, by the rules of the filter. */
  readonly requests: readonly RequestRow[];
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  /** Call when requests or their search index changed: an index that grows finds more. */
  readonly changed: () => void;
}

export function createPaletteState(client: Client): StoreApi<PaletteState> {
  return createStore<PaletteState>()((set, get) => {
    let openings = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = async (text: string): Promise<void> => {
      const asked = { view: 'all', filter: text, sort: 'completed', descending: true } as const;
      try {
        const { rows } = await client.call('requests.window', { ...asked, offset: 0, limit: mostRequests });
        if (get().text.trim() === text) set({ requests: rows });
      } catch {
        // The commands are shown even if the search failed.
      }
    };
    return {
      opened: 0,
      text: '',
      requests: [],
      open: () => set({ opened: ++openings, text: '', requests: [] }),
      close() {
        clearTimeout(timer);
        set({ opened: 0 });
      },
      type(text) {
        clearTimeout(timer);
        set({ text });
        const wanted = text.trim();
        if (wanted === '') set({ requests: [] });
        else timer = setTimeout(() => void find(wanted), typingPauseMs);
      },
      changed() {
        const { opened, text } = get();
        if (opened > 0 && text.trim() !== '') get().type(text);
      },
    };
  });
}
