import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallDetail, CallFilter, CallRow, CallWindow } from '../../shared/request-log';
import { messageOf, type Client } from '../client';
import { coalesce } from '../requests/coalesce';
import type { VisibleRange } from '../requests/request-loader';
import type { ToastState } from '../ui/toast-state';
import { CallLoader } from './call-loader';

/** Signals closer together than this share one reading of the log. */
const refreshRestMs = 250;

export interface CallsState {
  readonly filter: CallFilter;
  /** Undefined until the first window has come. */
  readonly total: number | undefined;
  readonly counts: CallWindow['counts'] | undefined;
  /** Grows whenever rows may have changed: what `rowAt` says is to be asked again. */
  readonly revision: number;
  /** After new calls pushed the rows on screen: how many rows to scroll, so that they stay where they are. */
  readonly shift: { readonly sequence: number; readonly rows: number };
  readonly selectedKey: number | undefined;
  /** Its place in the list; null when it is not part of it. */
  readonly selectedIndex: number | null;
  readonly detail: CallDetail | undefined;
  /** Why there is no detail. */
  readonly problem: string | undefined;
  readonly rowAt: (index: number) => CallRow | undefined;
  /** Tells which rows are on screen; missing ones are fetched. */
  readonly show: (range: VisibleRange) => void;
  readonly setFilter: (filter: CallFilter) => Promise<void>;
  /** Selects the row at a position, clamped to the list. */
  readonly select: (index: number) => Promise<void>;
  readonly move: (by: number) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** The log has changed; read again when somebody looks. */
  readonly changed: () => void;
  /** Whether the list is on screen. Coming back to it reads what was missed. */
  readonly setShown: (shown: boolean) => void;
  readonly refreshNow: () => Promise<void>;
}

export function createCallsState(client: Client, toasts: StoreApi<ToastState>): StoreApi<CallsState> {
  return createStore<CallsState>()((set, get) => {
    const loader = new CallLoader(client, () => get().filter);
    let isShown = false;
    let selecting = 0;

    const take = (window: CallWindow): void =>
      set({ total: window.total, counts: window.counts, revision: get().revision + 1 });

    const loadMissing = async (range: VisibleRange): Promise<void> => {
      const window = await loader.loadMissing(range);
      if (window !== undefined) take(window);
    };

    const refreshNow = async (): Promise<void> => {
      const { selectedKey } = get();
      const reread = await loader.reload(selectedKey).catch(() => undefined);
      if (reread === undefined) return;
      const { shift } = get();
      take(reread.window);
      if (reread.shift !== 0) set({ shift: { sequence: shift.sequence + 1, rows: reread.shift } });
      if (reread.selectedIndex !== undefined && get().selectedKey === selectedKey) {
        set({ selectedIndex: reread.selectedIndex });
      }
    };
    const refresh = coalesce(refreshNow, refreshRestMs);

    const readDetail = async (key: number): Promise<void> => {
      const mine = ++selecting;
      try {
        const detail = await client.call('requestLog.detail', { key });
        if (mine === selecting) set({ detail, problem: undefined });
      } catch (error) {
        if (mine === selecting) set({ detail: undefined, problem: messageOf(error) });
      }
    };

    const deselect = (): void => {
      selecting++;
      set({ selectedKey: undefined, selectedIndex: null, detail: undefined, problem: undefined });
    };

    return {
      filter: 'all',
      total: undefined,
      counts: undefined,
      revision: 0,
      shift: { sequence: 0, rows: 0 },
      selectedKey: undefined,
      selectedIndex: null,
      detail: undefined,
      problem: undefined,
      rowAt: (index) => loader.rowAt(index),
      show(range) {
        loader.visible = range;
        void loadMissing(range).catch(() => undefined);
      },
      async setFilter(filter) {
        set({ filter, total: undefined, selectedIndex: null });
        loader.reset();
        await refreshNow();
      },
      async select(index) {
        const { total } = get();
        if (total === undefined || total === 0) return;
        const target = Math.min(Math.max(index, 0), total - 1);
        if (loader.rowAt(target) === undefined) await loadMissing({ first: target, last: target });
        const row = loader.rowAt(target);
        if (row === undefined) return;
        set({ selectedKey: row.key, selectedIndex: target });
        await readDetail(row.key);
      },
      async move(by) {
        const { selectedIndex, select } = get();
        await select(selectedIndex === null ? 0 : selectedIndex + by);
      },
      async clear() {
        try {
          await client.call('requestLog.clear', {});
        } catch (error) {
          toasts.getState().show({ tone: 'error', text: messageOf(error) });
          return;
        }
        deselect();
        await refreshNow();
      },
      changed() {
        if (isShown) void refresh();
      },
      setShown(shown) {
        isShown = shown;
        if (shown) void refreshNow();
      },
      refreshNow,
    };
  });
}
