import { coalesce } from '../../lib/coalesce';
import { ReadAhead } from './read-ahead';
import { createSelection, isOne, mostChosen, type Chosen, type SelectedRow } from './selection';
import { WindowLoader, type ListWindow, type VisibleRange, type WindowSource } from './window-loader';

/** Change events closer together than this share one read of the list. */
const refreshRestMs = 200;

/**
 * Time between two readings of places that are scrolled to. Rows that are laid out for a single frame leave
 * garbage whose collection takes longer than a frame.
 */
const placeRestMs = 50;

/** While new rows stream in, a reading of the list may be overtaken several times before a row is loaded. */
const mostTries = 5;

/**
 * A long, live list of which only the visible rows are loaded. One row is selected, and several may be
 * chosen.
 */
export interface ListState<Row> {
  /** Undefined until the first window has been loaded. */
  readonly total: number | undefined;
  /** Grows whenever rows may have changed, so that `rowAt` has to be called again. */
  readonly revision: number;
  /** Set when a refresh moved the visible rows: the number of rows to scroll, so that they stay in place. */
  readonly shift: { readonly sequence: number; readonly rows: number };
  /** The row that has the keyboard's position. */
  readonly selected: SelectedRow<Row> | undefined;
  /** Key of the selected row. */
  readonly selectedKey: number | undefined;
  /** Index of the selected row; null when it is not in the list. */
  readonly selectedIndex: number | null;
  /** The rows that an action applies to: the selected one, or several; at most `mostChosen`. */
  readonly chosen: Chosen;
  /** The row at an index; undefined while it is not loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The row at an index, loaded first if necessary. */
  readonly ensureRow: (index: number) => Promise<Row | undefined>;
  /** Sets which rows are on screen and loads the missing ones. */
  readonly show: (range: VisibleRange) => void;
  /** Selects the row at an index, clamped to the list, and only that; resolves once it is loaded. */
  readonly select: (index: number, key?: number) => Promise<void>;
  /**
   * Selects a row by its key unless the user selects another one meanwhile; false when it is not in the list.
   */
  readonly selectKey: (key: number) => Promise<boolean>;
  readonly move: (by: number) => Promise<void>;
  /** Chooses every row from the start of the range to an index. */
  readonly extendTo: (index: number, key?: number) => Promise<void>;
  readonly extendBy: (by: number) => Promise<void>;
  /** Adds one row to the chosen ones, or removes it from them. */
  readonly toggle: (index: number, key?: number) => Promise<void>;
  readonly toggleSelected: () => Promise<void>;
  /** Removes rows from the chosen ones, unless none would be left. */
  readonly deselect: (keys: readonly number[]) => Promise<void>;
  /** Moves without choosing. */
  readonly walk: (by: number) => Promise<void>;
  readonly chooseAll: () => Promise<void>;
  /** Reduces several chosen rows to the selected one. */
  readonly chooseOne: () => Promise<void>;
  readonly clearSelection: () => void;
  /**
   * Resolves once all rows are selected and chosen that the user has asked for until now; undefined if they
   * are already.
   */
  readonly settling: () => Promise<void> | undefined;
  /**
   * Reads the rows on screen and the index of the selected one again; calls close together share one reading.
   */
  readonly refresh: () => Promise<void>;
  /** Like `refresh`, but without delay, for results of the user's own actions. */
  readonly refreshNow: () => Promise<void>;
}

interface ListParts<Row, W> {
  readonly source: WindowSource<Row, W & ListWindow<Row>>;
  /** The zustand store that holds the list, perhaps with more beside it. */
  readonly set: (change: Partial<ListState<Row>>) => void;
  readonly get: () => ListState<Row>;
  /** Called with every window, which may carry more than its rows. */
  readonly onWindow: (window: W) => void;
  /** Called when a row becomes the selected one; resolves once its visible data is loaded. */
  readonly onSelect?: (row: Row) => Promise<void>;
  /** Runs beside every reading of the rows. Must not reject. */
  readonly onRefresh: () => Promise<void>;
}

/** A list for a store, and the functions that let the store show other rows in it. */
export interface List<Row> {
  readonly state: ListState<Row>;
  /** Call once the filter has changed: forgets all rows; `refreshNow` loads the new ones. */
  readonly reset: () => void;
  /**
   * Like `reset`, but the visible rows stay until the new ones are loaded, by it or by a refresh that
   * overtook it. Rejects when the host does not answer.
   */
  readonly replace: () => Promise<void>;
}

const nothingSelected = { selected: undefined, selectedKey: undefined, selectedIndex: null } as const;

