import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestCounts, RequestRow, RequestWindow } from '../../../contract/ui-types';
import type { Listing as AskedListing, SavedView } from '../../../contract/views';
import type { Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import { createSelection, isOne, mostChosen, type Chosen } from './selection';
import { WindowLoader, type VisibleRange } from './window-loader';

/** Signals closer together than this share one reading of the list. */
const refreshRestMs = 200;

export interface Listing extends AskedListing {
  readonly filter: string;
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
  /** The saved view that the listing began as. */
  readonly savedKey: number | undefined;
  /** Undefined until the first window of the listing has come. */
  readonly total: number | undefined;
  /** Requests that a search can't find yet. */
  readonly unindexed: number;
  readonly counts: RequestCounts | undefined;
  /** The one that the keyboard stands on; the review shows it. */
  readonly selected: Selection | undefined;
  /** The ones that a mark is for: the selected one, or several; at most `mostChosen`. */
  readonly chosen: Chosen;
  /** Grows whenever rows may have changed: what `rowAt` says is to be asked again. */
  readonly revision: number;
  /** After a refresh that moved the rows on screen: how many rows to scroll, so that they stay where they are. */
  readonly shift: { readonly sequence: number; readonly rows: number };
  /** Grows when the selected row is to be brought into sight, though it is the same as before. */
  readonly sought: number;
  readonly rowAt: (index: number) => RequestRow | undefined;
  /** The row at a position, fetched when it is not here yet. */
  readonly ensureRow: (index: number) => Promise<RequestRow | undefined>;
  /** Tells which rows are on screen; missing ones are fetched. */
  readonly show: (range: VisibleRange) => void;
  /** What is on screen stays until the changed list is there. Unless it is a search, the selected row is in sight then. */
  readonly setListing: (change: Partial<Listing>) => Promise<void>;
  /** A view from its beginning: everything in it. */
  readonly showView: (view: Listing['view']) => Promise<void>;
  readonly showSaved: (view: SavedView) => Promise<void>;
  /** Selects the row at a position, clamped to the list, and only that; waits for it to be loaded. */
  readonly select: (index: number, key?: number) => Promise<void>;
  /** Selects a request wherever it stands in the listing; false when it is not in it. */
  readonly selectKey: (key: number) => Promise<boolean>;
  readonly move: (by: number) => Promise<void>;
  readonly clearSelection: () => void;
  /** Chooses everything from where choosing began to a position. */
  readonly extendTo: (index: number) => Promise<void>;
  readonly extendBy: (by: number) => Promise<void>;
  /** Takes one request into what is chosen, or out of it. */
  readonly toggle: (index: number) => Promise<void>;
  readonly toggleSelected: () => Promise<void>;
  /** Moves without choosing. */
  readonly walk: (by: number) => Promise<void>;
  readonly chooseAll: () => Promise<void>;
  /** Of several chosen requests only the selected one stays. */
  readonly chooseOne: () => Promise<void>;
  /** Reads counts, visible rows and the selection's place again; many calls share one reading. */
  readonly refresh: () => Promise<void>;
  /** The same without waiting for others, after something the user did. */
  readonly refreshNow: () => Promise<void>;
}

/** While requests stream in, one reading follows the other. */
const mostTries = 5;

const nothingSelected = { selected: undefined, chosen: new Map<number, number>() } as const;

export function createRequestsState(client: Client): StoreApi<RequestsState> {
  return createStore<RequestsState>()((set, get) => {
    const loader = new WindowLoader<RequestRow, RequestWindow>({
      window: (extent) => client.call('requests.window', { ...get().listing, ...extent }),
      locate: async (key) => (await client.call('requests.locate', { ...get().listing, key })).index,
    });
    let selecting = 0;

    const take = ({ total, unindexed = 0 }: RequestWindow): void =>
      set({ total, unindexed, revision: get().revision + 1 });

    const loadMissing = async (range: VisibleRange): Promise<void> => {
      const window = await loader.loadMissing(range);
      if (window !== undefined) take(window);
    };

    const ensureRow = async (index: number): Promise<RequestRow | undefined> => {
      // What a new reading of the list overtakes is asked for again: a key that was pressed is not lost.
      for (let tries = 0; tries < mostTries && loader.rowAt(index) === undefined; tries++) {
        await loadMissing({ first: index, last: index });
      }
      return loader.rowAt(index);
    };

    const selection = createSelection<RequestRow>({
      loader,
      loadMissing,
      ensureRow,
      stand: async (row, index, chosen) => set({ selected: { row, index, lastIndex: index }, chosen }),
      set,
      get: () => ({ ...selectedPlace(get()), chosen: get().chosen, total: get().total }),
    });
    const isSingle = (): boolean => isOne({ ...selectedPlace(get()), chosen: get().chosen });

    const rereadSelection = (place: number | null | undefined): void => {
      const { selected } = get();
      if (selected === undefined || place === undefined) return;
      const fresh = place === null ? undefined : loader.rowAt(place);
      const row = fresh?.key === selected.row.key ? fresh : selected.row;
      const wasSingle = isSingle();
      const lastIndex = place ?? selected.lastIndex;
      set({ selected: { row, index: place, lastIndex } });
      if (wasSingle) set({ chosen: new Map([[row.key, lastIndex]]) });
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
          .reload(
            asked === undefined ? undefined : { key: asked.row.key, index: asked.index },
            isSingle() ? [] : get().chosen.values(),
          )
          .catch(() => undefined),
      ]);
      const isFirstArrival = get().counts?.all === 0 && counts !== undefined && counts.all > 0;
      if (counts !== undefined) set({ counts });
      if (isFirstArrival && counts['to-import'] === 0) {
        // The very first request is waiting for its result: "To import" would greet it with an empty list.
        await get().showView('all');
        return;
      }
      if (answer === undefined) {
        // Overtaken: who waits for this run wants what the newer one will say.
        if (run !== runs) await newestRun;
        return;
      }
      const { shift } = get();
      if (answer.shift !== 0) set({ shift: { sequence: shift.sequence + 1, rows: answer.shift } });
      take(answer.window);
      // The user may have moved on meanwhile; then the place belongs to another request.
      if (get().selected?.row.key === asked?.row.key) rereadSelection(answer.selectedIndex);
      await selection.keepWhatIsThere();
    };

    /** From its top. */
    const list = async (change: Partial<Listing>): Promise<void> => {
      set({ listing: { ...get().listing, ...change } });
      selection.leaveListing();
      loader.visible = { first: 0, last: 0 };
      const answer = await loader.reload(undefined).catch(() => undefined);
      if (answer === undefined) return;
      take(answer.window);
      // Also one that was selected meanwhile, in the list that was still on the screen.
      const { selected } = get();
      if (selected === undefined) return;
      if (!(await get().selectKey(selected.row.key)) && get().selected === selected) get().clearSelection();
    };

    return {
      ...nothingSelected,
      listing: { view: 'to-import', filter: '', sort: 'completed', descending: true },
      savedKey: undefined,
      total: undefined,
      unindexed: 0,
      counts: undefined,
      revision: 0,
      shift: { sequence: 0, rows: 0 },
      sought: 0,
      rowAt: (index) => loader.rowAt(index),
      ensureRow,
      show(range) {
        loader.visible = range;
        void loadMissing(range).catch(() => undefined);
      },
      async setListing(change) {
        const { selected } = get();
        await list(change);
        // A search begins at its first hit.
        const isSearch = change.filter !== undefined && change.filter !== '';
        const isStill = selected !== undefined && get().selected?.row.key === selected.row.key;
        if (isStill && !isSearch) set({ sought: get().sought + 1 });
      },
      async showView(view) {
        set({ savedKey: undefined });
        await list({ view, filter: '' });
      },
      async showSaved({ key, view, filter, sort, descending }) {
        set({ savedKey: key });
        await list({ view, filter, sort, descending });
      },
      select(index, key) {
        selecting++;
        return selection.select(index, key);
      },
      async selectKey(key) {
        const mine = ++selecting;
        const index = await loader.locate(key);
        if (index === null) return false;
        const row = await ensureRow(index);
        if (row?.key === key && mine === selecting) await selection.select(index);
        return row?.key === key;
      },
      move(by) {
        selecting++;
        return selection.move(by);
      },
      clearSelection() {
        selecting++;
        set(nothingSelected);
      },
      extendTo(index) {
        selecting++;
        return selection.extendTo(index);
      },
      extendBy(by) {
        selecting++;
        return selection.extendBy(by);
      },
      toggle(index) {
        selecting++;
        return selection.toggle(index);
      },
      toggleSelected() {
        selecting++;
        return selection.toggleSelected();
      },
      walk(by) {
        selecting++;
        return selection.walk(by);
      },
      chooseAll: () => selection.chooseRange(0, Math.min(get().total ?? 0, mostChosen) - 1),
      chooseOne: () => selection.chooseOne(),
      refresh: coalesce(refreshNow, refreshRestMs),
      refreshNow,
    };
  });
}

function selectedPlace({ selected }: Pick<RequestsState, 'selected'>) {
  return {
    selectedKey: selected?.row.key,
    selectedIndex: selected?.index ?? null,
    lastIndex: selected?.lastIndex ?? 0,
  };
}
