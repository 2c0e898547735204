import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusList, focusReview, isInReview } from '../stores/focus';

interface ReturnedFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Returns the focus when a focused part of a region disappears: to where it came from, or else to the review
 * or the list. `shown` must change whenever parts disappear; `onReturn` is called after the focus was
 * returned.
 */
export function useReturnedFocus(shown: unknown, onReturn: () => void): ReturnedFocus {
  const origin = useRef<Element | null>(null);
  const wasInReview = useRef(false);
  const isInside = useRef(false);
  const returned = useRef(onReturn);
  useLayoutEffect(() => {
    returned.current = onReturn;
  });
  useLayoutEffect(() => {
    // A focused element that is removed from the page fires no blur event.
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    origin.current = null;
    if (document.activeElement === document.body && wasInReview.current) focusReview();
    if (document.activeElement === document.body) focusList();
    returned.current();
    // The focus can be lost only when parts disappeared.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown]);
  return {
    onFocus({ currentTarget, relatedTarget }) {
      isInside.current = true;
      // The focus moved within the region, or came back from another window.
      if (currentTarget.contains(relatedTarget) || (relatedTarget === null && origin.current !== null))
        return;
      origin.current = relatedTarget;
      wasInReview.current = isInReview(relatedTarget);
    },
    onBlur({ currentTarget, relatedTarget }) {
      isInside.current = currentTarget.contains(relatedTarget);
      if (!isInside.current && relatedTarget !== null) origin.current = null;
    },
  };
}
