import { focusInSight, noteTakenAlong } from './focus';

/** Where the focus goes in a pane, best first. */
const paneTargets = [
  '[data-list-focus]',
  '[data-review-focus]:not([hidden])',
  '[data-detail-focus]',
  '[aria-current]',
  'button, a[href], input, select, textarea, [tabindex="0"]',
];

/**
 * Where it goes in a screen without panes: not to its first control, where an arrow key would change a
 * setting.
 */
const screenTargets = ['[aria-current]', 'main'];

/**
 * Moves the focus to the next (1) or previous (-1) visible part of the window, marked by `data-pane`. A
 * screen without such parts is one.
 */
export function focusPane(by: 1 | -1): void {
  const panes = panesOf('[data-pane], main');
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = at === -1 && by === -1 ? 0 : at;
  // A pane that has nothing to focus is passed over.
  for (let step = 1; step <= panes.length; step += 1) {
    const pane = panes.at((start + by * step) % panes.length);
    const target = targetsIn(pane).find((element) => element.checkVisibility());
    moveFocus(target, focusInSight);
    if (target !== undefined && document.activeElement === target) return;
  }
}

/**
 * Takes a focus that went away with the former screen into the one that is shown: to its list, or else to the
 * first part that has something to focus. Code of a screen that is still loading is waited for, unless the
 * user points somewhere meanwhile.
 */
export function focusScreen(): void {
  const pointing = new AbortController();
  const look = (): void => {
    if (document.activeElement === document.body) enterScreen();
    if (document.activeElement !== document.body) pointing.abort();
  };
  const observer = new MutationObserver(look);
  pointing.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', () => pointing.abort(), { capture: true, signal: pointing.signal });
  look();
}

function enterScreen(): void {
  const isLoading = document.querySelector('main > [aria-busy="true"]') !== null;
  if (isLoading) return;
  const targets = panesOf('main [data-pane], main').flatMap(targetsIn);
  const target =
    targets.find((element) => element.matches('[data-list-focus]') && element.checkVisibility()) ??
    targets.find((element) => element.checkVisibility());
  moveFocus(target, (element) => element.focus({ preventScroll: true }));
  if (target !== undefined && document.activeElement === target) noteTakenAlong(target);
}

/** Lets a whole screen have the focus once; for good, each press beside its controls would focus it. */
function moveFocus(target: HTMLElement | undefined, focus: (target: HTMLElement) => void): void {
  if (target === undefined) return;
  if (!target.matches('main')) return focus(target);
  target.tabIndex = -1;
  focus(target);
  const forbid = (): void => target.removeAttribute('tabindex');
  // A modal dialog refuses the focus to everything behind it.
  if (document.activeElement === target) target.addEventListener('blur', forbid, { once: true });
  else forbid();
}

function panesOf(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (pane) => pane.checkVisibility() && (!pane.matches('main') || pane.querySelector('[data-pane]') === null),
  );
}

function targetsIn(pane: HTMLElement | undefined): readonly HTMLElement[] {
  const selectors = pane?.matches('main') === true ? screenTargets : paneTargets;
  return selectors.flatMap((selector) => within(pane, selector));
}

function within(pane: HTMLElement | undefined, selector: string): readonly HTMLElement[] {
  if (pane === undefined) return [];
  return [...(pane.matches(selector) ? [pane] : []), ...pane.querySelectorAll<HTMLElement>(selector)];
}
