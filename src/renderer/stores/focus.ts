/**
 * Functions that move the focus between a list and what it opens; attributes mark both. A screen shows one of
 * each.
 */
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

/** Keeps the scroll position; in a small window with one pane at a time the whole pane scrolls into view. */
export function focusInSight(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  const pane = target?.closest('[data-pane]') ?? target;
  pane?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function isInReview(element: Element | null): boolean {
  return element?.closest('[data-review]') !== null && element !== null;
}

/** The element that has the focus only because the former screen went away with the focused one. */
let takenAlong: Element | undefined;

export function noteTakenAlong(element: Element): void {
  takenAlong = element;
  element.addEventListener('blur', () => (takenAlong = undefined), { once: true });
}

/**
 * Remembers the focused element for later work. The returned function says whether the focus may still be
 * moved, because the user has given it to no other element since.
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    return now === before || now === document.body || now === null || now === takenAlong;
  };
}

/**
 * Focuses an element that may still be loading with its screen, and keeps it in sight while more is loaded
 * above it. Any further input ends both, because the user went on.
 */
export function focusOnArrival(selector: string): void {
  const input = new AbortController();
  let arrived: HTMLElement | null = null;
  const look = (): void => {
    if (arrived === null) {
      arrived = document.querySelector<HTMLElement>(selector);
      focusInSight(arrived);
    } else if (document.activeElement !== arrived) {
      input.abort();
      return;
    }
    arrived?.scrollIntoView({ block: 'center' });
  };
  look();
  const observer = new MutationObserver(look);
  input.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    addEventListener(event, () => input.abort(), { capture: true, passive: true, signal: input.signal });
}
