import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListenerSummary } from '../../../contract/upstream/receipts';
import { messageOf, type Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';

/** Signals closer together than this share one reading. */
const refreshRestMs = 500;

export interface ListenerState {
  /** Undefined until read. */
  readonly summary: ListenerSummary | undefined;
  /** Why it can't be read. */
  readonly problem: string | undefined;
  readonly load: () => Promise<void>;
  /** Call on changes; many calls share one read. */
  readonly changed: () => void;
}

export function createListenerState(client: Client): StoreApi<ListenerState> {
  return createStore<ListenerState>()((set) => {
    const load = async (): Promise<void> => {
      try {
        set({ summary: await client.call('listener.read', {}), problem: undefined });
      } catch (error) {
        set({ problem: messageOf(error) });
      }
    };
    const refresh = coalesce(load, refreshRestMs);
    return { summary: undefined, problem: undefined, load, changed: () => void refresh() };
  });
}

/** Number of receipts that wait for the coordinator. */
export function refusedReceipts(summary: ListenerSummary | undefined): number {
  return (summary?.addresses ?? []).reduce((sum, address) => sum + address.refused, 0);
}
