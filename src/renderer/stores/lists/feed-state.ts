import { AppError } from '../../../contract/errors';
import { messageOf } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import type { FeedSource, FeedState, FeedWindow } from './feed';
import { createSelection, isOne, mostChosen, type Chosen } from './selection';
import { WindowLoader, type VisibleRange } from './window-loader';

/** Signals closer together than this share one reading of the list. */
const refreshRestMs = 250;

/** The part of a zustand store that a feed needs, so that a store can have a feed and more. */
interface FeedStore<Filter extends string, Row, Detail> {
  readonly set: (change: Partial<FeedState<Filter, Row, Detail>>) => void;
  readonly get: () => FeedState<Filter, Row, Detail>;
}

const nothingSelected = {
  selectedKey: undefined,
  selectedIndex: null,
  chosen: new Map<number, number>(),
  detail: undefined,
  problem: undefined,
} as const;

export function createFeed<Filter extends string, Row extends { readonly key: number }, Detail>(
  source: FeedSource<Filter, Row, Detail>,
  everything: Filter,
  { set, get }: FeedStore<Filter, Row, Detail>,
): FeedState<Filter, Row, Detail> {
  const loader = new WindowLoader<Row, FeedWindow<Filter, Row>>({
    window: (extent) => source.window(get().filter, extent),
    locate: (key) => source.locate(get().filter, key),
  });
  let isShown = false;
  let selecting = 0;
  /** Where the selected row was last, so that moving on continues from there. */
  let lastIndex = 0;

  const take = (window: FeedWindow<Filter, Row>): void =>
    set({ total: window.total, counts: window.counts, revision: get().revision + 1 });

  const loadMissing = async (range: VisibleRange): Promise<void> => {
    const window = await loader.loadMissing(range);
    if (window !== undefined) take(window);
  };

  const ensureRow = async (index: number): Promise<Row | undefined> => {
    const range = { first: index, last: index };
    if (loader.rowAt(index) === undefined) await loadMissing(range);
    // The list changed while its window was on the way: once more.
    if (loader.rowAt(index) === undefined) await loadMissing(range);
    return loader.rowAt(index);
  };

  const readDetail = async (key: number): Promise<void> => {
    const mine = ++selecting;
    try {
      const detail = await source.detail(key);
      if (mine === selecting) set({ detail, problem: undefined });
    } catch (error) {
      if (mine === selecting) set({ detail: undefined, problem: messageOf(error) });
    }
  };

  /** In the background: what is shown stays when the host can't be reached. */
  const rereadDetail = async (): Promise<void> => {
    const { selectedKey } = get();
    if (selectedKey === undefined || !source.isDetailLive) return;
    const mine = selecting;
    try {
      const detail = await source.detail(selectedKey);
      if (mine === selecting) set({ detail, problem: undefined });
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
      if (isGone && mine === selecting) set({ detail: undefined, problem: messageOf(error) });
    }
  };

  const stand = async (row: Row, index: number, chosen: Chosen): Promise<void> => {
    const isOther = get().selectedKey !== row.key;
    lastIndex = index;
    set({ selectedKey: row.key, selectedIndex: index, chosen });
    if (isOther || get().detail === undefined) await readDetail(row.key);
  };

  let runs = 0;
  let newestRun: Promise<void> = Promise.resolve();
  const refreshNow = (): Promise<void> => {
    newestRun = reread(++runs);
    return newestRun;
  };

  const reread = async (run: number): Promise<void> => {
    const { selectedKey, selectedIndex, chosen } = get();
    const [answer] = await Promise.all([
      loader
        .reload(
          selectedKey === undefined ? undefined : { key: selectedKey, index: selectedIndex },
          isOne(get()) ? [] : chosen.values(),
        )
        .catch(() => undefined),
      rereadDetail(),
    ]);
    if (answer === undefined) {
      // Overtaken: who waits for this run wants what the newer one will say.
      if (run !== runs) await newestRun;
      return;
    }
    take(answer.window);
    const { shift } = get();
    if (answer.shift !== 0) set({ shift: { sequence: shift.sequence + 1, rows: answer.shift } });
    if (answer.selectedIndex !== undefined && get().selectedKey === selectedKey) {
      lastIndex = answer.selectedIndex ?? lastIndex;
      set({ selectedIndex: answer.selectedIndex });
    }
    await selection.keepWhatIsThere();
  };
  const refresh = coalesce(refreshNow, refreshRestMs);

  const selection = createSelection({
    loader,
    loadMissing,
    ensureRow,
    stand,
    set,
    get: () => ({ ...get(), lastIndex }),
  });

  return {
    ...nothingSelected,
    filter: everything,
    total: undefined,
    counts: undefined,
    revision: 0,
    shift: { sequence: 0, rows: 0 },
    rowAt: (index) => loader.rowAt(index),
    show(range) {
      loader.visible = range;
      void loadMissing(range).catch(() => undefined);
    },
    async setFilter(filter) {
      selection.leaveListing();
      set({ filter, total: undefined, selectedIndex: null });
      loader.reset();
      await refreshNow();
    },
    select: selection.select,
    move: selection.move,
    extendTo: selection.extendTo,
    extendBy: selection.extendBy,
    toggle: selection.toggle,
    toggleSelected: selection.toggleSelected,
    walk: selection.walk,
    async chooseAll() {
      await selection.chooseRange(0, Math.min(get().total ?? 0, mostChosen) - 1);
    },
    chooseOne: selection.chooseOne,
    async showKey(key) {
      await refreshNow();
      let index = await loader.locate(key);
      if (index === null && get().filter !== everything) {
        await get().setFilter(everything);
        index = await loader.locate(key);
      }
      if (index !== null) await get().select(index);
    },
    deselect() {
      selecting++;
      set(nothingSelected);
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
}
