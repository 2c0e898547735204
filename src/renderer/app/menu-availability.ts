import type { Desk } from '../stores/context';
import { availableCommands } from './commands';

/**
 * Tells the desktop application which commands would do something, so that its menus show the others disabled. Returns the function
 * that stops it.
 */
export function followAvailability(desk: Desk): () => void {
  // A browser has no menus of ours.
  if (window.locdesk === undefined) return () => undefined;
  let sent = '';
  let isPlanned = false;
  const send = (): void => {
    isPlanned = false;
    const available = [...availableCommands(desk)];
    const now = available.join(' ');
    if (now === sent) return;
    sent = now;
    desk.client.call('host.enableCommands', { available }).catch(() => {
      // It is sent again with the next change.
      sent = '';
    });
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(send);
  };
  const { app, requests, review, edit, find, problems, deliveries, receipts, outbox } = desk;
  const stops = [app, requests, review, edit, find, problems, deliveries, receipts, outbox].map((state) =>
    state.subscribe(plan),
  );
  plan();
  return () => {
    for (const stop of stops) stop();
  };
}
