import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SpellingSettings } from '../../../contract/spelling';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

export interface SpellingState {
  /** Undefined until read; null in a browser, which has a spell checker of its own. */
  readonly settings: SpellingSettings | null | undefined;
  readonly load: () => Promise<void>;
  /** Something changed; read again only when it was ever shown. */
  readonly changed: () => void;
  readonly choose: (languages: readonly string[] | null) => Promise<void>;
  readonly removeWord: (word: string) => Promise<void>;
}

export function createSpellingState(client: Client, toasts: StoreApi<ToastState>): StoreApi<SpellingState> {
  return createStore<SpellingState>()((set, get) => {
    /** Shown as `meant` at once; as it was, when it is refused. */
    const write = async (
      meant: Partial<SpellingSettings>,
      asked: Promise<{ readonly settings: SpellingSettings | null }>,
    ): Promise<void> => {
      const before = get().settings;
      if (before !== undefined && before !== null) set({ settings: { ...before, ...meant } });
      try {
        set({ settings: (await asked).settings });
      } catch (error) {
        set({ settings: before });
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
      }
    };
    return {
      settings: undefined,
      async load() {
        try {
          set({ settings: (await client.call('spelling.read', {})).settings });
        } catch {
          // In the background: the next visit reads again.
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
