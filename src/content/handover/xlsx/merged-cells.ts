import type { FileText } from '../../files/file-text';
import { mergedRanges } from '../../files/xlsx/merged-ranges';

/** Rows from the first to the last one. */
type Span = readonly [first: number, last: number];

/** Returns whether a cell of a sheet is one of several that were merged. */
export function mergedCells(file: FileText): (row: number, column: number) => boolean {
  const ranges = mergedRanges(file);
  const byColumn = new Map<number, readonly Span[]>();
  return (row, column) => {
    let spans = byColumn.get(column);
    if (spans === undefined) {
      spans = united(
        ranges
          .filter(({ left, right }) => column >= left && column <= right)
          .map(({ top, bottom }): Span => [top, bottom]),
      );
      byColumn.set(column, spans);
    }
    return isWithin(spans, row);
  };
}

/** Spans that overlap become one. They are sorted by their first rows. */
function united(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const [first, last] of spans) {
    const before = found.at(-1);
    if (before !== undefined && first <= before[1])
      found[found.length - 1] = [before[0], Math.max(before[1], last)];
    else found.push([first, last]);
  }
  return found;
}

function isWithin(spans: readonly Span[], row: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.[1] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span !== undefined && row >= span[0];
}
