import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckingProgress } from '../../shared/problems';
import type { Client } from '../client';

export interface CheckingState {
  /** Undefined while nothing is checked, or not for long. */
  readonly progress: CheckingProgress | undefined;
  readonly changed: () => void;
}

/** How far the checks in the background are. */
export function createCheckingState(client: Client): StoreApi<CheckingState> {
  return createStore<CheckingState>()((set) => ({
    progress: undefined,
    changed() {
      client
        .call('checking.read', {})
        .then(({ progress }) => set({ progress: progress ?? undefined }))
        // The next signal asks again.
        .catch(() => undefined);
    },
  }));
}
