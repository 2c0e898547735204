import { AppError } from '../../../contract/errors';
import { messageOf } from '../../lib/host/client';
import { createList, type ListState } from './list';
import type { ListWindow } from './window-loader';

interface FeedWindow<Filter extends string, Row> extends ListWindow<Row> {
  /** Counts for the whole feed, independent of its filter. */
  readonly counts: Readonly<Record<Filter, number>>;
}

/** Source of a feed's rows: the host sorts and filters them; `detail` returns everything about one row. */
interface FeedSource<Filter extends string, Row, Detail> {
  readonly window: (
    filter: Filter,
    extent: { readonly offset: number; readonly limit: number },
  ) => Promise<FeedWindow<Filter, Row>>;
  readonly locate: (filter: Filter, key: number) => Promise<number | null>;
  readonly detail: (key: number) => Promise<Detail>;
  /** Whether the detail of a row may still change: then it is read again with the list. */
  readonly isDetailLive: boolean;
}

/** A list with a filter, of which the selected row is shown in full. */
export interface FeedState<Filter extends string, Row, Detail> extends ListState<Row> {
  readonly filter: Filter;
  readonly counts: Readonly<Record<Filter, number>> | undefined;
  readonly detail: Detail | undefined;
  /** Why there is no detail. */
  readonly problem: string | undefined;
  readonly setFilter: (filter: Filter) => Promise<void>;
  /** Selects a row by its key, removing the filter if it hides the row. */
  readonly showKey: (key: number) => Promise<void>;
  /** Call when the host's rows have changed: they are read again if the list is on screen. */
  readonly changed: () => void;
  /** Sets whether the list is on screen; when it is shown again, it reads missed changes. */
  readonly setShown: (shown: boolean) => void;
}

/** The part of a zustand store that a feed needs, so that a store can have a feed and more. */
interface FeedStore<Filter extends string, Row, Detail> {
  readonly set: (change: Partial<FeedState<Filter, Row, Detail>>) => void;
  readonly get: () => FeedState<Filter, Row, Detail>;
}

/** Creates a feed; `everything` is the filter that hides nothing. */
export function createFeed<Filter extends string, Row extends { readonly key: number }, Detail>(
  source: FeedSource<Filter, Row, Detail>,
  everything: Filter,
  { set, get }: FeedStore<Filter, Row, Detail>,
): FeedState<Filter, Row, Detail> {
  let isShown = false;
  /** Increases with every requested detail, so that a late answer for an earlier row is dropped. */
  let wanted = 0;
  let detailKey: number | undefined;

  const readDetail = async (key: number): Promise<void> => {
    const mine = ++wanted;
    detailKey = key;
    try {
      const detail = await source.detail(key);
      if (mine === wanted) set({ detail, problem: undefined });
    } catch (error) {
      if (mine === wanted) set({ detail: undefined, problem: messageOf(error) });
    }
  };

  /** Runs in the background: the detail on screen stays when the host can't be reached. */
  const refreshDetail = async (): Promise<void> => {
    const { selectedKey } = get();
    if (selectedKey === undefined || !source.isDetailLive) return;
    const mine = wanted;
    try {
      const detail = await source.detail(selectedKey);
      if (mine === wanted) set({ detail, problem: undefined });
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
      if (isGone && mine === wanted) set({ detail: undefined, problem: messageOf(error) });
    }
  };

  const list = createList<Row, FeedWindow<Filter, Row>>({
    source: {
      window: (extent) => source.window(get().filter, extent),
      locate: (key) => source.locate(get().filter, key),
    },
    set,
    get,
    onWindow: ({ counts }) => set({ counts }),
    async onSelect({ key }) {
      if (key !== detailKey || get().detail === undefined) await readDetail(key);
    },
    onRefresh: refreshDetail,
  });
  const { refresh, refreshNow, selectKey, clearSelection } = list.state;

  return {
    ...list.state,
    filter: everything,
    counts: undefined,
    detail: undefined,
    problem: undefined,
    async setFilter(filter) {
      set({ filter });
      list.reset();
      await refreshNow();
    },
    async showKey(key) {
      await refreshNow();
      if ((await selectKey(key)) || get().filter === everything) return;
      await get().setFilter(everything);
      await selectKey(key);
    },
    clearSelection() {
      wanted++;
      clearSelection();
      set({ detail: undefined, problem: undefined });
    },
    changed() {
      if (isShown) void refresh();
    },
    setShown(shown) {
      isShown = shown;
      if (shown) void refreshNow();
    },
  };
}
