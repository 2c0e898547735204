import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  MarkDeliveryCounts,
  MarkDeliveryDetail,
  MarkDeliveryFilter,
  MarkDeliveryRow,
  SendNowAnswer,
} from '../../../contract/upstream/connections';
import { messageOf, type Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import { createFeed, type FeedState } from './feed';
import { isOne } from './selection';
import { t } from '../../lib/messages/translate';
import { undoing, type Toast, type ToastState } from '../window/toast-state';

/** Signals closer together than this share one reading of the counts. */
const totalsRestMs = 300;

export interface MarkDeliveriesState extends FeedState<
  MarkDeliveryFilter,
  MarkDeliveryRow,
  MarkDeliveryDetail
> {
  /** Counts of all marks, for places that don't show the list; undefined until they are read. */
  readonly totals: MarkDeliveryCounts | undefined;
  readonly loadTotals: () => Promise<void>;
  /** Sends the chosen marks now. With `override` also those that differ from upstream's own mark. */
  readonly sendNow: (override: boolean) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** Undefined while several are chosen, or the detail is that of the entry before. */
function shownEntry(state: MarkDeliveriesState): MarkDeliveryDetail['entry'] | undefined {
  const entry = isOne(state) ? state.detail?.entry : undefined;
  return entry?.key === state.selectedKey ? entry : undefined;
}

type Refusal = 'sent' | 'cancelled' | 'sending' | 'onlyHere';

/** Why the chosen marks can't be sent now, as the end of a message key `markDeliveries.closed.…`. */
export function sendRefusal(state: MarkDeliveriesState): Refusal | undefined {
  const entry = shownEntry(state);
  if (entry?.holdsOnlyHere !== undefined) return undefined;
  const isClosed = entry?.state === 'sent' || entry?.state === 'cancelled' || entry?.state === 'sending';
  return isClosed ? entry.state : undefined;
}

/** Why they can't be cancelled. */
export function cancelRefusal(state: MarkDeliveriesState): Refusal | undefined {
  const entry = shownEntry(state);
  return entry?.holdsOnlyHere === undefined ? sendRefusal(state) : 'onlyHere';
}

/** Import marks for connections, in the order in which they are sent. */
export function createMarkDeliveriesState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<MarkDeliveriesState> {
  return createStore<MarkDeliveriesState>()((set, get) => {
    const runOnChosen = async (
      work: (keys: number[]) => Promise<string | Omit<Toast, 'id'>>,
    ): Promise<void> => {
      const { show } = toasts.getState();
      const keys = [...get().chosen.keys()];
      if (keys.length === 0) return;
      try {
        const said = await work(keys);
        if (typeof said === 'string')
          show({ tone: 'done', text: said === '' ? t('markDeliveries.none') : said });
        else show(said);
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    };
    /** Cancelled marks that still hold here are sent after all. */
    const sendAgain = async (keys: number[]): Promise<void> => {
      const { count, paused, needsYou } = await client.call('markDeliveries.sendNow', {
        keys,
        override: false,
        isUndo: true,
      });
      await get().refreshNow();
      toasts.getState().show({ tone: 'done', text: t('undo.done', { count: count + paused + needsYou }) });
    };
    const loadTotals = async (): Promise<void> => {
      try {
        set({ totals: await client.call('markDeliveries.counts', {}) });
      } catch {
        // Background read: a banner already says that the host can't be reached.
      }
    };
    const refreshTotals = coalesce(loadTotals, totalsRestMs);
    const feed = createFeed<MarkDeliveryFilter, MarkDeliveryRow, MarkDeliveryDetail>(
      {
        window: (filter, extent) => client.call('markDeliveries.window', { filter, ...extent }),
        locate: async (filter, key) => (await client.call('markDeliveries.locate', { filter, key })).index,
        detail: (key) => client.call('markDeliveries.detail', { key }),
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
        runOnChosen(async (keys) =>
          sendingText(await client.call('markDeliveries.sendNow', { keys, override })),
        ),
      cancel: () =>
        runOnChosen(async (keys) => {
          const { count } = await client.call('markDeliveries.cancel', { keys });
          if (count === 0) return '';
          const text = t('markDeliveries.cancelled', { count });
          return { tone: 'done', text, action: undoing(() => sendAgain(keys)) };
        }),
    };
  });
}

/**
 * Reports how many marks are sent now, and how many wait because their connection is paused or needs
 * attention.
 */
function sendingText({ count, paused, needsYou }: SendNowAnswer): string {
  return [
    ...(count === 0 ? [] : [t('markDeliveries.sendingNow', { count })]),
    ...(paused === 0 ? [] : [t('markDeliveries.sendingPaused', { count: paused })]),
    ...(needsYou === 0 ? [] : [t('markDeliveries.sendingNeedsYou', { count: needsYou })]),
  ].join(' ');
}
