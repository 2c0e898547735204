import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallDetail, CallFilter, CallRow } from '../../../contract/request-log';
import { messageOf, type Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';
import type { ToastState } from '../window/toast-state';

export interface CallsState extends FeedState<CallFilter, CallRow, CallDetail> {
  readonly clear: () => Promise<void>;
}

/** The request log. */
export function createCallsState(client: Client, toasts: StoreApi<ToastState>): StoreApi<CallsState> {
  return createStore<CallsState>()((set, get) => ({
    ...createFeed<CallFilter, CallRow, CallDetail>(
      {
        window: (filter, extent) => client.call('requestLog.window', { filter, ...extent }),
        locate: async (filter, key) => (await client.call('requestLog.locate', { filter, key })).index,
        detail: (key) => client.call('requestLog.detail', { key }),
        isDetailLive: false,
      },
      'all',
      { set, get },
    ),
    async clear() {
      try {
        await client.call('requestLog.clear', {});
      } catch (error) {
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
        return;
      }
      get().clearSelection();
      await get().refreshNow();
    },
  }));
}
