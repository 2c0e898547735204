/** Moving the keyboard between a list and what it opens; both mark where it lands. A room shows one of each. */
export function focusList(): void {
  document.querySelector<HTMLElement>('[data-list-focus]')?.focus({ preventScroll: true });
}

export function focusDetail(): void {
  document.querySelector<HTMLElement>('[data-detail-focus]')?.focus({ preventScroll: true });
}

export function focusFilter(): void {
  const field = document.querySelector<HTMLInputElement>('[data-filter-focus]');
  field?.focus();
  field?.select();
}

export function focusReview(): void {
  const target =
    document.querySelector<HTMLElement>('[data-review-focus]:not([hidden])') ??
    document.querySelector<HTMLElement>('[data-review]');
  target?.focus({ preventScroll: true });
}

export function isInReview(element: Element | null): boolean {
  return element?.closest('[data-review]') !== null && element !== null;
}
