import { ActionQueue, type Action, type Landed } from './action-queue';
import type { WindowLoader, ListWindow, VisibleRange } from './window-loader';

/** Keys with their last known positions. */
export type Chosen = ReadonlyMap<number, number>;

/** Largest number of keys that a command of the contract accepts. */
export const mostChosen = 500;

/** While one listing replaces another, the new rows may not be loaded yet. */
const mostTries = 10;

export interface SelectedRow<Row> {
  readonly row: Row;
  /** Its index in the list; null when it is not (or no longer) in it. */
  readonly index: number | null;
  /** The last index it had, so that moving on continues from there. */
  readonly lastIndex: number;
}

interface Selected<Row> {
  readonly selected: SelectedRow<Row> | undefined;
  readonly selectedKey: number | undefined;
  readonly selectedIndex: number | null;
  readonly chosen: Chosen;
  readonly total: number | undefined;
}

/** Whether the selected row, and no other, is chosen. */
export function isOne({ chosen, selectedKey }: Pick<Selected<never>, 'chosen' | 'selectedKey'>): boolean {
  return selectedKey === undefined || (chosen.size === 1 && chosen.has(selectedKey));
}

interface Parts<Row extends { readonly key: number }> {
  readonly loader: WindowLoader<Row, ListWindow<Row>>;
  readonly loadMissing: (range: VisibleRange) => Promise<void>;
  readonly ensureRow: (index: number) => Promise<Row | undefined>;
  /** Reads the rows on screen again. */
  readonly readAgain: () => Promise<void>;
  /** Makes a row the selected one at once; resolves when its detail has been read. */
  readonly moveTo: (row: Row, index: number, chosen: Chosen) => Promise<void>;
  readonly set: (change: { readonly chosen: Chosen }) => void;
  readonly get: () => Selected<Row>;
}

type AtIndex = (index: number) => Promise<Landed | undefined>;

/**
 * Selects and chooses rows of a list of which most rows are not loaded. Actions run in the order they were
 * called, each from the row where the one before it ended, so that no key press is lost while rows are
 * loading.
 */
