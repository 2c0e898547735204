import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReceiptDetail, ReceiptFilter, ReceiptRow } from '../../../contract/upstream/receipts';
import { messageOf, type Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';
import { isOne } from './selection';
import { formatNumber } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { undoing, type Toast, type ToastState } from '../window/toast-state';

export interface ReceiptsState extends FeedState<ReceiptFilter, ReceiptRow, ReceiptDetail> {
  /** Applies the chosen receipts again. */
  readonly replay: () => Promise<void>;
  /** The chosen receipts that were refused need no attention any more. */
  readonly dismiss: () => Promise<void>;
}

/** Why the chosen receipts can't be dismissed, as the end of a message key `receipts.dismissed.…`. */
export function dismissRefusal(state: ReceiptsState): 'none' | undefined {
  const receipt = isOne(state) ? state.detail?.receipt : undefined;
  if (receipt === undefined || receipt.key !== state.selectedKey) return undefined;
  return receipt.state === 'refused' ? undefined : 'none';
}

/** Calls that the listener received, newest first. */
export function createReceiptsState(client: Client, toasts: StoreApi<ToastState>): StoreApi<ReceiptsState> {
  return createStore<ReceiptsState>()((set, get) => {
    const runOnChosen = async (work: (keys: number[]) => Promise<Omit<Toast, 'id'>>): Promise<void> => {
      const { show } = toasts.getState();
      const keys = [...get().chosen.keys()];
      if (keys.length === 0) return;
      try {
        show(await work(keys));
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    };
    const restore = async (keys: number[]): Promise<void> => {
      const { count } = await client.call('receipts.restore', { keys });
      await get().refreshNow();
      toasts.getState().show({ tone: 'done', text: t('undo.done', { count }) });
    };
    return {
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
      dismiss: () =>
        runOnChosen(async (keys) => {
          const { keys: dismissed } = await client.call('receipts.dismiss', { keys });
          if (dismissed.length === 0) return { tone: 'done', text: t('receipts.dismissed.none') };
          const text = t('receipts.dismissed', { count: dismissed.length });
          return { tone: 'done', text, action: undoing(() => restore([...dismissed])) };
        }),
      replay: () =>
        runOnChosen(async (keys) => {
          const { applied, unchanged, refused } = await client.call('receipts.replay', { keys });
          const text = t('receipts.replayed', {
            applied: formatNumber(applied),
            unchanged: formatNumber(unchanged),
            refused: formatNumber(refused),
          });
          return { tone: refused > 0 ? 'error' : 'done', text };
        }),
    };
  });
}
