import { messageOf } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import type { Stores } from './context';
import { focusList, watchFocus } from './focus';

/**
 * Shows a request on its screen, in the current view or in the one with all requests. `row` is the field to
 * open.
 */
export async function openRequest(
  { app, requests, review, toasts }: Stores,
  key: number,
  row?: number,
): Promise<void> {
  const mayMoveFocus = watchFocus();
  app.getState().goTo('requests');
  const { selectKey, showView } = requests.getState();
  try {
    if (!(await selectKey(key))) {
      await showView('all');
      if (!(await selectKey(key))) {
        toasts.getState().show({ tone: 'error', text: t('delivery.openRequest.gone') });
      }
    }
    review.getState().scrollTo(row);
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
  // The pressed button disappeared with its screen.
  if (mayMoveFocus()) focusList();
}
