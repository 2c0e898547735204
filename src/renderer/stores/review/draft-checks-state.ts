import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftProblem } from '../../../contract/fulfilment';
import type { Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';

export interface DraftChecksState {
  /** Grows when a text may have other problems than before, although it was not edited. */
  readonly round: number;
  /** Another draft, a dismissal, a level, or a request that it is compared with. */
  readonly changed: () => void;
  /** What the checks will find in a field once this is saved. */
  readonly problemsOf: (
    requestKey: number,
    fieldId: string,
    value: string,
  ) => Promise<readonly DraftProblem[]>;
}

/** While a sync brings many requests, every field that is shown is asked about again. */
const restMs = 1000;

/** What drafts are checked with: the host knows all other requests, and what was dismissed. */
export function createDraftChecksState(client: Client): StoreApi<DraftChecksState> {
  return createStore<DraftChecksState>()((set, get) => {
    const next = coalesce(async () => set({ round: get().round + 1 }), restMs);
    return {
      round: 0,
      changed: () => void next(),
      problemsOf: (key, fieldId, value) => client.call('fulfil.problems', { key, fieldId, value }),
    };
  });
}
