/**
 * Pages of a long list, the least recently used leaving first. Reading a row counts as using its page, so what is
 * on the screen stays.
 */
export class PageCache<T> {
  readonly pageSize: number;
  readonly #maximumPages: number;
  /** In order of use: a Map keeps insertion order, and use re-inserts. */
  readonly #pages = new Map<number, readonly T[]>();

  constructor(pageSize: number, maximumPages: number) {
    this.pageSize = pageSize;
    this.#maximumPages = maximumPages;
  }

  get pageCount(): number {
    return this.#pages.size;
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

  /** The row at a position of the whole list; undefined while its page is not here. */
  at(index: number): T | undefined {
    const page = Math.floor(index / this.pageSize);
    const rows = this.#pages.get(page);
    if (rows === undefined) return undefined;
    this.#pages.delete(page);
    this.#pages.set(page, rows);
    return rows[index - page * this.pageSize];
  }

  /** The pages that cover the positions `first … last`. */
  pagesOf(first: number, last: number): number[] {
    const from = Math.floor(Math.max(first, 0) / this.pageSize);
    const to = Math.floor(Math.max(last, 0) / this.pageSize);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }

  /** Everything that is here; reading it is no use of a page. */
  *entries(): Iterable<readonly [index: number, row: T]> {
    for (const [page, rows] of this.#pages) {
      for (const [i, row] of rows.entries()) yield [page * this.pageSize + i, row];
    }
  }

  clear(): void {
    this.#pages.clear();
  }
}
