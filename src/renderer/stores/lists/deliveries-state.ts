import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  DeliveryDetail,
  DeliveryFilter,
  DeliveryRow,
  DeliveryState,
} from '../../../contract/webhook/deliveries';
import { messageOf, type Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';
import { isOne } from './selection';
import { t } from '../../lib/messages/translate';
import { undoing, type Toast, type ToastState } from '../window/toast-state';

export interface DeliveriesState extends FeedState<DeliveryFilter, DeliveryRow, DeliveryDetail> {
  /** Sends the chosen deliveries again. */
  readonly redeliver: () => Promise<void>;
  readonly redeliverFailed: () => Promise<void>;
  /** Cancels the chosen deliveries that wait, and dismisses those that failed. */
  readonly cancel: () => Promise<void>;
}

const endedStates: ReadonlySet<DeliveryState> = new Set(['delivered', 'cancelled', 'dismissed']);

/** Undefined while several are chosen, or the detail is that of the delivery before. */
function shownDelivery(state: DeliveriesState): DeliveryRow | undefined {
  const delivery = isOne(state) ? state.detail?.delivery : undefined;
  return delivery?.key === state.selectedKey ? delivery : undefined;
}

/** Why the chosen deliveries can't be sent again, as the end of a message key `delivery.redeliver.…`. */
export function redeliverRefusal(state: DeliveriesState): 'gone' | 'sending' | undefined {
  const delivery = shownDelivery(state);
  if (delivery?.requestGone !== undefined) return 'gone';
  return delivery?.state === 'sending' ? 'sending' : undefined;
}

/** Why the chosen deliveries can't be cancelled, as the end of a message key `delivery.cancel.…`. */
export function cancelDeliveryRefusal(state: DeliveriesState): 'sending' | 'ended' | undefined {
  const delivery = shownDelivery(state);
  if (delivery?.state === 'sending') return 'sending';
  return delivery !== undefined && endedStates.has(delivery.state) ? 'ended' : undefined;
}

/** Whether ending the chosen deliveries dismisses failed ones, and cancels none. */
export function endsFailed(state: DeliveriesState): boolean {
  return isOne(state) ? shownDelivery(state)?.state === 'failed' : state.filter === 'failed';
}

/** Deliveries to the webhook, newest first. */
export function createDeliveriesState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<DeliveriesState> {
  return createStore<DeliveriesState>()((set, get) => {
    const run = async (work: () => Promise<string | Omit<Toast, 'id'>>): Promise<void> => {
      const { show } = toasts.getState();
      try {
        const said = await work();
        show(typeof said === 'string' ? { tone: 'done', text: said } : said);
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    };
    const restore = async (keys: number[]): Promise<void> => {
      const { count } = await client.call('deliveries.restore', { keys });
      await get().refreshNow();
      toasts.getState().show({ tone: 'done', text: t('undo.done', { count }) });
    };
    const sendAgain = (send: () => Promise<{ readonly count: number }>): Promise<void> =>
      run(async () => {
        const { count } = await send();
        return count === 0 ? t('deliveries.redelivered.none') : t('deliveries.redelivered', { count });
      });
    return {
      ...createFeed<DeliveryFilter, DeliveryRow, DeliveryDetail>(
        {
          window: (filter, extent) => client.call('deliveries.window', { filter, ...extent }),
          locate: async (filter, key) => (await client.call('deliveries.locate', { filter, key })).index,
          detail: (key) => client.call('deliveries.detail', { key }),
          isDetailLive: true,
        },
        'all',
        { set, get },
      ),
      async redeliver() {
        const keys = [...get().chosen.keys()];
        if (keys.length > 0) await sendAgain(() => client.call('deliveries.redeliver', { keys }));
      },
      async cancel() {
        const keys = [...get().chosen.keys()];
        if (keys.length === 0) return;
        await run(async () => {
          const { keys: ended, dismissed } = await client.call('deliveries.cancel', { keys });
          const count = ended.length;
          if (count === 0) return t('deliveries.cancelled.none');
          const text =
            dismissed === count ? t('deliveries.dismissed', { count }) : t('deliveries.cancelled', { count });
          return { tone: 'done', text, action: undoing(() => restore([...ended])) };
        });
      },
      redeliverFailed: () => sendAgain(() => client.call('deliveries.redeliverFailed', {})),
    };
  });
}
