import type { WindowLoader, ListWindow, VisibleRange } from './window-loader';

/** Keys with the positions they were last seen at. */
export type Chosen = ReadonlyMap<number, number>;

/** No act of the contract takes more keys at once. */
export const mostChosen = 500;

/** While a listing goes and another comes, its rows may not be here yet. */
const mostTries = 10;

/** Whether what is chosen is the row that the keyboard stands on, and only that. */
export function isOne({ chosen, selectedKey }: Pick<Selected, 'chosen' | 'selectedKey'>): boolean {
  return selectedKey === undefined || (chosen.size === 1 && chosen.has(selectedKey));
}

interface Selected {
  readonly selectedKey: number | undefined;
  readonly selectedIndex: number | null;
  /** Where the selected row was last, so that moving on continues from there. */
  readonly lastIndex: number;
  readonly chosen: Chosen;
  readonly total: number | undefined;
}

interface Parts<Row extends { readonly key: number }> {
  readonly loader: WindowLoader<Row, ListWindow<Row>>;
  readonly loadMissing: (range: VisibleRange) => Promise<void>;
  readonly ensureRow: (index: number) => Promise<Row | undefined>;
  /** Makes a row the selected one at once; what it answers with is what reading its detail takes. */
  readonly stand: (row: Row, index: number, chosen: Chosen) => Promise<void>;
  readonly set: (change: { readonly chosen: Chosen }) => void;
  readonly get: () => Selected;
}

/** What an act comes to: reading the detail of the row it ended on. */
interface Done {
  readonly detail: Promise<void>;
}

/**
 * Choosing one or several rows of a list whose rows are mostly elsewhere.
 * Acts are carried out in the order they were asked for, each from where the one before it ended, so that no key of a quick
 * typist is lost while rows are on their way.
 */
