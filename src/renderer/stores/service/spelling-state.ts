import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SpellingSettings } from '../../../contract/spelling';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

export interface SpellingState {
  /** Undefined until read; null in a browser, which has a spell checker of its own. */
  readonly settings: SpellingSettings | null | undefined;
  readonly load: () => Promise<void>;
  /** Call on changes; the settings are read again only if they were ever shown. */
  readonly changed: () => void;
  readonly choose: (languages: readonly string[] | null) => Promise<void>;
  readonly removeWord: (word: string) => Promise<void>;
}

export function createSpellingState(client: Client, toasts: StoreApi<ToastState>): StoreApi<SpellingState> {
  return createStore<SpellingState>()((set, get) => {
    /** An answer to a read that began before the newest change is outdated. */
    let newest = 0;
    let writing = 0;
    /** Shows `meant` at once, and the previous settings again if it is refused. */
    const write = async (
      meant: Partial<SpellingSettings>,
      asked: Promise<{ readonly settings: SpellingSettings | null }>,
    ): Promise<void> => {
      const before = get().settings;
      const own = (newest += 1);
      writing += 1;
      if (before !== undefined && before !== null) set({ settings: { ...before, ...meant } });
      try {
        const { settings } = await asked;
        if (own === newest) set({ settings });
      } catch (error) {
        if (own === newest) set({ settings: before });
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
      } finally {
        writing -= 1;
      }
    };
    return {
      settings: undefined,
      async load() {
        // The answer to the pending change has the new settings.
        if (writing > 0) return;
        const known = newest;
        try {
          const { settings } = await client.call('spelling.read', {});
          if (known === newest) set({ settings });
        } catch {
          // Background read; the next visit reads again.
        }
      },
      changed() {
        if (get().settings !== undefined) void get().load();
      },
      choose: (languages) =>
        write(
          { languages },
          client.call('spelling.choose', { languages: languages === null ? null : [...languages] }),
        ),
      removeWord: (word) => write({}, client.call('spelling.removeWord', { word })),
    };
  });
}
