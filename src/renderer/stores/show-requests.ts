import type { ViewId } from '../../contract/views';
import { messageOf } from '../lib/host/client';
import type { Stores } from './context';
import { focusList, watchFocus } from './focus';

interface Listed {
  readonly view: ViewId;
  readonly filter?: string;
  /** The request that is opened in the review. */
  readonly opened?: number;
  /** Whether they are all chosen, at most `mostChosen`: what follows acts on all of them. */
  readonly isChosen?: boolean;
}

/** Goes to the list of requests, from any screen, and lists these. */
export async function showRequests(
  { app, requests, toasts }: Pick<Stores, 'app' | 'requests' | 'toasts'>,
  { view, filter = '', opened, isChosen = false }: Listed,
): Promise<void> {
  const mayMoveFocus = watchFocus();
  app.getState().goTo('requests');
  try {
    await requests.getState().showView(view, filter);
    if (opened !== undefined) await requests.getState().selectKey(opened);
    if (isChosen) await requests.getState().chooseAll();
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
  // The pressed button may have disappeared with its screen.
  if (mayMoveFocus() && document.activeElement === document.body) focusList();
}
