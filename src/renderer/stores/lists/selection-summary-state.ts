import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SelectionSummary } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';
import type { RequestsState } from './requests-state';

export interface SelectionSummaryState {
  /** Summary of the chosen requests; undefined while one or none is chosen, and until it is read. */
  readonly summary: SelectionSummary | undefined;
  /** Call when requests changed on the host. */
  readonly changed: () => void;
}

/**
 * Follows the chosen requests of the list. One reading runs at a time, and the last choice is always read.
 */
export function createSelectionSummaryState(
  client: Client,
  requests: StoreApi<RequestsState>,
): StoreApi<SelectionSummaryState> {
  let isReading = false;
  let isStale = false;
  const store = createStore<SelectionSummaryState>()(() => ({
    summary: undefined,
    changed: () => void read(),
  }));
  const read = async (): Promise<void> => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      const { chosen } = requests.getState();
      // Background read: what was read before stays.
      const summary =
        chosen.size > 1
          ? await client
              .call('requests.summary', { keys: [...chosen.keys()] })
              .catch(() => store.getState().summary)
          : undefined;
      if (requests.getState().chosen === chosen) store.setState({ summary });
    }
    isReading = false;
  };
  requests.subscribe((now, before) => {
    if (now.chosen !== before.chosen && (now.chosen.size > 1 || before.chosen.size > 1)) void read();
  });
  return store;
}
