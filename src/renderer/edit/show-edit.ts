import type { Desk } from '../desk/desk';
import { t } from '../messages/translate';

/** Comparing, editing and reading take turns in the review. */
export function showEdit({ app, changes, edit, notes, toasts }: Desk, shown: boolean): void {
  // An editor without fields would stay one.
  if (shown && app.getState().connection === 'lost')
    return void toasts.getState().show({ tone: 'error', text: t('edit.lost') });
  if (shown) {
    changes.getState().show(false);
    notes.getState().write(undefined);
  }
  edit.getState().show(shown);
}
