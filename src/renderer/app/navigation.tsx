import { Cable, CodeXml, ListChecks, Settings, Webhook } from 'lucide-react';
import { useStore } from 'zustand';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { connectionsInNeed, connectionsWithFailingMarks } from '../stores/service/connections-state';
import { refusedReceipts } from '../stores/service/listener-state';
import { isWebhookFailing } from '../stores/service/webhook-state';
import { rooms, type Room } from '../stores/window/app-state';
import { useDesk } from '../stores/context';

const icons = {
  requests: ListChecks,
  webhook: Webhook,
  connections: Cable,
  api: CodeXml,
  settings: Settings,
} satisfies Record<Room, unknown>;
const shortcuts: Partial<Record<Room, string>> = { settings: 'Ctrl+,' };
/** More digits would cover the icon. */
const manyFrom = 100;

export function Navigation() {
  const { app, backups, requests, webhook, listener, connections, outbox } = useDesk();
  const current = useStore(app, (s) => s.room);
  const toImport = useStore(requests, (s) => s.counts?.['to-import'] ?? 0);

  const failed = useStore(webhook, (s) => s.summary?.counts.failed ?? 0);
  const isFailing = useStore(webhook, (s) => isWebhookFailing(s.summary));
  const retried = useStore(webhook, (s) => (isFailing ? (s.summary?.counts.waiting ?? 0) : 0));
  const marksFailing = useStore(connections, (s) => connectionsWithFailingMarks(s.connections));
  const refused = useStore(listener, (s) => refusedReceipts(s.summary));
  const inNeed = useStore(connections, (s) => connectionsInNeed(s.connections));
  const backupProblem = useStore(backups, (s) => s.summary?.problem);
  const databaseNotice = useStore(backups, (s) => s.summary?.notice);
  const resting = useStore(outbox, (s) => s.totals?.failed ?? 0);
  /** What wants attention. */
  const counts: Partial<Record<Room, number>> = {
    requests: toImport,
    webhook: failed + refused + retried,
    connections: inNeed + resting + marksFailing,
    settings: (backupProblem === undefined ? 0 : 1) + (databaseNotice === undefined ? 0 : 1),
  };

  const tooltip = (room: Room): string => {
    const count = counts[room] ?? 0;
    if (room === 'requests' && count > 0) return t('nav.requests.waiting', { count });
    if (room === 'webhook' && isFailing) return t('nav.webhook.failing', { count });
    if (room === 'webhook' && count > 0) return t('nav.webhook.failed', { count });
    if (room === 'connections' && count > 0) return t('nav.connections.need', { count });
    if (room === 'settings' && count > 0) {
      return t(backupProblem === undefined ? 'nav.settings.database' : 'nav.settings.backup');
    }
    const shortcut = shortcuts[room];
    return shortcut === undefined ? t(`nav.${room}`) : `${t(`nav.${room}`)} (${shortcut})`;
  };
  return (
    <nav className="navigation" aria-label={t('nav.label')}>
      {rooms.map((room) => {
        const Icon = icons[room];
        const count = counts[room] ?? 0;
        return (
          <button
            key={room}
            type="button"
            className={`nav-button to-${room}`}
            aria-label={t(`nav.${room}`)}
            aria-current={room === current ? 'page' : undefined}
            title={tooltip(room)}
            onClick={() => app.getState().goTo(room)}
          >
            <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
            {count > 0 ? (
              // Painted by CSS: the accessible name stays the room's.
              <span
                className="nav-badge"
                data-count={count < manyFrom ? formatNumber(count) : '99+'}
                aria-hidden="true"
              />
            ) : null}
          </button>
        );
      })}
    </nav>
  );
}
