import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReceiptDetail, ReceiptFilter, ReceiptRow } from '../../../contract/receipts';
import { messageOf, type Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';
import { formatNumber } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

export interface ReceiptsState extends FeedState<ReceiptFilter, ReceiptRow, ReceiptDetail> {
  /** Applies the chosen receipts again. */
  readonly replay: () => Promise<void>;
}

/** Calls that the listener received, newest first. */
export function createReceiptsState(client: Client, toasts: StoreApi<ToastState>): StoreApi<ReceiptsState> {
  return createStore<ReceiptsState>()((set, get) => ({
    ...createFeed<ReceiptFilter, ReceiptRow, ReceiptDetail>(
      {
        window: (filter, extent) => client.call('receipts.window', { filter, ...extent }),
        locate: async (filter, key) => (await client.call('receipts.locate', { filter, key })).index,
        detail: (key) => client.call('receipts.detail', { key }),
        isDetailLive: true,
      },
      'all',
      { set, get },
    ),
    async replay() {
      const keys = [...get().chosen.keys()];
      if (keys.length === 0) return;
      const { show } = toasts.getState();
      try {
        const { applied, unchanged, refused } = await client.call('receipts.replay', { keys });
        const text = t('receipts.replayed', {
          applied: formatNumber(applied),
          unchanged: formatNumber(unchanged),
          refused: formatNumber(refused),
        });
        show({ tone: refused > 0 ? 'error' : 'done', text });
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    },
  }));
}
