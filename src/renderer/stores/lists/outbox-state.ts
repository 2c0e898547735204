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
  /** Counts of all marks, for places that don't show the list; undefined until they are read. */
  readonly totals: OutboxCounts | undefined;
  readonly loadTotals: () => Promise<void>;
  /** Sends the chosen marks now. With `override` also those that differ from upstream's own mark. */
  readonly sendNow: (override: boolean) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** Import marks for connections, in the order in which they are sent. */
export function createOutboxState(client: Client, toasts: StoreApi<ToastState>): StoreApi<OutboxState> {
  return createStore<OutboxState>()((set, get) => {
    const runOnChosen = async (work: (keys: number[]) => Promise<string>): Promise<void> => {
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
        // This runs in the background: a banner already says that the host can't be reached.
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
      // Marks that are still to be sent come first; `all` has the sent ones too.
      filter: 'open',
      totals: undefined,
      loadTotals,
      changed() {
        feed.changed();
        void refreshTotals();
      },
      sendNow: (override) =>
        runOnChosen(async (keys) => sendingText(await client.call('outbox.sendNow', { keys, override }))),
      cancel: () =>
        runOnChosen(async (keys) => {
          const { count } = await client.call('outbox.cancel', { keys });
          return count === 0 ? '' : t('outbox.cancelled', { count });
        }),
    };
  });
}

/** Says which marks are sent now and which wait because their connection is paused or needs attention. */
function sendingText({ count, paused, needsYou }: SendNowAnswer): string {
  return [
    ...(count === 0 ? [] : [t('outbox.sendingNow', { count })]),
    ...(paused === 0 ? [] : [t('outbox.sendingPaused', { count: paused })]),
    ...(needsYou === 0 ? [] : [t('outbox.sendingNeedsYou', { count: needsYou })]),
  ].join(' ');
}
