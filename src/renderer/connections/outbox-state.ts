import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OutboxDetail, OutboxFilter, OutboxRow } from '../../shared/connections';
import { messageOf, type Client } from '../client';
import type { FeedState } from '../list/feed';
import { createFeed } from '../list/feed-state';
import { t } from '../messages/translate';
import type { ToastState } from '../ui/toast-state';

export interface OutboxState extends FeedState<OutboxFilter, OutboxRow, OutboxDetail> {
  /** What is chosen. `override`: also where upstream's own mark differs. */
  readonly sendNow: (override: boolean) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** The import marks owed to connections, in the order in which they go out. */
export function createOutboxState(client: Client, toasts: StoreApi<ToastState>): StoreApi<OutboxState> {
  return createStore<OutboxState>()((set, get) => {
    const act = async (
      work: (keys: number[]) => Promise<{ readonly count: number }>,
      textOf: (count: number) => string,
    ): Promise<void> => {
      const { show } = toasts.getState();
      const keys = [...get().chosen.keys()];
      if (keys.length === 0) return;
      try {
        const { count } = await work(keys);
        show({ tone: 'done', text: count === 0 ? t('outbox.none') : textOf(count) });
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    };
    return {
      ...createFeed<OutboxFilter, OutboxRow, OutboxDetail>(
        {
          window: (filter, extent) => client.call('outbox.window', { filter, ...extent }),
          locate: async (filter, key) => (await client.call('outbox.locate', { filter, key })).index,
          detail: (key) => client.call('outbox.detail', { key }),
          isDetailLive: true,
        },
        'open',
        { set, get },
      ),
      sendNow: (override) =>
        act(
          (keys) => client.call('outbox.sendNow', { keys, override }),
          (count) => t('outbox.sendingNow', { count }),
        ),
      cancel: () =>
        act(
          (keys) => client.call('outbox.cancel', { keys }),
          (count) => t('outbox.cancelled', { count }),
        ),
    };
  });
}
