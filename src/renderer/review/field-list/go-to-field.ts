import { closeAndDo } from '../../components/choice/choice-dialog';
import type { Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { showMode } from '../display/review-mode';

/** Shows the field at a position, even if the filter hides it, and focuses the fields. */
export function goToField(stores: Stores, position: number): void {
  const { fieldFilter, fieldList, review } = stores;
  closeAndDo(stores, fieldList.getState().close, () => {
    showMode(stores, 'read');
    fieldFilter.getState().makeShown(position);
    review.getState().goToField(position);
  });
  focusReview();
}
