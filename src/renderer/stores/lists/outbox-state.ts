import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  OutboxCounts,
  OutboxDetail,
  OutboxFilter,
  OutboxRow,
  SendNowAnswer,
} from '../../../contract/connections';
import { messageOf, type Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import { createFeed, type FeedState } from './feed';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

/** Signals closer together than this share one reading of the counts. */
const totalsRestMs = 300;

export interface OutboxState extends FeedState<OutboxFilter, OutboxRow, OutboxDetail> {
  /** Of all marks, for places where the list is not shown; undefined until read. */
  readonly totals: OutboxCounts | undefined;
  readonly loadTotals: () => Promise<void>;
  /** What is chosen. `override`: also where upstream's own mark differs. */
  readonly sendNow: (override: boolean) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** The import marks owed to connections, in the order in which they go out. */
export function createOutboxState(client: Client, toasts: StoreApi<ToastState>): StoreApi<OutboxState> {
  return createStore<OutboxState>()((set, get) => {
    const act = async (work: (keys: number[]) => Promise<string>): Promise<void> => {
      const { show } = toasts.getState();
      const keys = [...get().chosen.keys()];
      if (keys.length === 0) return;
      try {
        const text = await work(keys);
        show({ tone: 'done', text: text === '' ? t('outbox.none') : text });
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    };
    const loadTotals = async (): Promise<void> => {
      try {
        set({ totals: await client.call('outbox.counts', {}) });
      } catch {
        // In the background: the banner says that the host is gone.
      }
    };
    const refreshTotals = coalesce(loadTotals, totalsRestMs);
    const feed = createFeed<OutboxFilter, OutboxRow, OutboxDetail>(
      {
        window: (filter, extent) => client.call('outbox.window', { filter, ...extent }),
        locate: async (filter, key) => (await client.call('outbox.locate', { filter, key })).index,
        detail: (key) => client.call('outbox.detail', { key }),
        isDetailLive: true,
      },
      'all',
      { set, get },
    );
    return {
      ...feed,
      // What is owed first; one that was sent is found among all.
      filter: 'open',
      totals: undefined,
      loadTotals,
      changed() {
        feed.changed();
        void refreshTotals();
      },
      sendNow: (override) =>
        act(async (keys) => sendingText(await client.call('outbox.sendNow', { keys, override }))),
      cancel: () =>
        act(async (keys) => {
          const { count } = await client.call('outbox.cancel', { keys });
          return count === 0 ? '' : t('outbox.cancelled', { count });
        }),
    };
  });
}

/** What becomes of them: nothing goes out while its connection is held. */
function sendingText({ count, paused, needsYou }: SendNowAnswer): string {
  return [
    ...(count === 0 ? [] : [t('outbox.sendingNow', { count })]),
    ...(paused === 0 ? [] : [t('outbox.sendingPaused', { count: paused })]),
    ...(needsYou === 0 ? [] : [t('outbox.sendingNeedsYou', { count: needsYou })]),
  ].join(' ');
}
