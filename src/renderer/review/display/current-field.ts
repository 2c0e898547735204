import type { Stores } from '../../stores/context';

/**
 * Returns the id of the field that keys for one field act on: the current one, the one that is edited, or in
 * a comparison the focused or the first visible one.
 */
export function currentFieldId({ review, edit }: Stores): string | undefined {
  const { mode, fieldAt, currentField } = review.getState();
  if (mode === 'compare') return comparedFieldId();
  return mode === 'read' ? fieldAt(currentField)?.id : edit.getState().fieldAt(edit.getState().place.now)?.id;
}

function comparedFieldId(): string | undefined {
  const focused = document.activeElement?.closest('.field-row')?.querySelector<HTMLElement>('[data-field]');
  return (focused ?? fieldsInSight()[0])?.dataset['field'];
}

/** Visible fields, from top to bottom. */
function fieldsInSight(): readonly HTMLElement[] {
  const scroller = document.querySelector<HTMLElement>('[data-review-focus]:not([hidden])');
  if (scroller === null) return [];
  const { top, bottom } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll<HTMLElement>('.field-row [data-field]')]
    .map((field) => ({ field, row: (field.closest('.field-row') ?? field).getBoundingClientRect() }))
    .filter(({ row }) => row.bottom > top + 24 && row.top < bottom)
    .toSorted((a, b) => a.row.bottom - b.row.bottom)
    .map(({ field }) => field);
}
