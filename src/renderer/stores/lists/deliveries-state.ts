import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeliveryDetail, DeliveryFilter, DeliveryRow } from '../../../contract/deliveries';
import { messageOf, type Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

export interface DeliveriesState extends FeedState<DeliveryFilter, DeliveryRow, DeliveryDetail> {
  /** Sends the chosen deliveries again. */
  readonly redeliver: () => Promise<void>;
  readonly redeliverFailed: () => Promise<void>;
}

/** Deliveries to the webhook, newest first. */
export function createDeliveriesState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<DeliveriesState> {
  return createStore<DeliveriesState>()((set, get) => {
    const sendAgain = async (send: () => Promise<{ readonly count: number }>): Promise<void> => {
      const { show } = toasts.getState();
      try {
        const { count } = await send();
        const text = count === 0 ? t('deliveries.redelivered.none') : t('deliveries.redelivered', { count });
        show({ tone: 'done', text });
      } catch (error) {
        show({ tone: 'error', text: messageOf(error) });
      }
      await get().refreshNow();
    };
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
      redeliverFailed: () => sendAgain(() => client.call('deliveries.redeliverFailed', {})),
    };
  });
}
