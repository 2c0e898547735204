import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';

export interface ReturnedFilesState {
  /** Number of files that came back in which something is to be decided. */
  readonly count: number;
  readonly load: () => Promise<void>;
  readonly changed: () => void;
}

/** Changes come in bursts while a file is decided. */
const restMs = 300;

/** Counts the files that came back, for the badge of their screen, which is seen from every other one. */
export function createReturnedFilesState(client: Client): StoreApi<ReturnedFilesState> {
  return createStore<ReturnedFilesState>()((set) => {
    const load = async (): Promise<void> => {
      try {
        const { open } = await client.call('takebacks.counts', {});
        set({ count: open });
      } catch {
        // Background read: a banner already says that the host can't be reached.
      }
    };
    const refresh = coalesce(load, restMs);
    return { count: 0, load, changed: () => void refresh() };
  });
}
