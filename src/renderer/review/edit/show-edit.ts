import type { Desk } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { currentFieldPosition } from '../display/current-field';

/** Comparing, editing and reading take turns in the review; reading and editing go on at the same field. */
export function showEdit(
  { app, changes, edit, notes, problems, review, toasts }: Desk,
  shown: boolean,
): void {
  if (shown === edit.getState().shown) return;
  // An editor without fields would stay one.
  if (shown && app.getState().connection === 'lost')
    return void toasts.getState().show({ tone: 'error', text: t('edit.lost') });
  if (!shown) {
    const { place } = edit.getState();
    edit.getState().show(false);
    if (place.now !== place.begun) review.getState().seek(place.now);
    return;
  }
  const position = currentFieldPosition(problems.getState().current?.position);
  changes.getState().show(false);
  notes.getState().write(undefined);
  edit.getState().show(true, position);
}
