import { PageCache } from './page-cache';

/** A part of a list, as the host returns it. */
export interface ListWindow<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/**
 * A list that the host keeps. Both functions use the view, filter and order of the moment they are called.
 */
export interface WindowSource<Row, W extends ListWindow<Row>> {
  readonly window: (extent: { readonly offset: number; readonly limit: number }) => Promise<W>;
  /** The index a row has now; null when it is not in the list. */
  readonly locate: (key: number) => Promise<number | null>;
}

/** The indexes on screen, both included. */
export interface VisibleRange {
  readonly first: number;
  readonly last: number;
}

interface Place {
  readonly key: number;
  readonly index: number | null;
}

interface Reread<W> {
  readonly window: W;
  /** Undefined when nothing was selected. */
  readonly selectedIndex: number | null | undefined;
  /** Number of rows by which the visible ones moved. */
  readonly shift: number;
}

const pageSize = 100;
/** 5,000 rows: some minutes of scrolling, a few megabytes. */
const maximumPages = 50;

/**
 * Loads and caches the windows of one list; answers that belong to an earlier state of the list are dropped.
 */
export class WindowLoader<Row extends { readonly key: number }, W extends ListWindow<Row>> {
  readonly #source: WindowSource<Row, W>;
  readonly #cache = new PageCache<Row>(pageSize, maximumPages);
  readonly #inFlight = new Map<number, Promise<W>>();
  #generation = 0;
  visible: VisibleRange = { first: 0, last: 0 };

  constructor(source: WindowSource<Row, W>) {
    this.#source = source;
  }

  rowAt(index: number): Row | undefined {
    return this.#cache.at(index);
  }

  isLoaded({ first, last }: VisibleRange): boolean {
    return this.#cache.pagesOf(first, last).every((page) => this.#cache.has(page));
  }

  locate(key: number): Promise<number | null> {
    return this.#source.locate(key);
  }

  /** Forgets all rows: call when another list is shown, or when everything may have changed. */
  reset(): void {
    this.#generation++;
    this.#inFlight.clear();
    this.#cache.clear();
    this.visible = { first: 0, last: 0 };
  }

  /** Loads missing rows; undefined when none were missing, or when the list changed meanwhile. */
  async loadMissing(range: VisibleRange): Promise<W | undefined> {
    const generation = this.#generation;
    const missing = this.#cache.pagesOf(range.first, range.last).filter((page) => !this.#cache.has(page));
    if (missing.length === 0) return undefined;
    const windows = await Promise.all(missing.map((page) => this.#fetch(page)));
    if (generation !== this.#generation) return undefined;
    missing.forEach((page, i) => this.#cache.put(page, windows[i]?.rows ?? []));
    return windows.at(-1);
  }

  /**
   * Reads the visible rows again and drops the rest. Rows keep their place on screen: the selected row if it
   * is visible, else the first visible one, is located in the changed list, and the window moves with it. At
   * the very top the window does not move, so that new rows appear. `others` are further indexes to keep
   * loaded. `take` is called in the moment in which the rows are replaced, so that no action finds new rows
   * beside old indexes; the result is false if it was not called, because the list changed meanwhile.
   */
  async reload(
    selected: Place | undefined,
    others: Iterable<number>,
    take: (answer: Reread<W>) => void,
  ): Promise<boolean> {
    const generation = ++this.#generation;
    this.#inFlight.clear();
    const { first, last } = this.visible;
    const anchor = this.#anchor(selected);
    const [selectedIndex, anchorIndex] = await Promise.all([
      selected === undefined ? undefined : this.locate(selected.key),
      anchor === undefined ? null : this.locate(anchor.key),
    ]);
    const shift = anchor === undefined || anchorIndex === null ? 0 : anchorIndex - anchor.index;
    const pages = new Set(this.#cache.pagesOf(first + shift, last + shift));
    if (typeof selectedIndex === 'number') pages.add(Math.floor(selectedIndex / pageSize));
    for (const index of others) pages.add(Math.floor(Math.max(index + shift, 0) / pageSize));
    const wanted = [...pages];
    const windows = await Promise.all(wanted.map((page) => this.#window(page)));
    const [window] = windows;
    if (generation !== this.#generation || window === undefined) return false;
    this.#cache.clear();
    wanted.forEach((page, i) => this.#cache.put(page, windows[i]?.rows ?? []));
    take({ window, selectedIndex, shift });
    return true;
  }

  /** The index at which a row is loaded; undefined while it is not. */
  indexOf(key: number): number | undefined {
    for (const [index, row] of this.known()) if (row.key === key) return index;
    return undefined;
  }

  /** The loaded rows with their indexes. */
  known(): Iterable<readonly [index: number, row: Row]> {
    return this.#cache.entries();
  }

  #anchor(selected: Place | undefined): { readonly key: number; readonly index: number } | undefined {
    const { first, last } = this.visible;
    if (first === 0) return undefined;
    if (typeof selected?.index === 'number' && selected.index >= first && selected.index <= last) {
      return { key: selected.key, index: selected.index };
    }
    const row = this.#cache.at(first);
    return row === undefined ? undefined : { key: row.key, index: first };
  }

  #fetch(page: number): Promise<W> {
    const known = this.#inFlight.get(page);
    if (known !== undefined) return known;
    const asked = this.#window(page).finally(() => {
      if (this.#inFlight.get(page) === asked) this.#inFlight.delete(page);
    });
    this.#inFlight.set(page, asked);
    return asked;
  }

  #window(page: number): Promise<W> {
    return this.#source.window({ offset: page * pageSize, limit: pageSize });
  }
}
