import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CommandInput } from '../../../contract/contract';
import type { DesktopSettings } from '../../../contract/desktop/desktop-settings';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

export interface DesktopState {
  /** Undefined until read; null in the browser host. */
  readonly settings: DesktopSettings | null | undefined;
  readonly load: () => Promise<void>;
  readonly write: (change: CommandInput<'desktop.write'>) => Promise<void>;
  readonly showFolder: (folder: CommandInput<'host.showFolder'>['folder']) => Promise<void>;
}

export function createDesktopState(client: Client, toasts: StoreApi<ToastState>): StoreApi<DesktopState> {
  const notify = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  return createStore<DesktopState>()((set) => ({
    settings: undefined,
    async load() {
      try {
        set({ settings: (await client.call('desktop.read', {})).settings });
      } catch {
        // Background read; the next visit reads again.
      }
    },
    async write(change) {
      try {
        set({ settings: (await client.call('desktop.write', change)).settings });
      } catch (error) {
        notify(error);
      }
    },
    async showFolder(folder) {
      try {
        await client.call('host.showFolder', { folder });
      } catch (error) {
        notify(error);
      }
    },
  }));
}
