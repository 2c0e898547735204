import { useLayoutEffect, useRef } from 'react';
import { focusReview } from '../../stores/focus';

/** What the keyboard was in gives way to something else in the review: it stays in the review. */
export function useKeptFocus(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const active = document.activeElement;
    // The browser takes the focus from what is hidden only when it draws.
    const isLost = active === null || active === document.body || active.closest('[hidden]') !== null;
    if (isLost) focusReview();
  }, [shown]);
}
