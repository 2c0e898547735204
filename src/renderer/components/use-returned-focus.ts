import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusList, focusReview, isInReview } from '../stores/focus';

interface ReturnedFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * For a region whose parts go away under the keyboard: it goes back to where it came from, or else to the review or the list.
 * `shown` is another value whenever parts went; `onReturn` is called after the keyboard was handed back.
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
    // What is taken out of the page with the focus in it sends no event that it lost it.
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    origin.current = null;
    if (document.activeElement === document.body && wasInReview.current) focusReview();
    if (document.activeElement === document.body) focusList();
    returned.current();
    // Only where parts went can it have been lost.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown]);
  return {
    onFocus({ currentTarget, relatedTarget }) {
      isInside.current = true;
      // From one button to the next, or back from another window.
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