/** Creates the list that requests, deliveries, receipts, the outbox and the request log are shown in. */
export function createList<Row extends { readonly key: number }, W>(parts: ListParts<Row, W>): List<Row> {
  const { set, get } = parts;
  const loader = new WindowLoader<Row, W & ListWindow<Row>>(parts.source);
  const readAhead = new ReadAhead();

  const take = (window: W & ListWindow<Row>): void => {
    parts.onWindow(window);
    set({ total: window.total, revision: get().revision + 1 });
  };

  const loadMissing = async (range: VisibleRange): Promise<void> => {
    const window = await loader.loadMissing(range);
    if (window !== undefined) take(window);
  };

  const readAround = async (shown: VisibleRange, around: VisibleRange): Promise<void> => {
    await loadMissing(around);
    if (loader.visible === shown && loader.isLoaded(around)) readAhead.keep(shown);
  };

  /** A dragged scroll bar passes more places than can be read and shown: only the newest is read next. */
  const readingShown = (): (() => Promise<void>) =>
    coalesce(async () => {
      const shown = loader.visible;
      await loadMissing(shown);
      if (loader.visible !== shown) return;
      const around = readAhead.around(shown, get().total);
      // The next place does not wait for rows that are out of sight.
      if (around !== undefined) void readAround(shown, around).catch(() => undefined);
    }, placeRestMs);
  let readShown = readingShown();
  /** Rows of a new listing don't wait for those of the one before. */
  const forgetShown = (): void => {
    readShown = readingShown();
    readAhead.reset();
  };

  const ensureRow = async (index: number): Promise<Row | undefined> => {
    // A reading that a refresh overtook is repeated, so that no key press is lost.
    for (let tries = 0; tries < mostTries && loader.rowAt(index) === undefined; tries++) {
      await loadMissing({ first: index, last: index });
    }
    return loader.rowAt(index);
  };

  const setSelected = (selected: SelectedRow<Row>, chosen: Chosen): void =>
    set({ selected, selectedKey: selected.row.key, selectedIndex: selected.index, chosen });

  let runs = 0;
  /** Without `onRefresh`, which may itself show another listing and wait for this. */
  let newestRows: Promise<void> = Promise.resolve();

  const selection = createSelection<Row>({
    loader,
    loadMissing,
    ensureRow,
    readAgain: () => (newestRows = readRows(++runs)),
    async moveTo(row, index, chosen) {
      setSelected({ row, index, lastIndex: index }, chosen);
      await parts.onSelect?.(row);
    },
    set,
    get,
  });
  const { chooseRange, keepListed, leaveListing, cancelSelectKey, ...actions } = selection;

  /** Sets where the selected row is now; its data is replaced where it has been loaded again. */
  const placeSelected = (index: number | null): void => {
    const { selected, chosen } = get();
    if (selected === undefined) return;
    const loaded = index === null ? undefined : loader.rowAt(index);
    const row = loaded?.key === selected.row.key ? loaded : selected.row;
    const lastIndex = index ?? selected.lastIndex;
    setSelected({ row, index, lastIndex }, isOne(get()) ? new Map([[row.key, lastIndex]]) : chosen);
  };

  /** Sets where the selected row is after `asked`, which may be another one, was found at `index`. */
  const placeAgain = async (asked: number | undefined, index: number | null | undefined): Promise<void> => {
    const { selectedKey } = get();
    if (selectedKey === undefined) return;
    const loaded = selectedKey === asked ? index : loader.indexOf(selectedKey);
    if (loaded !== undefined) return placeSelected(loaded);
    // The user has selected a row meanwhile that this reading does not have.
    const located = await loader.locate(selectedKey);
    if (get().selectedKey === selectedKey) placeSelected(located);
  };

  const readRows = async (run: number): Promise<void> => {
    const { selected, chosen, selectedIndex: index } = get();
    const key = selected?.row.key;
    let placed: Promise<void> | undefined;
    const reading = loader.reload(
      key === undefined ? undefined : { key, index },
      isOne(get()) ? [] : chosen.values(),
      (answer) => {
        const { shift } = get();
        if (answer.shift !== 0) {
          set({ shift: { sequence: shift.sequence + 1, rows: answer.shift } });
          readAhead.shift(answer.shift);
        }
        take(answer.window);
        placed = placeAgain(key, answer.selectedIndex);
      },
    );
    if (!(await reading.catch(() => false))) {
      // A newer run overtook this one: the caller waits for the newer answer.
      if (run !== runs) await newestRows;
      return;
    }
    await placed;
    await keepListed();
  };

  const refreshNow = (): Promise<void> => {
    newestRows = readRows(++runs);
    return Promise.all([newestRows, parts.onRefresh()]).then(() => undefined);
  };

  return {
    state: {
      ...nothingSelected,
      ...actions,
      chosen: new Map(),
      total: undefined,
      revision: 0,
      shift: { sequence: 0, rows: 0 },
      rowAt: (index) => loader.rowAt(index),
      ensureRow,
      show(range) {
        loader.visible = range;
        void readShown().catch(() => undefined);
      },
      chooseAll: () => chooseRange(0, Math.min(get().total ?? 0, mostChosen) - 1),
      clearSelection() {
        cancelSelectKey();
        set({ ...nothingSelected, chosen: new Map() });
      },
      refresh: coalesce(refreshNow, refreshRestMs),
      refreshNow,
    },
    reset() {
      leaveListing();
      set({ total: undefined });
      placeSelected(null);
      loader.reset();
      forgetShown();
    },
    async replace() {
      leaveListing();
      loader.visible = { first: 0, last: 0 };
      forgetShown();
      if (!(await loader.reload(undefined, [], ({ window }) => take(window)))) await newestRows;
    },
  };
}
