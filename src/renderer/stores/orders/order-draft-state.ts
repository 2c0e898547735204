import { createStore, type StoreApi } from 'zustand/vanilla';
import { AppError } from '../../../contract/errors';
import {
  hasFaults,
  orderFaults,
  placeOfProblem,
  type OrderFaults,
  type OrderPlace,
} from '../../../contract/order-input';
import type { SourceFacts } from '../../../contract/orders';
import { coalesce } from '../../lib/coalesce';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import type { OrdersState } from '../lists/orders-state';
import type { ConnectionsState } from '../service/connections-state';
import type { ServiceSettingsState } from '../service/service-settings-state';
import type { ToastState } from '../window/toast-state';
import {
  emptyDraft,
  isEmpty,
  moveField,
  parseDraft,
  splitField,
  withFields,
  type DraftField,
  type NewField,
  type OrderDraft,
} from './order-draft';
import { placeFault, placeInput, type OrderPlaceState } from './order-place-state';
import { SourceFactsReader } from './source-facts';

/** A sentence of the service, and where in the form it belongs. */
export interface Refusal {
  readonly place: OrderPlace;
  readonly text: string;
}

export interface OrderDraftState {
  readonly draft: OrderDraft;
  /** By the keys of the fields; a field that was not looked at yet is missing. */
  readonly facts: ReadonlyMap<number, SourceFacts>;
  /** It was to be sent: what is missing is said as well. */
  readonly isTried: boolean;
  readonly isSending: boolean;
  /** The service's reasons for refusing the order; emptied when the draft is changed. */
  readonly refusals: readonly Refusal[];
  readonly change: (part: Partial<Pick<OrderDraft, 'title' | 'source' | 'targets'>>) => void;
  readonly changeField: (key: number, part: Partial<NewField>) => void;
  readonly addFields: (fields: readonly NewField[]) => void;
  readonly removeField: (key: number) => void;
  readonly moveField: (key: number, by: 1 | -1) => void;
  readonly splitField: (key: number) => void;
  /** Begins with this instead of what was written. */
  readonly begin: (draft: OrderDraft) => void;
  /** Back to an empty form; `undo` of a toast brings it back. */
  readonly discard: () => void;
  readonly faults: () => OrderFaults;
  /** True when it was made. */
  readonly send: () => Promise<boolean>;
}

interface Parts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly orders: StoreApi<OrdersState>;
  readonly orderPlace: StoreApi<OrderPlaceState>;
  readonly connections: StoreApi<ConnectionsState>;
  readonly serviceSettings: StoreApi<ServiceSettingsState>;
  /** Where the draft outlives the window; absent where there is no such place. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
}

const storageKey = 'locdesk.newOrder';
/** Browsers keep about five million characters of a page. A longer draft stays in the window only. */
const mostKept = 2_000_000;
const keepRestMs = 500;

/** The order that is being written. It stays when its form is left. */
export function createOrderDraftState(parts: Parts): StoreApi<OrderDraftState> {
  const { client, toasts, orders, orderPlace, connections, serviceSettings, storage } = parts;
  const store = createStore<OrderDraftState>()((set, get) => {
    const put = (draft: OrderDraft): void => set({ draft, refusals: [] });
    const changeFields = (change: (fields: readonly DraftField[]) => readonly DraftField[]): void =>
      put({ ...get().draft, fields: change(get().draft.fields) });
    return {
      draft: parseDraft(storage?.getItem(storageKey) ?? null) ?? emptyDraft(),
      facts: new Map(),
      isTried: false,
      isSending: false,
      refusals: [],
      change: (part) => put({ ...get().draft, ...part }),
      changeField: (key, part) =>
        changeFields((fields) => fields.map((field) => (field.key === key ? { ...field, ...part } : field))),
      addFields: (added) => put(withFields(get().draft, added)),
      removeField: (key) => changeFields((fields) => fields.filter((field) => field.key !== key)),
      moveField: (key, by) => put(moveField(get().draft, key, by)),
      splitField: (key) => put(splitField(get().draft, key)),
      begin(draft) {
        const before = get().draft;
        set({ draft, refusals: [], isTried: false });
        orders.getState().showForm('new');
        if (isEmpty(before)) return;
        const undo = { label: t('newOrder.undo'), run: async () => put(before) };
        toasts.getState().show({ tone: 'done', text: t('newOrder.replaced'), action: undo });
      },
      discard() {
        const before = get().draft;
        set({ draft: emptyDraft(), refusals: [], isTried: false });
        orders.getState().closeForm();
        if (isEmpty(before)) return;
        const undo = {
          label: t('newOrder.undo'),
          run: async () => {
            put(before);
            orders.getState().showForm('new');
          },
        };
        toasts.getState().show({ tone: 'done', text: t('newOrder.discarded'), action: undo });
      },
      faults: () => orderFaults(get().draft, serviceSettings.getState().settings?.longestValueBytes),
      async send() {
        set({ isTried: true });
        const { place } = orderPlace.getState();
        if (get().isSending || hasFaults(get().faults())) return false;
        if (placeFault(place, connections.getState().connections) !== undefined) return false;
        const { draft } = get();
        const { title, source, targets, fields } = draft;
        set({ isSending: true });
        try {
          const { created } = await client.call('orders.create', {
            title,
            source,
            targets: [...targets],
            fields: fields.map(({ id, data, value }) => ({ id, type: 'localizable', data, value })),
            ...placeInput(place),
          });
          if (created === null) return false;
          const text = t('newOrder.made', { count: created.requests.length });
          toasts.getState().show({ tone: 'done', text });
          // The form may have another draft by now, or a changed one: that stays, and stays open.
          if (get().draft !== draft) return true;
          set({ draft: emptyDraft(), isTried: false, refusals: [] });
          await orders.getState().showOrder(created.order);
          return true;
        } catch (error) {
          const problems = error instanceof AppError ? error.problems : [messageOf(error)];
          set({ refusals: problems.map(placeOfProblem) });
          return false;
        } finally {
          set({ isSending: false });
        }
      },
    };
  });
  const facts = new SourceFactsReader(client, (found) => store.setState({ facts: found }));
  const keep = coalesce(async () => keepDraft(storage, store.getState().draft), keepRestMs);
  store.subscribe(({ draft }, before) => {
    if (draft === before.draft) return;
    void keep();
    facts.follow(draft);
  });
  facts.follow(store.getState().draft);
  return store;
}

function keepDraft(storage: Parts['storage'], draft: OrderDraft): void {
  const { title, source, targets } = draft;
  const fields = draft.fields.map(({ id, data, value }) => ({ id, data, value }));
  const text = JSON.stringify({ title, source, targets, fields });
  try {
    if (isEmpty(draft) || text.length > mostKept) storage?.removeItem(storageKey);
    else storage?.setItem(storageKey, text);
  } catch {
    // The place is full or forbidden: the draft stays in the window.
  }
}
