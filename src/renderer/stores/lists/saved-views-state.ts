import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedView } from '../../../contract/views';
import { messageOf, type Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';
import type { RequestsState } from './requests-state';

/** Counting a saved view takes longer than counting a built-in one; its number may be this old. */
const countRestMs = 1500;

export interface SavedViewsState {
  readonly views: readonly SavedView[];
  readonly counts: ReadonlyMap<number, number>;
  /** Key of the view whose name is being typed; `new` for a view that is not saved yet. */
  readonly naming: number | 'new' | undefined;
  readonly load: () => Promise<void>;
  /** Reads the counts again; many calls share one reading. */
  readonly recount: () => Promise<void>;
  readonly nameOne: (naming: number | 'new' | undefined) => void;
  /** Saves the current list under a name; false when the host refused. */
  readonly saveAs: (name: string) => Promise<boolean>;
  readonly rename: (key: number, name: string) => Promise<boolean>;
  /** Replaces the saved view's settings by the current list's. */
  readonly update: (key: number) => Promise<void>;
  readonly move: (key: number, by: number) => Promise<void>;
  readonly remove: (key: number) => Promise<void>;
}

/** Whether saving would do something: the list is no saved view, or differs from the one it began as. */
export function isSavable(
  { views }: Pick<SavedViewsState, 'views'>,
  state: Pick<RequestsState, 'savedKey' | 'listing'>,
): boolean {
  const saved = views.find(({ key }) => key === state.savedKey);
  return saved === undefined || isChanged(saved, state);
}

export function createSavedViewsState(
  client: Client,
  requests: StoreApi<RequestsState>,
  toasts: StoreApi<ToastState>,
): StoreApi<SavedViewsState> {
  return createStore<SavedViewsState>()((set, get) => {
    const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
      try {
        await action();
        await get().load();
        return true;
      } catch (error) {
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
        return false;
      }
    };
    const recount = async (): Promise<void> => {
      if (get().views.length === 0) return;
      const counts = await client.call('views.counts', {}).catch(() => undefined);
      if (counts !== undefined) set({ counts: new Map(counts.map(({ key, count }) => [key, count])) });
    };
    const restore = (key: number): Promise<boolean> => attempt(() => client.call('views.restore', { key }));
    return {
      views: [],
      counts: new Map(),
      naming: undefined,
      async load() {
        const views = await client.call('views.list', {}).catch(() => undefined);
        if (views === undefined) return;
        set({ views });
        void get().recount();
      },
      recount: coalesce(recount, countRestMs),
      nameOne: (naming) => set({ naming }),
      saveAs: (name) =>
        attempt(async () => {
          const { key } = await client.call('views.create', { ...requests.getState().listing, name });
          requests.setState({ savedKey: key });
        }),
      rename: (key, name) => attempt(() => client.call('views.edit', { key, name })),
      async update(key) {
        const done = await attempt(() => client.call('views.edit', { key, ...requests.getState().listing }));
        const name = get().views.find((view) => view.key === key)?.name ?? '';
        if (done) toasts.getState().show({ tone: 'done', text: t('views.updated', { name }) });
      },
      async move(key, by) {
        const index = get().views.findIndex((view) => view.key === key) + by;
        if (index < 0 || index >= get().views.length) return;
        await attempt(() => client.call('views.move', { key, index }));
      },
      async remove(key) {
        const view = get().views.find((saved) => saved.key === key);
        if (view === undefined) return;
        const { inTurn, show } = toasts.getState();
        await inTurn(async () => {
          if (!(await attempt(() => client.call('views.remove', { key })))) return;
          if (requests.getState().savedKey === key) requests.setState({ savedKey: undefined });
          show({
            tone: 'done',
            text: t('views.removed', { name: view.name }),
            action: { label: t('marking.undo'), command: 'undo', run: () => restore(key) },
          });
        });
      },
    };
  });
}

/** Whether the list no longer shows what its saved view does. */
export function isChanged(view: SavedView, { listing }: Pick<RequestsState, 'listing'>): boolean {
  return (['view', 'filter', 'sort', 'descending'] as const).some((name) => view[name] !== listing[name]);
}
