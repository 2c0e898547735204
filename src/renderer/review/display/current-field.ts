/** Returns the focused field, or else the first visible one; for keys that act on one field. */
export function currentFieldId(): string | undefined {
  return (focusedField() ?? fieldsInSight()[0])?.dataset['field'];
}

/**
 * Returns the index of that field, from 0; that of `preferred` if it is visible and no field has the focus.
 */
export function currentFieldPosition(preferred: number | undefined): number {
  const inSight = fieldsInSight();
  const wanted = inSight.find((field) => Number(field.dataset['position']) === preferred);
  return Number((focusedField() ?? wanted ?? inSight[0])?.dataset['position'] ?? 0);
}

function focusedField(): HTMLElement | undefined {
  const row = document.activeElement?.closest('.field-row');
  return row?.querySelector<HTMLElement>('[data-field]') ?? undefined;
}

/** Visible fields, from top to bottom. */
function fieldsInSight(): readonly HTMLElement[] {
  const scroller = document.querySelector<HTMLElement>('[data-review-focus]:not([hidden])');
  if (scroller === null) return [];
  const { top, bottom } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll<HTMLElement>('.field-row:not(.spare) [data-field]')]
    .map((field) => ({ field, row: (field.closest('.field-row') ?? field).getBoundingClientRect() }))
    .filter(({ row }) => row.bottom > top + 24 && row.top < bottom)
    .toSorted((a, b) => a.row.bottom - b.row.bottom)
    .map(({ field }) => field);
}
