/** The field the keyboard is in, or else the first one in sight; for keys that act on one field. */
export function currentFieldId(): string | undefined {
  const scroller = document.querySelector<HTMLElement>('[data-review-focus]:not([hidden])');
  const focused = document.activeElement?.closest('.field-row')?.querySelector<HTMLElement>('[data-field]');
  if (focused !== null && focused !== undefined) return focused.dataset['field'];
  if (scroller === null) return undefined;
  const top = scroller.getBoundingClientRect().top;
  const inSight = [...scroller.querySelectorAll<HTMLElement>('.field-row:not(.spare) [data-field]')]
    .map((name) => ({ name, bottom: name.closest('.field-row')?.getBoundingClientRect().bottom ?? top }))
    .filter(({ bottom }) => bottom > top + 24)
    .toSorted((a, b) => a.bottom - b.bottom);
  return inSight[0]?.name.dataset['field'];
}
