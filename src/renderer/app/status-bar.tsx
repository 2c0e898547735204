import { Send, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import type { ConnectionState, ConnectionSummary } from '../../contract/upstream/connections';
import type { ServiceState } from '../../contract/ui-types';
import { t } from '../lib/messages/translate';
import { onDemand } from '../components/on-demand';
import { copyText } from '../components/copy/copy';
import { useMedia } from '../components/use-media';
import { connectionsWithFailingMarks, marksToSend } from '../stores/service/connections-state';
import { CheckingProgress } from '../review/problems/checking-progress';
import { isWebhookFailing } from '../stores/service/webhook-state';
import { ConnectionChip } from './connection-chip';
import { useStores } from '../stores/context';
import './status-bar.css';

const ConnectionsChip = onDemand(async () => (await import('./connections-chip')).ConnectionsChip);

/** More connections than this don't fit into the bar of a small window. */
const mostChips = 3;
const narrow = '(width < 1000px)';

export function StatusBar() {
  const { app, requests, connections } = useStores();
  const service = useStore(app, (s) => s.info?.service);
  const counts = useStore(requests, (s) => s.counts);
  const list = useStore(connections, (s) => s.connections);
  return (
    <footer className="status-bar" data-pane aria-label={t('status.label')}>
      <Service service={service} />
      <Connections list={list} />
      <NewerVersion />
      <MarkDeliveryCount />
      <WebhookFailing />
      <CheckingProgress />
      {counts === undefined ? null : (
        <div className="status-total">
          <span>{t('status.total', { count: counts.all })}</span>
          <span>{t('status.toImport', { count: counts['to-import'] })}</span>
        </div>
      )}
    </footer>
  );
}

/** One chip each, those that need the coordinator first; many share one. */
function Connections({ list }: { readonly list: readonly ConnectionSummary[] | undefined }) {
  const isNarrow = useMedia(narrow);
  if (list === undefined || list.length === 0) return null;
  const sorted = list.toSorted((a, b) => urgency(b.state) - urgency(a.state));
  if (list.length > (isNarrow ? 1 : mostChips)) return <ConnectionsChip connections={sorted} />;
  return (
    <ul className="status-connections" aria-label={t('status.connections')}>
      {sorted.map((connection) => (
        <li key={connection.key}>
          <ConnectionChip connection={connection} />
        </li>
      ))}
    </ul>
  );
}

function urgency({ kind }: ConnectionState): number {
  if (kind === 'needs-you') return 2;
  return kind === 'offline' ? 1 : 0;
}

/** A link to the page of a newer version; the desktop application asks before opening it. */
function NewerVersion() {
  const newer = useStore(useStores().app, (s) => s.info?.newer);
  if (newer === undefined) return null;
  return (
    <a className="status-button" href={newer.url} target="_blank" rel="noopener">
      {t('status.newer', { version: newer.version })}
    </a>
  );
}

/** The number of marks that wait to be sent upstream; hidden when there are none. */
function MarkDeliveryCount() {
  const { app, connections } = useStores();
  const unsentMarks = useStore(connections, (s) => marksToSend(s.connections));
  const isFailing = useStore(connections, (s) => connectionsWithFailingMarks(s.connections) > 0);
  if (unsentMarks === 0) return null;
  return (
    <button
      type="button"
      className={isFailing ? 'status-button failing' : 'status-button'}
      title={t(isFailing ? 'status.outbox.failing.hint' : 'status.outbox.hint')}
      onClick={() => {
        app.getState().showConnectionsTab('outbox');
        app.getState().goTo('connections');
      }}
    >
      <Send size={12} aria-hidden="true" />
      <span className="status-text">
        {t(isFailing ? 'status.outbox.failing' : 'status.outbox', { count: unsentMarks })}
      </span>
    </button>
  );
}

/** Shows a failing webhook on every screen, from the first failed attempt on. */
function WebhookFailing() {
  const { app, webhook } = useStores();
  const isFailing = useStore(webhook, (s) => isWebhookFailing(s.summary));
  if (!isFailing) return null;
  return (
    <button
      type="button"
      className="status-button failing"
      title={t('status.webhook.failing.hint')}
      onClick={() => {
        app.getState().showWebhookTab('deliveries');
        app.getState().goTo('webhook');
      }}
    >
      <TriangleAlert size={12} aria-hidden="true" />
      <span className="status-text">{t('status.webhook.failing')}</span>
    </button>
  );
}

function Service({ service }: { readonly service: ServiceState | undefined }) {
  const { toasts } = useStores();
  if (service === undefined) return <span className="service">{t('status.service.starting')}</span>;
  if (service.kind === 'failed') {
    return (
      <span className="service failed" title={service.message}>
        {t('status.service.failed', { message: service.message })}
      </span>
    );
  }
  const { url } = service;
  const copy = async (): Promise<void> => {
    const copied = await copyText(url);
    toasts.getState().show({
      tone: copied ? 'done' : 'error',
      text: copied ? `${t('copy.copied')}: ${url}` : t('copy.failed'),
    });
  };
  return (
    <button
      type="button"
      className="service listening"
      title={t('status.service.copy', { address: url })}
      onClick={() => void copy()}
    >
      {t('status.service', { address: url.replace(/^https?:\/\//, '').replace(/\/$/, '') })}
    </button>
  );
}
