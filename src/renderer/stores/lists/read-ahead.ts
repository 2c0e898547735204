import type { VisibleRange } from './window-loader';

/** Rows that are read beyond the screen, so that they are there before they are scrolled into view. */
const rowsAhead = 50;

/**
 * Says which rows around those on screen are to be read: once for each place, and not with each refresh. A
 * reading that failed, or that a refresh overtook, does not count.
 */
export class ReadAhead {
  /** The place that was read around last, and where it was before a refresh moved it. */
  #places: readonly VisibleRange[] = [];

  /** The rows to read; undefined if those around this place were read. */
  around(shown: VisibleRange, total: number | undefined): VisibleRange | undefined {
    if (total === undefined || this.#places.some((one) => isSame(one, shown))) return undefined;
    const last = Math.max(Math.min(shown.last + rowsAhead, total - 1), shown.last);
    return { first: shown.first - rowsAhead, last };
  }

  /** Call when the rows around this place were read. */
  keep(shown: VisibleRange): void {
    this.#places = [shown];
  }

  /** Call when a refresh moved the rows: the list shows its old place until it has scrolled with them. */
  shift(rows: number): void {
    const place = this.#places.at(-1);
    if (place === undefined) return;
    this.#places = [place, { first: place.first + rows, last: place.last + rows }];
  }

  /** Call when another list is shown. */
  reset(): void {
    this.#places = [];
  }
}

const isSame = (one: VisibleRange, other: VisibleRange): boolean =>
  one.first === other.first && one.last === other.last;
