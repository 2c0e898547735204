import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckId } from '../../../content/checks/problem';
import { canonicalLanguageTag } from '../../../content/language-tag';
import type { CheckLevel, CheckLevelSetting, LanguagePair, WideDismissal } from '../../../contract/problems';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

export interface CheckLevelsState {
  /** Undefined until they are loaded. */
  readonly settings: readonly CheckLevelSetting[] | undefined;
  readonly wide: readonly WideDismissal[];
  /** Language pair whose levels are shown; undefined for all languages. */
  readonly languages: LanguagePair | undefined;
  readonly load: () => Promise<void>;
  readonly changed: () => void;
  readonly choose: (languages: LanguagePair | undefined) => void;
  /** False for invalid language tags. */
  readonly chooseTags: (source: string, target: string) => boolean;
  readonly setLevel: (check: CheckId, level: CheckLevel | null) => Promise<void>;
  readonly restore: (dismissal: WideDismissal) => Promise<void>;
}

/** The levels of all checks, and dismissals for many requests. */
export function createCheckLevelsState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<CheckLevelsState> {
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
  return createStore<CheckLevelsState>()((set, get) => {
    const load = (): Promise<void> =>
      run(async () => {
        const [settings, wide] = await Promise.all([
          client.call('checkLevels.list', {}),
          client.call('problems.wideDismissals', {}),
        ]);
        set({ settings, wide });
      });
    return {
      settings: undefined,
      wide: [],
      languages: undefined,
      load,
      changed() {
        if (get().settings !== undefined) void load();
      },
      choose: (languages) => set({ languages }),
      chooseTags(sourceText, targetText) {
        const [source, target] = [sourceText, targetText].map((text) => canonicalLanguageTag(text.trim()));
        if (source === undefined || target === undefined) return false;
        set({ languages: { source, target } });
        return true;
      },
      setLevel: (check, level) =>
        run(async () => {
          const { languages } = get();
          const input = languages === undefined ? { check, level } : { check, level, languages };
          set({ settings: await client.call('checkLevels.set', input) });
        }),
      restore: ({ key }) =>
        run(async () => {
          await client.call('problems.restore', { dismissals: [key] });
          await load();
        }),
    };
  });
}
