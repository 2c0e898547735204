import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestCounts, RequestRow, RequestWindow } from '../../shared/ui-types';
import type { SortKey, ViewId } from '../../shared/views';
import type { Client } from '../client';
import { coalesce } from '../list/coalesce';
import { WindowLoader, type VisibleRange } from '../list/window-loader';

/** Signals closer together than this share one reading of the list. */
const refreshRestMs = 200;

export interface Listing {
  readonly view: ViewId;
  readonly sort: SortKey;
  readonly descending: boolean;
}

export interface Selection {
  readonly row: RequestRow;
  /** Its place in the listing; null when it is not (or no longer) part of it. */
  readonly index: number | null;
  /** Where it was last, so that moving on continues from there. */
  readonly lastIndex: number;
}

export interface RequestsState {
  readonly listing: Listing;
  /** Undefined until the first window of the listing has come. */
  readonly total: number | undefined;
  readonly counts: RequestCounts | undefined;
  readonly selected: Selection | undefined;
  /** Grows whenever rows may have changed: what `rowAt` says is to be asked again. */
  readonly revision: number;
  /** After a refresh that moved the rows on screen: how many rows to scroll, so that they stay where they are. */
  readonly shift: { readonly sequence: number; readonly rows: number };
  readonly rowAt: (index: number) => RequestRow | undefined;
  /** The row at a position, fetched when it is not here yet. */
  readonly ensureRow: (index: number) => Promise<RequestRow | undefined>;
  /** Tells which rows are on screen; missing ones are fetched. */
  readonly show: (range: VisibleRange) => void;
  readonly setListing: (change: Partial<Listing>) => Promise<void>;
  /** Selects the row at a position, clamped to the list; waits for it to be loaded. */
  readonly select: (index: number) => Promise<void>;
  /** Selects a request wherever it stands in the listing; false when it is not in it. */
  readonly selectKey: (key: number) => Promise<boolean>;
  readonly move: (by: number) => Promise<void>;
  readonly clearSelection: () => void;
  /** Reads counts, visible rows and the selection's place again; many calls share one reading. */
  readonly refresh: () => Promise<void>;
  /** The same without waiting for others, after something the user did. */
  readonly refreshNow: () => Promise<void>;
}

export function createRequestsState(client: Client): StoreApi<RequestsState> {
  return createStore<RequestsState>()((set, get) => {
    const loader = new WindowLoader<RequestRow, RequestWindow>({
      window: (extent) => client.call('requests.window', { ...get().listing, ...extent }),
      locate: async (key) => (await client.call('requests.locate', { ...get().listing, key })).index,
    });
    let selecting = 0;

    const bump = (): void => set({ revision: get().revision + 1 });

    const loadMissing = async (range: VisibleRange): Promise<void> => {
      const window = await loader.loadMissing(range);
      if (window !== undefined) set({ total: window.total, revision: get().revision + 1 });
    };

    const ensureRow = async (index: number): Promise<RequestRow | undefined> => {
      if (loader.rowAt(index) === undefined) await loadMissing({ first: index, last: index });
      return loader.rowAt(index);
    };

    const choose = (row: RequestRow, index: number): void =>
      set({ selected: { row, index, lastIndex: index } });

    const rereadSelection = (place: number | null | undefined): void => {
      const { selected } = get();
      if (selected === undefined || place === undefined) return;
      const fresh = place === null ? undefined : loader.rowAt(place);
      const row = fresh?.key === selected.row.key ? fresh : selected.row;
      set({ selected: { row, index: place, lastIndex: place ?? selected.lastIndex } });
    };

    let runs = 0;
    let newestRun: Promise<void> = Promise.resolve();
    const refreshNow = (): Promise<void> => {
      newestRun = reread(++runs);
      return newestRun;
    };

    const reread = async (run: number): Promise<void> => {
      const asked = get().selected;
      const [counts, answer] = await Promise.all([
        client.call('requests.counts', {}).catch(() => undefined),
        loader
          .reload(asked === undefined ? undefined : { key: asked.row.key, index: asked.index })
          .catch(() => undefined),
      ]);
      const isFirstArrival = get().counts?.all === 0 && counts !== undefined && counts.all > 0;
      if (counts !== undefined) set({ counts });
      if (isFirstArrival && counts['to-import'] === 0) {
        // The very first request is waiting for its result: "To import" would greet it with an empty list.
        await get().setListing({ view: 'all' });
        return;
      }
      if (answer === undefined) {
        // Overtaken: who waits for this run wants what the newer one will say.
        if (run !== runs) await newestRun;
        return;
      }
      const { shift } = get();
      set({
        total: answer.window.total,
        shift: answer.shift === 0 ? shift : { sequence: shift.sequence + 1, rows: answer.shift },
      });
      bump();
      // The user may have moved on meanwhile; then the place belongs to another request.
      if (get().selected?.row.key === asked?.row.key) rereadSelection(answer.selectedIndex);
    };

    return {
      listing: { view: 'to-import', sort: 'completed', descending: true },
      total: undefined,
      counts: undefined,
      selected: undefined,
      revision: 0,
      shift: { sequence: 0, rows: 0 },
      rowAt: (index) => loader.rowAt(index),
      ensureRow,
      show(range) {
        loader.visible = range;
        void loadMissing(range).catch(() => undefined);
      },
      async setListing(change) {
        set({ listing: { ...get().listing, ...change }, total: undefined });
        loader.reset();
        bump();
        const asked = get().selected;
        await loadMissing({ first: 0, last: 0 }).catch(() => undefined);
        if (asked === undefined || get().selected !== asked) return;
        if (!(await get().selectKey(asked.row.key)) && get().selected === asked) get().clearSelection();
      },
      async select(index) {
        const mine = ++selecting;
        const { total } = get();
        if (total === undefined || total === 0) return;
        const target = Math.min(Math.max(index, 0), total - 1);
        const row = await ensureRow(target);
        if (row !== undefined && mine === selecting) choose(row, target);
      },
      async selectKey(key) {
        const mine = ++selecting;
        const index = await loader.locate(key);
        if (index === null) return false;
        const row = await ensureRow(index);
        if (row?.key === key && mine === selecting) choose(row, index);
        return row?.key === key;
      },
      async move(by) {
        const { selected } = get();
        if (selected === undefined) return get().select(0);
        if (selected.index !== null) return get().select(selected.index + by);
        // The selected one left the list: the one after it has taken its place.
        return get().select(selected.lastIndex + (by > 0 ? by - 1 : by));
      },
      clearSelection() {
        selecting++;
        set({ selected: undefined });
      },
      refresh: coalesce(refreshNow, refreshRestMs),
      refreshNow,
    };
  });
}
