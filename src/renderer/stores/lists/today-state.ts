import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Today } from '../../../contract/today';
import { coalesce } from '../../lib/coalesce';
import type { Client } from '../../lib/host/client';

/** Changes closer together than this share one reading. */
const restMs = 1000;

export interface TodayState {
  /** Undefined until it has been read. */
  readonly today: Today | undefined;
  /** Reads it now, and again when requests change; the returned function stops that. */
  readonly follow: () => () => void;
  /** Call when requests changed on the host. */
  readonly changed: () => void;
}

/** The summary of the day, read only while it is shown. */
export function createTodayState(client: Client): StoreApi<TodayState> {
  return createStore<TodayState>()((set) => {
    let followers = 0;
    const read = async (): Promise<void> => {
      if (followers === 0) return;
      try {
        set({ today: await client.call('requests.today', {}) });
      } catch {
        // Background read: what was read before stays, and a banner says that the host can't be reached.
      }
    };
    const readSoon = coalesce(read, restMs);
    return {
      today: undefined,
      follow() {
        followers += 1;
        void read();
        return () => {
          followers -= 1;
        };
      },
      changed: () => void readSoon(),
    };
  });
}
