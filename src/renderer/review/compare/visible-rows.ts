import type { FieldChange } from '../../../contract/reviewing';

/** A row of the comparison: a field, or a line for a range of unchanged ones. */
export type VisibleRow =
  | { readonly kind: 'field'; readonly row: number; readonly change: FieldChange }
  | { readonly kind: 'fold'; readonly row: number; readonly count: number };

/** `opened` has the first rows of unchanged ranges that are expanded. */
export function visibleRows(
  fields: readonly FieldChange[],
  folded: boolean,
  opened: ReadonlySet<number>,
): readonly VisibleRow[] {
  const rows: VisibleRow[] = [];
  for (let row = 0; row < fields.length;) {
    const end = folded ? endOfSame(fields, row) : row;
    if (end > row && !opened.has(row)) {
      rows.push({ kind: 'fold', row, count: end - row });
      row = end;
      continue;
    }
    for (const until = Math.max(end, row + 1); row < until; row++) {
      const change = fields[row];
      if (change !== undefined) rows.push({ kind: 'field', row, change });
    }
  }
  return rows;
}

function endOfSame(fields: readonly FieldChange[], from: number): number {
  let end = from;
  while (fields[end]?.kind === 'same') end++;
  return end;
}
