import type { Stores } from '../stores/context';
import { availableCommands } from './commands';

/**
 * Reports available commands to the desktop application, whose menus disable the others. Returns the function
 * that stops it.
 */
export function followAvailability(stores: Stores): () => void {
  // Browsers have no menus of Locdesk.
  if (window.locdesk === undefined) return () => undefined;
  let sent = '';
  let isPlanned = false;
  const send = (): void => {
    isPlanned = false;
    const available = [...availableCommands(stores)];
    const now = available.join(' ');
    if (now === sent) return;
    sent = now;
    stores.client.call('host.enableCommands', { available }).catch(() => {
      // The next change sends them again.
      sent = '';
    });
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(send);
  };
  // Every state that a command's availability depends on.
  const { app, requests, filter, review, edit, find, problems } = stores;
  const { orders, deliveries, receipts, markDeliveries } = stores;
  const stops = [
    app,
    requests,
    filter,
    review,
    edit,
    find,
    problems,
    orders,
    deliveries,
    receipts,
    markDeliveries,
  ].map((state) => state.subscribe(plan));
  plan();
  return () => {
    for (const stop of stops) stop();
  };
}
