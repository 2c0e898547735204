import type { FieldSide } from '../../../content/search/found-places';

/** Returns the element with the content of a cell, in any readable view mode; undefined for code. */
export function contentRoot(cell: Element): Element | undefined {
  const text = cell.querySelector('.text-view');
  if (text !== null) return text;
  const frame = cell.querySelector<HTMLIFrameElement>('iframe.rendered');
  return frame?.contentDocument?.body.firstElementChild ?? undefined;
}

/** The cells of a field's row. */
export function cellsOf(row: Element): { readonly [S in FieldSide]: HTMLElement } | undefined {
  const source = row.querySelector<HTMLElement>('.field-cell.source');
  const target = row.querySelector<HTMLElement>('.field-cell.target');
  return source === null || target === null ? undefined : { source, target };
}
