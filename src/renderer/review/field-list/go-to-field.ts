import { closeAndDo } from '../../components/choice/choice-dialog';
import type { Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { showMode } from '../display/review-mode';

/** Shows the field at a position, even if the filter hides it, closes the list of fields and focuses them. */
export function goToField(stores: Stores, position: number): void {
  closeAndDo(stores, stores.fieldList.getState().close, () => showField(stores, position));
  focusReview();
}

/** Shows the field at a position to read, even if the filter hides it. */
export function showField(stores: Stores, position: number): void {
  showMode(stores, 'read');
  stores.fieldFilter.getState().makeShown(position);
  stores.review.getState().goToField(position);
}
