import { messageOf } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import type { Stores } from './context';
import { focusList, watchFocus } from './focus';
import { showRequests } from './show-requests';
import { undoing } from './window/toast-state';

/**
 * Shows a request on its screen, in the current view or in the one with all requests. `row` is the field to
 * open. Undo leads back to the request that was shown, in its list, where that list does not have this one.
 */
export async function openRequest(stores: Stores, key: number, row?: number): Promise<void> {
  const { app, requests, review, toasts } = stores;
  const mayMoveFocus = watchFocus();
  const isInList = app.getState().screen === 'requests';
  app.getState().goTo('requests');
  const { selectKey, showView, selectedKey: opened, listing } = requests.getState();
  try {
    if (!(await selectKey(key))) {
      await showView('all');
      if (!(await selectKey(key))) {
        toasts.getState().show({ tone: 'error', text: t('delivery.openRequest.gone') });
      } else if (isInList && opened !== undefined) {
        const { view, filter } = listing;
        const action = undoing(() => showRequests(stores, { view, filter, opened }));
        toasts.getState().show({ tone: 'done', text: t('list.widened'), action });
      }
    }
    review.getState().scrollTo(row);
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
  // The pressed button disappeared with its screen.
  if (mayMoveFocus()) focusList();
}
