import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  handoverFilters,
  type HandoverDetail,
  type HandoverRow,
  type WaitingFile,
} from '../../../contract/handovers';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/handover-text';
import { createFeed, type FeedState } from '../lists/feed';
import type { ToastState } from '../window/toast-state';

export type HandoverFilter = (typeof handoverFilters)[number];

export interface HandoversState extends FeedState<HandoverFilter, HandoverRow, HandoverDetail> {
  /** Files that came back and are not closed. */
  readonly waiting: readonly WaitingFile[];
  /** Ends a hand-over without an answer. */
  readonly cancel: (key: number) => Promise<void>;
}

/** Hand-overs, newest first. */
export function createHandoversState(client: Client, toasts: StoreApi<ToastState>): StoreApi<HandoversState> {
  const failed = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  return createStore<HandoversState>()((set, get) => {
    const feed = createFeed<HandoverFilter, HandoverRow, HandoverDetail>(
      {
        async window(filter, extent) {
          const window = await client.call('handovers.window', { filter, ...extent });
          const totals = handoverFilters.map(async (one) => [one, await totalOf(client, one)] as const);
          set({ waiting: await client.call('takebacks.list', {}) });
          return { ...window, counts: countsOf(await Promise.all(totals)) };
        },
        locate: async (filter, key) => (await client.call('handovers.locate', { filter, key })).index,
        detail: (key) => client.call('handovers.read', { key }),
        isDetailLive: true,
      },
      'all',
      { set, get },
    );
    return {
      ...feed,
      waiting: [],
      async cancel(key) {
        try {
          await client.call('handovers.cancel', { key });
          const restore = async (): Promise<void> => {
            await client.call('handovers.restore', { key });
          };
          toasts.getState().show({
            tone: 'done',
            text: t('handover.cancelDone'),
            action: { label: t('takeBack.undo'), command: 'undo', run: restore },
          });
        } catch (error) {
          failed(error);
        }
      },
    };
  });
}

async function totalOf(client: Client, filter: HandoverFilter): Promise<number> {
  return (await client.call('handovers.window', { filter, offset: 0, limit: 1 })).total;
}

function countsOf(totals: readonly (readonly [HandoverFilter, number])[]): Record<HandoverFilter, number> {
  const counts = { all: 0, out: 0, 'taken-back': 0, cancelled: 0 };
  for (const [filter, total] of totals) counts[filter] = total;
  return counts;
}
