import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestHandovers } from '../../../contract/handovers';
import { coalesce } from '../../lib/coalesce';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/handover-text';
import type { ToastState } from '../window/toast-state';

/** Minimum time between two readings: a sync changes many requests. */
const restMs = 300;

export interface RequestHandoversState {
  readonly requestKey: number | undefined;
  /** Where the request is out, its corrections and verdicts; undefined until they are read. */
  readonly known: RequestHandovers | undefined;
  readonly show: (requestKey: number) => void;
  readonly changed: () => void;
  readonly removeCorrection: (fieldId: string) => Promise<void>;
}

/** Hand-overs, corrections and verdicts of the request that is shown in the review. */
export function createRequestHandoversState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<RequestHandoversState> {
  return createStore<RequestHandoversState>()((set, get) => {
    const read = async (): Promise<void> => {
      const { requestKey: key } = get();
      if (key === undefined) return;
      try {
        const known = await client.call('handovers.ofRequest', { key });
        if (get().requestKey === key) set({ known });
      } catch {
        // Background read: a banner already says that the host can't be reached.
      }
    };
    const refresh = coalesce(read, restMs);
    return {
      requestKey: undefined,
      known: undefined,
      show(requestKey) {
        if (get().requestKey === requestKey) return;
        set({ requestKey, known: undefined });
        void read();
      },
      changed: () => void refresh(),
      async removeCorrection(fieldId) {
        const { requestKey: key } = get();
        if (key === undefined) return;
        try {
          await client.call('handovers.removeCorrection', { key, fieldId });
          const undo = async (): Promise<void> => {
            await client.call('handovers.restoreCorrection', { key, fieldId });
            await read();
          };
          toasts.getState().show({
            tone: 'done',
            text: t('correction.removed'),
            action: { label: t('takeBack.undo'), command: 'undo', run: undo },
          });
          await read();
        } catch (error) {
          toasts.getState().show({ tone: 'error', text: messageOf(error) });
        }
      },
    };
  });
}