export function createSelection<Row extends { readonly key: number }>(parts: Parts<Row>) {
  const { loader, loadMissing, ensureRow, readAgain, moveTo, set, get } = parts;
  /** The row at which choosing a range began. */
  let anchorKey: number | undefined;
  const queue = new ActionQueue();
  /** Increases when the user selects a row: that choice wins over a row that is still being located. */
  let userSelections = 0;

  const byUser = (action: Action): Promise<void> => {
    userSelections++;
    return queue.add(action);
  };

  const clamp = (index: number): number => Math.min(Math.max(index, 0), (get().total ?? 1) - 1);
  const isEmpty = (): boolean => (get().total ?? 0) === 0;

  const placeAfter = (by: number): number => {
    const { selected } = get();
    if (selected === undefined) return 0;
    if (selected.index !== null) return selected.index + by;
    // The selected row has left the list: the row after it has its index now.
    return selected.lastIndex + (by > 0 ? by - 1 : by);
  };

  const rowsBetween = async (a: number, b: number): Promise<Map<number, number>> => {
    const range = { first: Math.min(a, b), last: Math.max(a, b) };
    await loadMissing(range);
    const chosen = new Map<number, number>();
    for (let index = range.first; index <= range.last; index++) {
      const row = loader.rowAt(index);
      if (row !== undefined) chosen.set(row.key, index);
    }
    return chosen;
  };

  /** Selects the row at an index, with the rows that are chosen then; the range still begins where it did. */
  const moveOn = async (
    index: number,
    chosenWith: (row: Row) => Chosen | undefined,
  ): Promise<Landed | undefined> => {
    const row = await queue.whileShown(ensureRow(index));
    const chosen = row && chosenWith(row);
    return chosen && { detail: moveTo(row, index, chosen) };
  };

  /** Does the same, and the next range begins at the row. */
  const landOn: typeof moveOn = (index, chosenWith) =>
    moveOn(index, (row) => {
      const chosen = chosenWith(row);
      if (chosen !== undefined) anchorKey = row.key;
      return chosen;
    });

  const selectNow: AtIndex = async (index) => {
    if (isEmpty()) return undefined;
    const target = clamp(index);
    return landOn(target, ({ key }) => new Map([[key, target]]));
  };

  /**
   * Selects the row that was clicked, at whatever index it is by now: another listing may be shown or
   * loading.
   */
  const pointNow = async (seenAt: number, seenIn: number, key: number): Promise<Landed | undefined> => {
    let index: number | null = seenIn === queue.listing ? seenAt : await loader.locate(key);
    for (let tries = 0; tries < mostTries && index !== null; tries++) {
      const place = index;
      const landed = await landOn(place, (row) => (row.key === key ? new Map([[key, place]]) : undefined));
      if (landed !== undefined) return landed;
      // The rows of the listing before are still loaded.
      index = await loader.locate(key);
    }
    return undefined;
  };

  const pointAt = (index: number, key: number): Promise<void> => {
    userSelections++;
    const seenIn = queue.listing;
    return queue.addForAny(() => pointNow(index, seenIn, key));
  };

  const extendNow: AtIndex = async (index) => {
    if (anchorKey === undefined || isEmpty()) return selectNow(index);
    const from = await queue.whileShown(loader.locate(anchorKey));
    if (from === undefined) return undefined;
    if (from === null) return selectNow(index);
    const target = clamp(Math.min(Math.max(index, from - mostChosen + 1), from + mostChosen - 1));
    const chosen = await queue.whileShown(rowsBetween(from, target));
    return chosen && moveOn(target, () => chosen);
  };

  const toggleNow: AtIndex = async (index) => {
    if (isEmpty()) return undefined;
    const target = clamp(index);
    return landOn(target, ({ key }) => {
      const chosen = new Map(get().chosen);
      const wasChosen = chosen.delete(key);
      // One row always stays chosen, because actions need one.
      if (wasChosen ? chosen.size === 0 : chosen.size >= mostChosen) return undefined;
      return wasChosen ? chosen : chosen.set(key, target);
    });
  };

  /** Chooses these rows; the selected row stays selected if it is one of them. */
  const chooseNow = async (chosen: Chosen, otherwise: number): Promise<Landed | undefined> => {
    const { selectedKey, selectedIndex } = get();
    const staysSelected = selectedIndex !== null && chosen.has(selectedKey ?? 0);
    return landOn(staysSelected ? selectedIndex : otherwise, () => chosen);
  };

  const chooseSelected = (): void => {
    const { selectedKey, selectedIndex } = get();
    if (selectedKey === undefined || isOne(get())) return;
    anchorKey = selectedKey;
    set({ chosen: new Map([[selectedKey, selectedIndex ?? 0]]) });
  };

  return {
    /** With `key` it selects the row with that key, which was at `index` when it was clicked. */
    select: (index: number, key?: number): Promise<void> =>
      key === undefined ? byUser(() => selectNow(index)) : pointAt(index, key),

    /**
     * Selects a row by its key unless the user selects another one meanwhile; false when it is not in the
     * list.
     */
    selectKey: async (key: number): Promise<boolean> => {
      const mine = ++userSelections;
      let index = await loader.locate(key);
      if (index !== null && (await ensureRow(index))?.key !== key) {
        // Rows arrived that are not read yet, so that the loaded ones have other places.
        await readAgain();
        index = await loader.locate(key);
      }
      if (index === null) return false;
      const place = index;
      const row = await ensureRow(place);
      if (row?.key === key && mine === userSelections) await queue.add(() => selectNow(place));
      return row?.key === key || get().selected?.row.key === key;
    },

    /** Cancels the selection of a row that is still being located. */
    cancelSelectKey: (): void => {
      userSelections++;
    },

    /** Selects the row `by` rows further on. */
    move: (by: number): Promise<void> => byUser(() => selectNow(placeAfter(by))),

    /** Chooses every row from the start of the range to an index. */
    extendTo: (index: number): Promise<void> => byUser(() => extendNow(index)),

    extendBy: (by: number): Promise<void> => byUser(() => extendNow(placeAfter(by))),

    toggle: (index: number): Promise<void> => byUser(() => toggleNow(index)),

    /** Removes rows from the chosen ones, unless none would be left. */
    deselect: (keys: readonly number[]): Promise<void> =>
      byUser(async () => {
        const chosen = new Map(get().chosen);
        for (const key of keys) chosen.delete(key);
        const [first] = chosen;
        return first && chooseNow(chosen, first[1]);
      }),

    /** Adds the selected row to the chosen ones, or removes it from them. */
    toggleSelected: (): Promise<void> =>
      byUser(async () => {
        const { selectedIndex } = get();
        return selectedIndex === null ? undefined : toggleNow(selectedIndex);
      }),

    /** Moves without choosing. */
    walk: (by: number): Promise<void> =>
      byUser(async () => {
        const { selectedIndex, chosen } = get();
        if (selectedIndex === null) return undefined;
        return moveOn(clamp(selectedIndex + by), () => chosen);
      }),

    /** Chooses the rows from index `first` to `end`; the selected row stays selected if it is one of them. */
    chooseRange: (first: number, end: number): Promise<void> =>
      queue.add(async () => {
        if (isEmpty()) return undefined;
        const chosen = await queue.whileShown(rowsBetween(first, end));
        return chosen && chooseNow(chosen, first);
      }),

    /** Reduces several chosen rows to the selected one. */
    chooseOne: (): Promise<void> =>
      queue.add(async () => {
        chooseSelected();
        return undefined;
      }),

    /**
     * Call before another listing is shown: only the selected row stays chosen, and actions still waiting are
     * dropped.
     */
    leaveListing: (): void => {
      queue.leaveListing();
      chooseSelected();
    },

    /**
     * Call after the list was read again: rows that have left it are no longer chosen, since the user can't
     * see them.
     */
    keepListed: async (): Promise<void> => {
      if (isOne(get())) return;
      const asked = get().chosen;
      const places = new Map<number, number>();
      for (const [index, row] of loader.known()) places.set(row.key, index);
      const kept = await Promise.all(
        [...asked.keys()].map(async (key) => [key, places.get(key) ?? (await loader.locate(key))] as const),
      );
      if (get().chosen !== asked) return;
      const { selectedKey, selectedIndex } = get();
      const chosen = new Map<number, number>();
      for (const [key, index] of kept) if (index !== null) chosen.set(key, index);
      if (chosen.size > 0) set({ chosen });
      else if (selectedKey !== undefined) set({ chosen: new Map([[selectedKey, selectedIndex ?? 0]]) });
    },
  };
}
