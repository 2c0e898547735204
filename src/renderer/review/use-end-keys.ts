import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

/** Home and End in a list of fields; heights that are measured on the way would stop the browser's own scrolling. */
export function useEndKeys(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): void {
  useEffect(() => {
    const element = scroller.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if ((key !== 'Home' && key !== 'End') || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.matches(takesText)) return;
      event.preventDefault();
      const last = virtualizer.options.count - 1;
      if (key === 'Home') virtualizer.scrollToOffset(0);
      else if (last >= 0) virtualizer.scrollToIndex(last, { align: 'end' });
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [scroller, virtualizer]);
}

const takesText = 'input, textarea, select, [contenteditable]';
