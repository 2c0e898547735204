import type { WindowLoader, ListWindow, VisibleRange } from './window-loader';

/** Keys with the positions they were last seen at. */
export type Chosen = ReadonlyMap<number, number>;

/** No act of the contract takes more keys at once. */
export const mostChosen = 500;

/** Whether what is chosen is the row that the keyboard stands on, and only that. */
export function isOne({ chosen, selectedKey }: Pick<Selected, 'chosen' | 'selectedKey'>): boolean {
  return selectedKey === undefined || (chosen.size === 1 && chosen.has(selectedKey));
}

interface Selected {
  readonly selectedKey: number | undefined;
  readonly selectedIndex: number | null;
  readonly chosen: Chosen;
  readonly total: number | undefined;
}

interface Parts<Row extends { readonly key: number }> {
  readonly loader: WindowLoader<Row, ListWindow<Row>>;
  readonly loadMissing: (range: VisibleRange) => Promise<void>;
  readonly ensureRow: (index: number) => Promise<Row | undefined>;
  /** Makes a row the selected one. */
  readonly stand: (row: Row, index: number, chosen: Chosen) => Promise<void>;
  readonly set: (change: { readonly chosen: Chosen }) => void;
  readonly get: () => Selected;
}

/** Choosing one or several rows of a list whose rows are mostly elsewhere. */
export function createSelection<Row extends { readonly key: number }>(parts: Parts<Row>) {
  const { loader, loadMissing, ensureRow, stand, set, get } = parts;
  /** Where choosing several began. */
  let anchorKey: number | undefined;
  let newest = 0;

  const clamp = (index: number): number => Math.min(Math.max(index, 0), (get().total ?? 1) - 1);
  const isEmpty = (): boolean => (get().total ?? 0) === 0;

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

  const select = async (index: number): Promise<void> => {
    const mine = ++newest;
    if (isEmpty()) return;
    const target = clamp(index);
    const row = await ensureRow(target);
    if (row === undefined || mine !== newest) return;
    anchorKey = row.key;
    await stand(row, target, new Map([[row.key, target]]));
  };

  return {
    select,

    async extendTo(index: number): Promise<void> {
      if (anchorKey === undefined || isEmpty()) return select(index);
      const mine = ++newest;
      const from = await loader.locate(anchorKey);
      if (from === null) return select(index);
      const target = clamp(Math.min(Math.max(index, from - mostChosen + 1), from + mostChosen - 1));
      const chosen = await rowsBetween(from, target);
      const row = await ensureRow(target);
      if (row !== undefined && mine === newest) await stand(row, target, chosen);
    },

    async toggle(index: number): Promise<void> {
      const mine = ++newest;
      if (isEmpty()) return;
      const target = clamp(index);
      const row = await ensureRow(target);
      if (row === undefined || mine !== newest) return;
      const chosen = new Map(get().chosen);
      const wasChosen = chosen.delete(row.key);
      // One always stays: an act is for something.
      if (wasChosen ? chosen.size === 0 : chosen.size >= mostChosen) return;
      if (!wasChosen) chosen.set(row.key, target);
      anchorKey = row.key;
      await stand(row, target, chosen);
    },

    async walk(by: number): Promise<void> {
      const mine = ++newest;
      const { selectedIndex, chosen } = get();
      if (selectedIndex === null) return;
      const target = clamp(selectedIndex + by);
      const row = await ensureRow(target);
      if (row !== undefined && mine === newest) await stand(row, target, chosen);
    },

    /** Chooses the positions `first … last`; the selected row stays where it is when it is one of them. */
    async chooseRange(first: number, last: number): Promise<void> {
      const mine = ++newest;
      if (isEmpty()) return;
      const chosen = await rowsBetween(first, last);
      const { selectedKey, selectedIndex } = get();
      const index = selectedIndex !== null && chosen.has(selectedKey ?? 0) ? selectedIndex : first;
      const row = await ensureRow(index);
      if (row === undefined || mine !== newest) return;
      anchorKey = row.key;
      await stand(row, index, chosen);
    },

    async chooseOne(): Promise<void> {
      const { selectedKey, selectedIndex } = get();
      newest++;
      if (selectedKey === undefined || isOne(get())) return;
      anchorKey = selectedKey;
      set({ chosen: new Map([[selectedKey, selectedIndex ?? 0]]) });
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
