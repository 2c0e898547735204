import { createStore, type StoreApi } from 'zustand/vanilla';
import { AppError } from '../../../contract/errors';
import type { SavedResults, Untranslated } from '../../../contract/orders';
import { messageOf, type Client } from '../../lib/host/client';
import { formatList } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';
import { blobOfBase64 } from '../../lib/files/base64';
import { download } from '../../lib/files/save-file';

/** Errors that are open in a result, which the user may insist on. */
export interface RefusedResult {
  readonly order: number;
  readonly targets: readonly string[];
  /** Which errors, a sentence each. */
  readonly errors: readonly string[];
}

export interface SaveResultState {
  readonly untranslated: Untranslated;
  readonly refused: RefusedResult | undefined;
  readonly isSaving: boolean;
  readonly setUntranslated: (untranslated: Untranslated) => void;
  /** `force`: although errors are open. */
  readonly save: (order: number, targets: readonly string[], force: boolean) => Promise<void>;
  /** Does not insist. */
  readonly giveUp: () => void;
}

/** Saves the file of an order in its target languages. */
export function createSaveResultState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<SaveResultState> {
  return createStore<SaveResultState>()((set, get) => ({
    untranslated: 'source',
    refused: undefined,
    isSaving: false,
    setUntranslated: (untranslated) => set({ untranslated }),
    giveUp: () => set({ refused: undefined }),
    async save(order, targets, force) {
      if (get().isSaving) return;
      set({ isSaving: true, refused: undefined });
      const { show } = toasts.getState();
      try {
        const { untranslated } = get();
        const saved = await client.call('files.saveResult', {
          order,
          targets: [...targets],
          untranslated,
          force,
        });
        if (saved.kind === 'content') {
          for (const { name, content } of saved.files) download(name, await blobOfBase64(content));
        }
        if (saved.kind !== 'none') show({ tone: 'done', text: savedText(saved) });
      } catch (error) {
        // Open errors are named one by one; any other refusal is one sentence.
        const isOpenErrors =
          error instanceof AppError && error.code === 'CONFLICT' && error.problems[0] !== error.message;
        if (isOpenErrors) set({ refused: { order, targets, errors: error.problems } });
        else show({ tone: 'error', text: messageOf(error) });
      } finally {
        set({ isSaving: false });
      }
    },
  }));
}

function savedText(saved: Exclude<SavedResults, { kind: 'none' }>): string {
  const names =
    saved.kind === 'written' ? saved.files.map(({ file }) => file) : saved.files.map(({ name }) => name);
  const missing = saved.files.reduce((sum, { segments, translated }) => sum + segments - translated, 0);
  return missing === 0
    ? t('saveResult.saved', { names: formatList(names) })
    : t('saveResult.savedPartly', { names: formatList(names), count: missing });
}
