import { t } from '../../lib/messages/translate';
import type { Stores } from '../../stores/context';
import type { FirstChange } from '../../stores/review/edit-state';
import type { ReviewMode } from '../../stores/review/review-state';

/**
 * Switches the review between reading, comparing and editing; reading and editing keep the current field.
 * Editing begins with `change`, if there is one.
 */
export function showMode(
  { app, edit, notes, review, toasts }: Stores,
  mode: ReviewMode,
  change?: FirstChange,
): void {
  const before = review.getState().mode;
  if (mode === before) return;
  if (mode === 'edit') {
    // An editor that cannot load its fields would stay empty.
    if (app.getState().connection === 'lost')
      return void toasts.getState().show({ tone: 'error', text: t('edit.lost') });
    notes.getState().write(undefined);
    edit.getState().begin(review.getState().currentField, change);
    return;
  }
  const { place } = edit.getState();
  review.getState().setMode(mode);
  if (before === 'edit' && mode === 'read' && place.now !== place.begun)
    review.getState().scrollTo(place.now);
}

/** Enters the mode, or returns to reading if it is active already. */
export function toggleMode(stores: Stores, mode: 'compare' | 'edit'): void {
  showMode(stores, stores.review.getState().mode === mode ? 'read' : mode);
}
