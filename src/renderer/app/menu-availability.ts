import type { Stores } from '../stores/context';
import { desktopLanguage } from '../lib/messages/command-titles';
import { availableCommands } from './commands/commands';

/**
 * Reports the desktop's texts in the language of the window, and the available commands, to the desktop
 * application, whose menus disable the others. Returns the function that stops it.
 */
export function followAvailability(stores: Stores): () => void {
  // Browsers have no menus of Locdesk.
  if (window.locdesk === undefined) return () => undefined;
  // Without an answer the desktop's texts stay as they are.
  stores.client.call('host.sayTexts', desktopLanguage()).catch(() => undefined);
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
  const { app, requests, savedViews, filter, review, edit, find, job, problems } = stores;
  const { orders, orderDraft, fileImport, deliveries, receipts, markDeliveries } = stores;
  const inReview = [requests, savedViews, filter, review, edit, find, job, problems];
  const elsewhere = [app, orders, orderDraft, fileImport, deliveries, receipts, markDeliveries];
  const stops = [...inReview, ...elsewhere].map((state) => state.subscribe(plan));
  plan();
  return () => {
    for (const stop of stops) stop();
  };
}
