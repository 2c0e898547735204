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

/** The index of a row as the loaded rows have it; another one once they have been read again. */
type PlaceOf = () => number;

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

  /** The place of a row that was seen at an index; its key finds it where it is by now. */
  const placeOfSeen =
    (index: number, key: number | undefined): PlaceOf =>
    () =>
      (key === undefined ? undefined : loader.indexOf(key)) ?? index;

  /** The rows from `first` to `last`; undefined when rows arrived or left while they were loading. */
  const rowsBetween = async (first: number, last: number): Promise<Map<number, number> | undefined> => {
    const { total } = get();
    await loadMissing({ first, last });
    const chosen = new Map<number, number>();
    for (let index = first; index <= last; index++) {
      const row = loader.rowAt(index);
      if (row !== undefined) chosen.set(row.key, index);
    }
    const isWhole = chosen.size === last - first + 1 && get().total === total;
    return isWhole ? chosen : undefined;
  };

  /**
   * Selects the row at a place, with the rows that are chosen then; the range still begins where it did. The
   * rows may be read again while the row is loading: then it is looked for at its new place.
   */
  const moveOn = async (
    placeOf: PlaceOf,
    chosenWith: (row: Row, index: number) => Chosen | undefined,
  ): Promise<Landed | undefined> => {
    for (let tries = 0; tries < mostTries; tries++) {
      const index = placeOf();
      const row = await queue.whileShown(ensureRow(index));
      if (row === undefined) return undefined;
      const { selectedKey, selectedIndex } = get();
      if (row.key === selectedKey && selectedIndex !== null && selectedIndex !== index) {
        // The selected row is loaded twice: it moved to this page before the other one was read again.
        await queue.whileShown(readAgain());
      } else if (placeOf() === index && loader.rowAt(index)?.key === row.key) {
        const chosen = chosenWith(row, index);
        return chosen && { detail: moveTo(row, index, chosen) };
      }
    }
    return undefined;
  };

  /** Does the same, and the next range begins at the row. */
  const landOn: typeof moveOn = (placeOf, chosenWith) =>
    moveOn(placeOf, (row, index) => {
      const chosen = chosenWith(row, index);
      if (chosen !== undefined) anchorKey = row.key;
      return chosen;
    });

  const selectNow = async (placeOf: PlaceOf): Promise<Landed | undefined> => {
    // A key may be pressed on a list that was opened just now.
    if (get().total === undefined) await queue.whileShown(readAgain());
    if (isEmpty()) return undefined;
    return landOn(
      () => clamp(placeOf()),
      ({ key }, index) => new Map([[key, index]]),
    );
  };

  /**
   * Selects the row that was clicked, at whatever index it is by now: another listing may be shown or
   * loading.
   */
  const pointNow = async (seenAt: number, seenIn: number, key: number): Promise<Landed | undefined> => {
    let index: number | null = seenIn === queue.listing ? seenAt : await loader.locate(key);
    for (let tries = 0; tries < mostTries && index !== null; tries++) {
      const place = index;
      const landed = await landOn(
        () => place,
        (row) => (row.key === key ? new Map([[key, place]]) : undefined),
      );
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

  const extendNow = async (placeOf: PlaceOf): Promise<Landed | undefined> => {
    for (let tries = 0; tries < mostTries; tries++) {
      const anchor = anchorKey;
      if (anchor === undefined || isEmpty()) return selectNow(placeOf);
      // The loaded rows say where it is among them, also when the host has received others meanwhile.
      const from = loader.indexOf(anchor) ?? (await queue.whileShown(loader.locate(anchor)));
      if (from === undefined) return undefined;
      if (from === null) return selectNow(placeOf);
      const target = clamp(Math.min(Math.max(placeOf(), from - mostChosen + 1), from + mostChosen - 1));
      const asked = queue.listing;
      const chosen = await rowsBetween(Math.min(from, target), Math.max(from, target));
      if (asked !== queue.listing) return undefined;
      const row = loader.rowAt(target);
      if (row !== undefined && chosen?.get(anchor) === from && chosen.get(row.key) === target) {
        return { detail: moveTo(row, target, chosen) };
      }
      await queue.whileShown(readAgain());
    }
    return undefined;
  };

  const toggleNow = async (placeOf: PlaceOf): Promise<Landed | undefined> => {
    if (isEmpty()) return undefined;
    return landOn(
      () => clamp(placeOf()),
      ({ key }, index) => {
        const chosen = new Map(get().chosen);
        const wasChosen = chosen.delete(key);
        // One row always stays chosen, because actions need one.
        if (wasChosen ? chosen.size === 0 : chosen.size >= mostChosen) return undefined;
        return wasChosen ? chosen : chosen.set(key, index);
      },
    );
  };

  /** Chooses these rows; the selected row stays selected if it is one of them. */
  const chooseNow = async (chosen: Chosen, otherwise: number): Promise<Landed | undefined> => {
    const { selectedKey, selectedIndex } = get();
    const staysSelected = selectedIndex !== null && chosen.has(selectedKey ?? 0);
    return landOn(
      () => (staysSelected ? (get().selectedIndex ?? otherwise) : otherwise),
      () => chosen,
    );
  };

  const chooseRangeNow = async (first: number, end: number): Promise<Landed | undefined> => {
    for (let tries = 0; tries < mostTries && !isEmpty(); tries++) {
      const asked = queue.listing;
      const chosen = await rowsBetween(first, clamp(end));
      if (asked !== queue.listing) return undefined;
      if (chosen !== undefined) return chooseNow(chosen, first);
      await queue.whileShown(readAgain());
    }
    return undefined;
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
      key === undefined ? byUser(() => selectNow(() => index)) : pointAt(index, key),

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
      if (row?.key === key && mine === userSelections)
        await queue.add(() => selectNow(placeOfSeen(place, key)));
      return row?.key === key || get().selected?.row.key === key;
    },

    /** Cancels the selection of a row that is still being located. */
    cancelSelectKey: (): void => {
      userSelections++;
    },

    /** Selects the row `by` rows further on. */
    move: (by: number): Promise<void> => byUser(() => selectNow(() => placeAfter(by))),

    /** Chooses every row from the start of the range to an index; `key` as in `select`. */
    extendTo: (index: number, key?: number): Promise<void> =>
      byUser(() => extendNow(placeOfSeen(index, key))),

    extendBy: (by: number): Promise<void> => byUser(() => extendNow(() => placeAfter(by))),

    toggle: (index: number, key?: number): Promise<void> => byUser(() => toggleNow(placeOfSeen(index, key))),

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
        const { selectedKey, selectedIndex } = get();
        return selectedIndex === null ? undefined : toggleNow(placeOfSeen(selectedIndex, selectedKey));
      }),

    /** Moves without choosing. */
    walk: (by: number): Promise<void> =>
      byUser(async () => {
        if (get().selectedIndex === null) return undefined;
        return moveOn(
          () => clamp(placeAfter(by)),
          () => get().chosen,
        );
      }),

    /** Chooses the rows from index `first` to `end`; the selected row stays selected if it is one of them. */
    chooseRange: (first: number, end: number): Promise<void> => queue.add(() => chooseRangeNow(first, end)),

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
      // The user may choose others while the places of these are being read.
      for (let tries = 0; tries < mostTries && !isOne(get()); tries++) {
        const asked = get().chosen;
        const places = new Map<number, number>();
        for (const [index, row] of loader.known()) places.set(row.key, index);
        const kept = await Promise.all(
          [...asked.keys()].map(async (key) => [key, places.get(key) ?? (await loader.locate(key))] as const),
        );
        if (get().chosen !== asked) continue;
        const { selectedKey, selectedIndex } = get();
        const chosen = new Map<number, number>();
        for (const [key, index] of kept) if (index !== null) chosen.set(key, index);
        if (chosen.size > 0) set({ chosen });
        else if (selectedKey !== undefined) set({ chosen: new Map([[selectedKey, selectedIndex ?? 0]]) });
        return;
      }
    },

    settling: (): Promise<void> | undefined => queue.settling,
  };
}
