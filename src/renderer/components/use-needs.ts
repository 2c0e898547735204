import { useStore } from 'zustand';
import type { Screen } from '../../contract/command-table';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import { connectionsInNeed, connectionsWithFailingMarks } from '../stores/service/connections-state';
import { refusedReceipts } from '../stores/service/listener-state';
import { isWebhookFailing } from '../stores/service/webhook-state';

/**
 * Screens by what needs attention on them, the most urgent first: data at risk, then work that waits for the
 * coordinator, then calls that Locdesk keeps retrying.
 */
const screenOf = {
  database: 'settings',
  backup: 'settings',
  connections: 'connections',
  marksRefused: 'connections',
  orders: 'orders',
  deliveriesFailed: 'webhook',
  callsRefused: 'webhook',
  marksFailing: 'connections',
  deliveriesFailing: 'webhook',
} as const satisfies Record<string, Screen>;

export type NeedKind = keyof typeof screenOf;

/** Something that needs attention. */
export interface Need {
  readonly kind: NeedKind;
  readonly screen: Screen;
  /** At least 1. */
  readonly count: number;
  /** A sentence that begins with the screen's name. */
  readonly text: string;
}

/** Everything that needs attention; requests to import are work, not a need. */
export function useNeeds(): readonly Need[] {
  const { backups, forwardings, webhook, listener, connections, markDeliveries } = useStores();
  const isFailing = useStore(webhook, (s) => isWebhookFailing(s.summary));
  const counts: Readonly<Record<NeedKind, number>> = {
    orders: useStore(forwardings, (s) => s.needYou),
    deliveriesFailing: useStore(webhook, (s) => (isFailing ? (s.summary?.counts.waiting ?? 0) : 0)),
    deliveriesFailed: useStore(webhook, (s) => s.summary?.counts.failed ?? 0),
    callsRefused: useStore(listener, (s) => refusedReceipts(s.summary)),
    connections: useStore(connections, (s) => connectionsInNeed(s.connections)),
    marksRefused: useStore(markDeliveries, (s) => s.totals?.failed ?? 0),
    marksFailing: useStore(connections, (s) => connectionsWithFailingMarks(s.connections)),
    backup: useStore(backups, (s) => (s.summary?.problem === undefined ? 0 : 1)),
    database: useStore(backups, (s) => (s.summary?.notice === undefined ? 0 : 1)),
  };
  return needKinds.flatMap((kind) => {
    const count = counts[kind];
    return count === 0 ? [] : [{ kind, screen: screenOf[kind], count, text: textOfNeed(kind, count) }];
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const needKinds = Object.keys(screenOf) as readonly NeedKind[];

function textOfNeed(kind: NeedKind, count: number): string {
  if (kind === 'backup' || kind === 'database') return t(`nav.settings.${kind}`);
  return t(`need.${kind}`, { count });
}
