import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionSummary } from '../../../contract/upstream/connections';
import type { OrderPlace } from '../../../contract/orders';

export interface OrderPlaceState {
  readonly place: OrderPlace;
  readonly choose: (place: OrderPlace) => void;
}

const storageKey = 'locdesk.orderPlace';

/**
 * Where the next order goes. New orders and imports share the choice, which lasts as long as the window's
 * session: a new session must not send to a service by a choice of days ago.
 */
export function createOrderPlaceState(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): StoreApi<OrderPlaceState> {
  return createStore<OrderPlaceState>()((set) => ({
    place: parsePlace(storage?.getItem(storageKey) ?? null),
    choose(place) {
      set({ place });
      try {
        storage?.setItem(storageKey, String(place));
      } catch {
        // The storage is full or forbidden: the choice lasts until the window is reloaded.
      }
    },
  }));
}

function parsePlace(kept: string | null): OrderPlace {
  const key = Number(kept);
  return Number.isSafeInteger(key) && key > 0 ? key : 'this';
}

/** The part of an order's input that says where it goes. */
export function placeInput(place: OrderPlace): { readonly to?: number } {
  return place === 'this' ? {} : { to: place };
}

export type PlaceFault = { readonly kind: 'removed' } | { readonly kind: 'stopped'; readonly name: string };

/**
 * Why an order can't go to the chosen place. A paused or unreachable connection takes orders: they wait.
 * Connections that are not read yet are left to the service, which refuses an order to one that is gone.
 */
export function placeFault(
  place: OrderPlace,
  connections: readonly ConnectionSummary[] | undefined,
): PlaceFault | undefined {
  if (place === 'this' || connections === undefined) return undefined;
  const connection = connections.find(({ key }) => key === place);
  if (connection === undefined) return { kind: 'removed' };
  return connection.state.kind === 'needs-you' ? { kind: 'stopped', name: connection.name } : undefined;
}
