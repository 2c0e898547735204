import type { Screen } from '../../contract/command-table';
import { openRequest } from '../stores/open-request';
import { messageOf } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import type { Stores } from '../stores/context';
import { addressOf, placeOf, type Place } from './address';

/**
 * Requests that are passed faster than this get no address: browsers read the window's icon again with each
 * one, and Safari refuses more than 100 in half a minute.
 */
const restMs = 300;

/**
 * Gives each screen and each request an address in the browser: it can be bookmarked, a reload comes back to
 * it, and Back leads to the screen before. Moving from request to request adds no step to the history. The
 * desktop's window has no address bar.
 */
export function followAddress(stores: Stores, view: Window): void {
  const { app, requests } = stores;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (screen: Screen): void => {
    clearTimeout(timer);
    timer = undefined;
    const address = addressOf({ screen, requestId: requests.getState().selected?.row.id });
    const { hash } = view.location;
    if (hash === address) return;
    const isNewStep = hash !== '' && placeOf(hash)?.screen !== screen;
    if (isNewStep) view.history.pushState(null, '', address);
    else view.history.replaceState(null, '', address);
  };
  const follow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const place = placeOf(view.location.hash);
    // The part after `#` may also be the key of a session.
    if (place !== undefined) void show(stores, place);
  };
  if (placeOf(view.location.hash) === undefined) write(app.getState().screen);
  else follow();
  app.subscribe((now, before) => {
    if (now.screen === before.screen) return;
    // The step that is left has the request that was selected in it.
    if (timer !== undefined) write(before.screen);
    write(now.screen);
  });
  requests.subscribe((now, before) => {
    if (now.selectedKey === before.selectedKey) return;
    clearTimeout(timer);
    timer = setTimeout(() => write(app.getState().screen), restMs);
  });
  view.addEventListener('popstate', follow);
}

async function show(stores: Stores, { screen, requestId }: Place): Promise<void> {
  const { app, client, requests, toasts } = stores;
  app.getState().goTo(screen);
  if (requestId === undefined || requests.getState().selected?.row.id === requestId) return;
  try {
    const { key } = await client.call('requests.place', { id: requestId });
    if (key === null) toasts.getState().show({ tone: 'error', text: t('link.missing', { id: requestId }) });
    else await openRequest(stores, key);
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}
