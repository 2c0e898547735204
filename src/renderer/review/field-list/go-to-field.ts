import { flushSync } from 'react-dom';
import type { Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { showMode } from '../display/review-mode';

/** Shows the field at a position, even if the filter hides it, and focuses the fields. */
export function goToField(stores: Stores, position: number): void {
  const { fieldFilter, fieldList, review } = stores;
  // The dialog has returned the focus before it moves on, and both before the next key event.
  flushSync(() => fieldList.getState().close());
  flushSync(() => {
    showMode(stores, 'read');
    fieldFilter.getState().makeShown(position);
    review.getState().goToField(position);
  });
  focusReview();
}
