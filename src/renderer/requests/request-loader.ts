import type { RequestRow, RequestWindow } from '../../shared/ui-types';
import type { SortKey, ViewId } from '../../shared/views';
import type { Client } from '../client';
import { PageCache } from './page-cache';

export interface Listing {
  readonly view: ViewId;
  readonly sort: SortKey;
  readonly descending: boolean;
}

/** Positions on screen, both included. */
export interface VisibleRange {
  readonly first: number;
  readonly last: number;
}

interface Reread {
  readonly total: number;
  /** Undefined when nothing was selected. */
  readonly selectedIndex: number | null | undefined;
  /** By how many rows those on screen moved. */
  readonly shift: number;
}

const pageSize = 100;
/** 5,000 rows: some minutes of scrolling, a few megabytes. */
const maximumPages = 50;

/** Fetches the windows of one listing and keeps them; answers that belong to an earlier state of it are dropped. */
export class RequestLoader {
  readonly #client: Client;
  readonly #listing: () => Listing;
  readonly #cache = new PageCache<RequestRow>(pageSize, maximumPages);
  readonly #inFlight = new Map<number, Promise<RequestWindow>>();
  #generation = 0;
  visible: VisibleRange = { first: 0, last: 0 };

  constructor(client: Client, listing: () => Listing) {
    this.#client = client;
    this.#listing = listing;
  }

  rowAt(index: number): RequestRow | undefined {
    return this.#cache.at(index);
  }

  /** Another listing, or everything may have changed: nothing known is true any more. */
  reset(): void {
    this.#generation++;
    this.#inFlight.clear();
    this.#cache.clear();
    this.visible = { first: 0, last: 0 };
  }

  /** Fetches what is missing; the list's length when something came, undefined when nothing did. */
  async loadMissing(range: VisibleRange): Promise<number | undefined> {
    const generation = this.#generation;
    const missing = this.#cache.pagesOf(range.first, range.last).filter((page) => !this.#cache.has(page));
    if (missing.length === 0) return undefined;
    const windows = await Promise.all(missing.map((page) => this.#fetch(page)));
    if (generation !== this.#generation) return undefined;
    missing.forEach((page, i) => this.#cache.put(page, windows[i]?.rows ?? []));
    return windows.at(-1)?.total;
  }

  /**
   * Reads what is on screen again and replaces the rest. The rows stay under the eye: the selected row if it is on
   * screen, else the first visible one, is looked up in the changed list and the window moved with it. At the very
   * top nothing is held, so that new arrivals are seen.
   */
  async reload(
    selected: { readonly row: RequestRow; readonly index: number | null } | undefined,
  ): Promise<Reread | undefined> {
    const generation = ++this.#generation;
    this.#inFlight.clear();
    const { first, last } = this.visible;
    const anchor = this.#anchor(selected);
    const [selectedIndex, anchorIndex] = await Promise.all([
      selected === undefined ? undefined : this.#locate(selected.row.key),
      anchor === undefined ? null : this.#locate(anchor.key),
    ]);
    const shift = anchor === undefined || anchorIndex === null ? 0 : anchorIndex - anchor.index;
    const pages = new Set(this.#cache.pagesOf(first + shift, last + shift));
    if (typeof selectedIndex === 'number') pages.add(Math.floor(selectedIndex / pageSize));
    const wanted = [...pages];
    const windows = await Promise.all(wanted.map((page) => this.#window(page)));
    if (generation !== this.#generation) return undefined;
    this.#cache.clear();
    wanted.forEach((page, i) => this.#cache.put(page, windows[i]?.rows ?? []));
    return { total: windows[0]?.total ?? 0, selectedIndex, shift };
  }

  #anchor(
    selected: { readonly row: RequestRow; readonly index: number | null } | undefined,
  ): { readonly key: number; readonly index: number } | undefined {
    const { first, last } = this.visible;
    if (first === 0) return undefined;
    if (typeof selected?.index === 'number' && selected.index >= first && selected.index <= last) {
      return { key: selected.row.key, index: selected.index };
    }
    const row = this.#cache.at(first);
    return row === undefined ? undefined : { key: row.key, index: first };
  }

  async #locate(key: number): Promise<number | null> {
    return (await this.#client.call('requests.locate', { ...this.#listing(), key })).index;
  }

  #fetch(page: number): Promise<RequestWindow> {
    const known = this.#inFlight.get(page);
    if (known !== undefined) return known;
    const asked = this.#window(page).finally(() => {
      if (this.#inFlight.get(page) === asked) this.#inFlight.delete(page);
    });
    this.#inFlight.set(page, asked);
    return asked;
  }

  #window(page: number): Promise<RequestWindow> {
    return this.#client.call('requests.window', {
      ...this.#listing(),
      offset: page * pageSize,
      limit: pageSize,
    });
  }
}
