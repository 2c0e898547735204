import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CommandInput } from '../../../contract/contract';
import type { ServiceSettings } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

export interface ServiceSettingsState {
  /** Undefined until read. */
  readonly settings: ServiceSettings | undefined;
  readonly load: () => Promise<void>;
  /** False when it failed, which a notice reports. */
  readonly write: (change: CommandInput<'serviceSettings.write'>) => Promise<boolean>;
}

export function createServiceSettingsState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<ServiceSettingsState> {
  return createStore<ServiceSettingsState>()((set) => ({
    settings: undefined,
    async load() {
      try {
        set({ settings: await client.call('serviceSettings.read', {}) });
      } catch {
        // Background read; the next event or visit reads again.
      }
    },
    async write(change) {
      try {
        set({ settings: await client.call('serviceSettings.write', change) });
        return true;
      } catch (error) {
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
        return false;
      }
    },
  }));
}
