import { useLayoutEffect, useRef } from 'react';
import { focusReview } from '../../stores/focus';

/** Keeps the focus in the review when the focused part is replaced. */
export function useKeptFocus(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const active = document.activeElement;
    // The browser removes the focus from hidden elements only at the next rendering.
    const isLost = active === null || active === document.body || active.closest('[hidden]') !== null;
    if (isLost) focusReview();
  }, [shown]);
}
