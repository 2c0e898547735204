import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeliveryDetail, DeliveryFilter, DeliveryRow } from '../../../contract/deliveries';
import { messageOf, type Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';
import { isOne } from './selection';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

export interface DeliveriesState extends FeedState<DeliveryFilter, DeliveryRow, DeliveryDetail> {
  /** Sends the chosen deliveries again. */
  readonly redeliver: () => Promise<void>;
  readonly redeliverFailed: () => Promise<void>;
  /** Ends the chosen deliveries that wait or failed. */
  readonly cancel: () => Promise<void>;
}

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
  return delivery?.state === 'delivered' || delivery?.state === 'cancelled' ? 'ended' : undefined;
}

/** Deliveries to the webhook, newest first. */
export function createDeliveriesState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<DeliveriesState> {
  return createStore<DeliveriesState>()((set, get) => {
    const run = async (work: () => Promise<string>): Promise<void> => {
      const { show } = toasts.getState();
      try {
        show({ tone: 'done', text: await work() });
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
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
          const { count } = await client.call('deliveries.cancel', { keys });
          return count === 0 ? t('deliveries.cancelled.none') : t('deliveries.cancelled', { count });
        });
      },
      redeliverFailed: () => sendAgain(() => client.call('deliveries.redeliverFailed', {})),
    };
  });
}