export function createSelection<Row extends { readonly key: number }>(parts: Parts<Row>) {
  const { loader, loadMissing, ensureRow, stand, set, get } = parts;
  /** Where choosing several began. */
  let anchorKey: number | undefined;
  let last: Promise<Done | undefined> = Promise.resolve(undefined);
  let listing = 0;

  /** Never rejects: of rows that can't be read none is selected, and the window says that its host can't be reached. */
  const inOrder = async (act: () => Promise<Done | undefined>): Promise<void> => {
    const mine = last.then(act).catch(() => undefined);
    last = mine;
    await (
      await mine
    )?.detail;
  };

  /** What is asked of a listing is void in another one. */
  const inTurn = (act: () => Promise<Done | undefined>): Promise<void> => {
    const asked = listing;
    return inOrder(async () => (asked === listing ? act() : undefined));
  };

  /** What was read; undefined when another listing has come meanwhile. */
  const here = async <Read>(reading: Promise<Read>): Promise<Read | undefined> => {
    const asked = listing;
    const read = await reading;
    return asked === listing ? read : undefined;
  };

  const clamp = (index: number): number => Math.min(Math.max(index, 0), (get().total ?? 1) - 1);
  const isEmpty = (): boolean => (get().total ?? 0) === 0;

  const placeAfter = (by: number): number => {
    const { selectedKey, selectedIndex, lastIndex } = get();
    if (selectedKey === undefined) return 0;
    if (selectedIndex !== null) return selectedIndex + by;
    // The selected one left the list: the one after it has taken its place.
    return lastIndex + (by > 0 ? by - 1 : by);
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

  const selectNow = async (index: number): Promise<Done | undefined> => {
    if (isEmpty()) return undefined;
    const target = clamp(index);
    const row = await here(ensureRow(target));
    if (row === undefined) return undefined;
    anchorKey = row.key;
    return { detail: stand(row, target, new Map([[row.key, target]])) };
  };

  /** The row that was pointed at, wherever it stands by now: another listing may have come, or be on its way. */
  const pointNow = async (seenAt: number, seenIn: number, key: number): Promise<Done | undefined> => {
    let place: number | null = seenIn === listing ? seenAt : await loader.locate(key);
    for (let tries = 0; tries < mostTries && place !== null; tries++) {
      const row = await here(ensureRow(place));
      if (row?.key === key) {
        anchorKey = key;
        return { detail: stand(row, place, new Map([[key, place]])) };
      }
      // The rows of the listing before are still here.
      place = await loader.locate(key);
    }
    return undefined;
  };

  const pointAt = (index: number, key: number): Promise<void> => {
    const seenIn = listing;
    return inOrder(() => pointNow(index, seenIn, key));
  };

  const extendNow = async (index: number): Promise<Done | undefined> => {
    if (anchorKey === undefined || isEmpty()) return selectNow(index);
    const from = await here(loader.locate(anchorKey));
    if (from === undefined) return undefined;
    if (from === null) return selectNow(index);
    const target = clamp(Math.min(Math.max(index, from - mostChosen + 1), from + mostChosen - 1));
    const chosen = await here(rowsBetween(from, target));
    if (chosen === undefined) return undefined;
    const row = await here(ensureRow(target));
    return row === undefined ? undefined : { detail: stand(row, target, chosen) };
  };

  const toggleNow = async (index: number): Promise<Done | undefined> => {
    if (isEmpty()) return undefined;
    const target = clamp(index);
    const row = await here(ensureRow(target));
    if (row === undefined) return undefined;
    const chosen = new Map(get().chosen);
    const wasChosen = chosen.delete(row.key);
    // One always stays: an act is for something.
    if (wasChosen ? chosen.size === 0 : chosen.size >= mostChosen) return undefined;
    if (!wasChosen) chosen.set(row.key, target);
    anchorKey = row.key;
    return { detail: stand(row, target, chosen) };
  };

  const chooseSelected = (): void => {
    const { selectedKey, selectedIndex } = get();
    if (selectedKey === undefined || isOne(get())) return;
    anchorKey = selectedKey;
    set({ chosen: new Map([[selectedKey, selectedIndex ?? 0]]) });
  };

  return {
    /** With `key` the row of that key, last seen at `index`: what was on the screen is what is meant. */
    select: (index: number, key?: number): Promise<void> =>
      key === undefined ? inTurn(() => selectNow(index)) : pointAt(index, key),

    /** Selects the row that many places on. */
    move: (by: number): Promise<void> => inTurn(() => selectNow(placeAfter(by))),

    /** Chooses everything from where choosing began to a position. */
    extendTo: (index: number): Promise<void> => inTurn(() => extendNow(index)),

    extendBy: (by: number): Promise<void> => inTurn(() => extendNow(placeAfter(by))),

    toggle: (index: number): Promise<void> => inTurn(() => toggleNow(index)),

    /** Takes the selected row into what is chosen, or out of it. */
    toggleSelected: (): Promise<void> =>
      inTurn(async () => {
        const { selectedIndex } = get();
        return selectedIndex === null ? undefined : toggleNow(selectedIndex);
      }),

    /** Moves without choosing. */
    walk: (by: number): Promise<void> =>
      inTurn(async () => {
        const { selectedIndex, chosen } = get();
        if (selectedIndex === null) return undefined;
        const target = clamp(selectedIndex + by);
        const row = await here(ensureRow(target));
        return row === undefined ? undefined : { detail: stand(row, target, chosen) };
      }),

    /** Chooses the positions `first … last`; the selected row stays where it is when it is one of them. */
    chooseRange: (first: number, end: number): Promise<void> =>
      inTurn(async () => {
        if (isEmpty()) return undefined;
        const chosen = await here(rowsBetween(first, end));
        if (chosen === undefined) return undefined;
        const { selectedKey, selectedIndex } = get();
        const index = selectedIndex !== null && chosen.has(selectedKey ?? 0) ? selectedIndex : first;
        const row = await here(ensureRow(index));
        if (row === undefined) return undefined;
        anchorKey = row.key;
        return { detail: stand(row, index, chosen) };
      }),

    /** Of several chosen rows only the selected one stays. */
    chooseOne: (): Promise<void> =>
      inTurn(async () => {
        chooseSelected();
        return undefined;
      }),

    /** For another listing, at once: an act is not for what it may not show, and what was asked of the one before is void. */
    leaveListing(): void {
      listing++;
      // Nor does it hold up what is asked of the next one.
      last = Promise.resolve(undefined);
      chooseSelected();
    },

    /** After the list was read again: chosen rows that have left it are chosen no more; an act must not touch the unseen. */
    async keepWhatIsThere(): Promise<void> {
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
