/**
 * A cache of a long list's pages that drops the least recently used page first. Reading a row counts as using
 * its page, so the rows on screen stay cached.
 */
export class PageCache<T> {
  readonly pageSize: number;
  readonly #maximumPages: number;
  /** Pages in order of use: a Map keeps insertion order, and each use inserts the page again. */
  readonly #pages = new Map<number, readonly T[]>();

  constructor(pageSize: number, maximumPages: number) {
    this.pageSize = pageSize;
    this.#maximumPages = maximumPages;
  }

  has(page: number): boolean {
    return this.#pages.has(page);
  }

  put(page: number, rows: readonly T[]): void {
    this.#pages.delete(page);
    this.#pages.set(page, rows);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#maximumPages) break;
      this.#pages.delete(oldest);
    }
  }

  /** The row at an index of the whole list; undefined while its page is not cached. */
  at(index: number): T | undefined {
    const page = Math.floor(index / this.pageSize);
    const rows = this.#pages.get(page);
    if (rows === undefined) return undefined;
    this.#pages.delete(page);
    this.#pages.set(page, rows);
    return rows[index - page * this.pageSize];
  }

  /** The pages that cover the indexes from `first` to `last`. */
  pagesOf(first: number, last: number): number[] {
    const from = Math.floor(Math.max(first, 0) / this.pageSize);
    const to = Math.floor(Math.max(last, 0) / this.pageSize);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }

  /** Yields every cached row with its index; this doesn't count as using a page. */
  *entries(): Iterable<readonly [index: number, row: T]> {
    for (const [page, rows] of this.#pages) {
      for (const [i, row] of rows.entries()) yield [page * this.pageSize + i, row];
    }
  }

  clear(): void {
    this.#pages.clear();
  }
}
