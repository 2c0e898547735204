import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderDetail, OrderRow } from '../../../contract/orders';
import type { Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';

/** The forms that the screen shows in the place of an order. */
export type OrderForm = 'new' | 'import';

export const ordersTabs = ['orders', 'sent'] as const;
export type OrdersTab = (typeof ordersTabs)[number];

export interface OrdersState extends FeedState<'all', OrderRow, OrderDetail> {
  /** Undefined while the selected order is shown. */
  readonly form: OrderForm | undefined;
  readonly tab: OrdersTab;
  readonly showTab: (tab: OrdersTab) => void;
  readonly showForm: (form: OrderForm) => void;
  readonly closeForm: () => void;
  /** Selects the order with this id, which may be the one that was made just now. */
  readonly showOrder: (id: string) => Promise<void>;
}

/** Rows searched for the order: a new one is among the newest; that of a file imported again may be older. */
const lookedThrough = 200;

/** Orders and imported files, newest first. A selected order closes the form. */
export function createOrdersState(client: Client): StoreApi<OrdersState> {
  const store = createStore<OrdersState>()((set, get) => {
    const feed = createFeed<'all', OrderRow, OrderDetail>(
      {
        async window(_filter, extent) {
          const window = await client.call('orders.list', extent);
          return { ...window, counts: { all: window.total } };
        },
        locate: async (_filter, key) => (await client.call('orders.locate', { key })).index,
        detail: (key) => client.call('orders.read', { key }),
        isDetailLive: true,
      },
      'all',
      { set, get },
    );
    return {
      ...feed,
      async showKey(key) {
        set({ tab: 'orders' });
        await feed.showKey(key);
      },
      form: undefined,
      tab: 'orders',
      showTab: (tab) => set({ tab }),
      showForm(form) {
        get().clearSelection();
        set({ form, tab: 'orders' });
      },
      closeForm: () => set({ form: undefined }),
      async showOrder(id) {
        const { rows } = await client.call('orders.list', { offset: 0, limit: lookedThrough });
        const key = rows.find((row) => row.id === id)?.key;
        set({ form: undefined, tab: 'orders' });
        if (key !== undefined) await get().showKey(key);
      },
    };
  });
  store.subscribe(({ form, selectedKey }) => {
    if (form !== undefined && selectedKey !== undefined) store.setState({ form: undefined });
  });
  return store;
}
