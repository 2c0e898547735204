import type { CallFilter, CallRow, CallWindow } from '../../shared/request-log';
import type { Client } from '../client';
import { PageCache } from '../requests/page-cache';
import type { VisibleRange } from '../requests/request-loader';

const pageSize = 100;
/** The whole log has 2,000 entries. */
const maximumPages = 20;

export interface Reread {
  readonly window: CallWindow;
  /** Undefined when nothing was selected, null when it has left the log. */
  readonly selectedIndex: number | null | undefined;
  /** By how many rows those on screen moved. */
  readonly shift: number;
}

/** Fetches windows of the request log; answers that belong to an earlier state of it are dropped. */
export class CallLoader {
  readonly #client: Client;
  readonly #filter: () => CallFilter;
  readonly #cache = new PageCache<CallRow>(pageSize, maximumPages);
  readonly #asked = new Set<number>();
  #generation = 0;
  visible: VisibleRange = { first: 0, last: 0 };

  constructor(client: Client, filter: () => CallFilter) {
    this.#client = client;
    this.#filter = filter;
  }

  rowAt(index: number): CallRow | undefined {
    return this.#cache.at(index);
  }

  /** Another filter: nothing known is true any more. */
  reset(): void {
    this.#generation++;
    this.#cache.clear();
    this.#asked.clear();
    this.visible = { first: 0, last: 0 };
  }

  /** Fetches what is missing; undefined when nothing was, or when the list has changed meanwhile. */
  async loadMissing(range: VisibleRange): Promise<CallWindow | undefined> {
    const generation = this.#generation;
    const missing = this.#cache
      .pagesOf(range.first, range.last)
      .filter((page) => !this.#cache.has(page) && !this.#asked.has(page));
    if (missing.length === 0) return undefined;
    for (const page of missing) this.#asked.add(page);
    try {
      const windows = await Promise.all(missing.map((page) => this.#window(page)));
      if (generation !== this.#generation) return undefined;
      missing.forEach((page, i) => this.#cache.put(page, windows[i]?.rows ?? []));
      return windows.at(-1);
    } finally {
      if (generation === this.#generation) for (const page of missing) this.#asked.delete(page);
    }
  }

  /**
   * Reads what is on screen again. Newer calls push the rows down: those on screen are found again by the first of them.
   * At the very top nothing is held, so that new calls are seen.
   */
  async reload(selectedKey: number | undefined): Promise<Reread | undefined> {
    const generation = ++this.#generation;
    this.#asked.clear();
    const { first, last } = this.visible;
    const anchor = first === 0 ? undefined : this.#cache.at(first);
    const [anchorIndex, selectedIndex] = await Promise.all([
      anchor === undefined ? null : this.#locate(anchor.key),
      selectedKey === undefined ? undefined : this.#locate(selectedKey),
    ]);
    const shift = anchorIndex === null ? 0 : anchorIndex - first;
    const pages = this.#cache.pagesOf(first + shift, last + shift);
    const windows = await Promise.all(pages.map((page) => this.#window(page)));
    const [window] = windows;
    if (generation !== this.#generation || window === undefined) return undefined;
    this.#cache.clear();
    pages.forEach((page, i) => this.#cache.put(page, windows[i]?.rows ?? []));
    return { window, selectedIndex, shift };
  }

  async #locate(key: number): Promise<number | null> {
    return (await this.#client.call('requestLog.locate', { filter: this.#filter(), key })).index;
  }

  #window(page: number): Promise<CallWindow> {
    return this.#client.call('requestLog.window', {
      filter: this.#filter(),
      offset: page * pageSize,
      limit: pageSize,
    });
  }
}
