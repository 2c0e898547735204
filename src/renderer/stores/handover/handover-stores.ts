import type { StoreApi } from 'zustand/vanilla';
import type { Stores } from '../context';
import { createHandoversState, type HandoversState } from './handovers-state';
import { createRequestHandoversState, type RequestHandoversState } from './request-handovers-state';
import { createTakeBackState, type TakeBackState } from './take-back-state';

export interface HandoverStores {
  readonly handovers: StoreApi<HandoversState>;
  readonly takeBack: StoreApi<TakeBackState>;
  readonly ofRequest: StoreApi<RequestHandoversState>;
}

const made = new WeakMap<Stores, HandoverStores>();

/**
 * Returns the stores of hand-overs, which are made with their first use: the window loads without their
 * code.
 */
export function handoverStores(stores: Stores): HandoverStores {
  const known = made.get(stores);
  if (known !== undefined) return known;
  const { client, toasts } = stores;
  const handovers = createHandoversState(client, toasts);
  const takeBack = createTakeBackState(client, toasts);
  const ofRequest = createRequestHandoversState(client, toasts);
  const own: HandoverStores = { handovers, takeBack, ofRequest };
  made.set(stores, own);
  client.subscribe(({ name }) => {
    if (name === 'drafts.changed') {
      takeBack.getState().changed();
      ofRequest.getState().changed();
    }
    if (name !== 'handovers.changed' && name !== 'requests.changed') return;
    handovers.getState().changed();
    ofRequest.getState().changed();
    // A file that came back is compared with the texts that this desk has now.
    takeBack.getState().changed();
  });
  return own;
}
