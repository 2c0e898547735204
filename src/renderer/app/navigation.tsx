import { Cable, CodeXml, FilePenLine, ListChecks, Settings, Webhook } from 'lucide-react';
import { useStore } from 'zustand';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { useCommandHint } from '../components/use-command-hint';
import { connectionsInNeed, connectionsWithFailingMarks } from '../stores/service/connections-state';
import { refusedReceipts } from '../stores/service/listener-state';
import { isWebhookFailing } from '../stores/service/webhook-state';
import { screens, type Screen } from '../../contract/command-table';
import { useStores } from '../stores/context';

const icons = {
  requests: ListChecks,
  orders: FilePenLine,
  webhook: Webhook,
  connections: Cable,
  api: CodeXml,
  settings: Settings,
} satisfies Record<Screen, unknown>;
/** Counts from here on are shortened, because more digits would cover the icon. */
const manyFrom = 100;

export function Navigation() {
  const hintOf = useCommandHint();
  const { app, backups, requests, forwardings, webhook, listener, connections, markDeliveries } = useStores();
  const current = useStore(app, (s) => s.screen);
  const toImport = useStore(requests, (s) => s.counts?.['to-import'] ?? 0);
  const toDecide = useStore(forwardings, (s) => s.needYou);
  const failed = useStore(webhook, (s) => s.summary?.counts.failed ?? 0);
  const isFailing = useStore(webhook, (s) => isWebhookFailing(s.summary));
  const retried = useStore(webhook, (s) => (isFailing ? (s.summary?.counts.waiting ?? 0) : 0));
  const marksFailing = useStore(connections, (s) => connectionsWithFailingMarks(s.connections));
  const refused = useStore(listener, (s) => refusedReceipts(s.summary));
  const inNeed = useStore(connections, (s) => connectionsInNeed(s.connections));
  const backupProblem = useStore(backups, (s) => s.summary?.problem);
  const databaseNotice = useStore(backups, (s) => s.summary?.notice);
  const resting = useStore(markDeliveries, (s) => s.totals?.failed ?? 0);
  /** Number of items on each screen that need attention. */
  const counts: Partial<Record<Screen, number>> = {
    requests: toImport,
    orders: toDecide,
    webhook: failed + refused + retried,
    connections: inNeed + resting + marksFailing,
    settings: (backupProblem === undefined ? 0 : 1) + (databaseNotice === undefined ? 0 : 1),
  };

  const tooltip = (screen: Screen): string => {
    const count = counts[screen] ?? 0;
    if (screen === 'requests' && count > 0) return t('nav.requests.waiting', { count });
    if (screen === 'orders' && count > 0) return t('nav.orders.need', { count });
    if (screen === 'webhook' && isFailing) return t('nav.webhook.failing', { count });
    if (screen === 'webhook' && count > 0) return t('nav.webhook.failed', { count });
    if (screen === 'connections' && count > 0) return t('nav.connections.need', { count });
    if (screen === 'settings' && count > 0) {
      return t(backupProblem === undefined ? 'nav.settings.database' : 'nav.settings.backup');
    }
    return hintOf(`go.${screen}`, t(`nav.${screen}`)).title;
  };
  return (
    <nav className="navigation" data-pane aria-label={t('nav.label')}>
      {screens.map((screen) => {
        const Icon = icons[screen];
        const count = counts[screen] ?? 0;
        return (
          <button
            key={screen}
            type="button"
            className={`nav-button to-${screen}`}
            aria-current={screen === current ? 'page' : undefined}
            title={tooltip(screen)}
            onClick={() => app.getState().goTo(screen)}
          >
            <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
            <span className="nav-label">{t(`nav.${screen}`)}</span>
            {count > 0 ? (
              // Drawn by CSS, so that the accessible name is only the screen's.
              <span
                className={screen === 'requests' ? 'nav-badge work' : 'nav-badge'}
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
