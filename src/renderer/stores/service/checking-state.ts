import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckingProgress } from '../../../contract/problems';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

export interface CheckingState {
  /** Undefined while no check runs, or only a short one. */
  readonly progress: CheckingProgress | undefined;
  readonly changed: () => void;
  readonly pause: (paused: boolean) => Promise<void>;
}

/** Progress of the background checks. */
export function createCheckingState(client: Client, toasts: StoreApi<ToastState>): StoreApi<CheckingState> {
  return createStore<CheckingState>()((set, get) => ({
    progress: undefined,
    changed() {
      client
        .call('checking.read', {})
        .then(({ progress }) => set({ progress: progress ?? undefined }))
        // The next event reads again.
        .catch(() => undefined);
    },
    async pause(paused) {
      try {
        await client.call('checking.pause', { paused });
        get().changed();
      } catch (error) {
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
      }
    },
  }));
}
