import { useLayoutEffect, type RefObject } from 'react';
import { keepPlace } from './keep-place';

/**
 * Handles Home and End in a list of fields; heights measured on the way would stop the browser's own
 * scrolling. Rows that come into view are loaded and measured later, and the end moves with them. `shown`
 * identifies the list where one box shows several in turn.
 */
export function useEndKeys(
  scroller: RefObject<HTMLElement | null>,
  shown?: string,
  /** Must be a stable function. */
  onKey?: (key: 'Home' | 'End') => void,
): void {
  // Another list starts at its top: the end is left in the commit that shows it.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let stop = (): void => undefined;
    const goTo = (place: () => number): void => {
      stop = keepPlace(element, () => {
        const before = element.scrollTop;
        element.scrollTop = place();
        return Math.abs(element.scrollTop - before) < 1;
      });
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      stop();
      const { key, target } = event;
      if ((key !== 'Home' && key !== 'End') || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.matches(takesText)) return;
      event.preventDefault();
      onKey?.(key);
      goTo(() => (key === 'Home' ? 0 : element.scrollHeight));
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      element.removeEventListener('keydown', onKeyDown);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [scroller, shown, onKey]);
}

const takesText = 'input, textarea, select, [contenteditable]';
