import { useStore } from 'zustand';
import type { Screen } from '../../contract/command-table';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import { connectionsInNeed, connectionsWithFailingMarks } from '../stores/service/connections-state';
import { refusedReceipts } from '../stores/service/listener-state';
import { isWebhookFailing } from '../stores/service/webhook-state';

/** Something on a screen that needs attention. */
export interface ScreenNeed {
  /** At least 1. */
  readonly count: number;
  /** A sentence that begins with the screen's name. */
  readonly text: string;
}

/** The needs of the screens; undefined where there is none. */
export type ScreenNeeds = { readonly [S in Screen]?: ScreenNeed | undefined };

/** Where something needs attention; requests to import are work, not a need. */
export function useScreenNeeds(): ScreenNeeds {
  const { backups, forwardings, webhook, listener, connections, markDeliveries } = useStores();
  const toDecide = useStore(forwardings, (s) => s.needYou);
  const failed = useStore(webhook, (s) => s.summary?.counts.failed ?? 0);
  const isFailing = useStore(webhook, (s) => isWebhookFailing(s.summary));
  const retried = useStore(webhook, (s) => (isFailing ? (s.summary?.counts.waiting ?? 0) : 0));
  const refused = useStore(listener, (s) => refusedReceipts(s.summary));
  const marksFailing = useStore(connections, (s) => connectionsWithFailingMarks(s.connections));
  const inNeed = useStore(connections, (s) => connectionsInNeed(s.connections));
  const resting = useStore(markDeliveries, (s) => s.totals?.failed ?? 0);
  const backupProblem = useStore(backups, (s) => s.summary?.problem);
  const databaseNotice = useStore(backups, (s) => s.summary?.notice);
  const ofSettings = [backupProblem, databaseNotice].filter((one) => one !== undefined).length;
  return {
    orders: needOf(toDecide, 'nav.orders.need'),
    webhook: needOf(failed + refused + retried, isFailing ? 'nav.webhook.failing' : 'nav.webhook.failed'),
    connections: needOf(inNeed + resting + marksFailing, 'nav.connections.need'),
    settings:
      ofSettings === 0
        ? undefined
        : {
            count: ofSettings,
            text: t(backupProblem === undefined ? 'nav.settings.database' : 'nav.settings.backup'),
          },
  };
}

/** Undefined for a count of 0. */
export function needOf(
  count: number,
  text:
    | 'nav.orders.need'
    | 'nav.webhook.failing'
    | 'nav.webhook.failed'
    | 'nav.connections.need'
    | 'nav.requests.waiting',
): ScreenNeed | undefined {
  return count === 0 ? undefined : { count, text: t(text, { count }) };
}
