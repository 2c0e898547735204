/** Moving the keyboard between a list and what it opens; both mark where it lands. A room shows one of each. */
export function focusList(): void {
  focusInSight(document.querySelector<HTMLElement>('[data-list-focus]'));
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
  focusInSight(target);
}

/** What it is scrolled to stays; where a small window has one pane beside the other, it comes into sight. */
function focusInSight(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function isInReview(element: Element | null): boolean {
  return element?.closest('[data-review]') !== null && element !== null;
}

/**
 * Remembers what has the focus now, for work that goes on later. The function it returns says whether the focus may still be moved:
 * nothing else has got it since.
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    return now === before || now === document.body || now === null;
  };
}
