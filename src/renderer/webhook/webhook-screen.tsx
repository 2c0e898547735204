import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Tabs } from '../components/tabs';
import { Chip } from '../components/chip';
import { DeliveriesPanel } from './deliveries-panel';
import { HealthLine } from './health-line';
import { ListenerPanel } from './listener-panel';
import { refusedReceipts } from '../stores/service/listener-state';
import './webhook.css';

/** The screen of our webhook's deliveries and of the listener's receipts. */
export function WebhookScreen() {
  const { app, webhook, listener } = useStores();
  const tab = useStore(app, (s) => s.webhookTab);
  const failed = useStore(webhook, (s) => s.summary?.counts.failed ?? 0);
  const refused = useStore(listener, (s) => refusedReceipts(s.summary));
  useEffect(() => {
    void webhook.getState().load();
    void listener.getState().load();
  }, [webhook, listener]);

  return (
    <div className="webhook">
      <header className="webhook-head">
        <h1>{t('webhook.title')}</h1>
        {tab === 'deliveries' ? <HealthLine /> : null}
      </header>
      <Tabs
        label={t('webhook.title')}
        value={tab}
        onChange={app.getState().showWebhookTab}
        tabs={[
          {
            value: 'deliveries',
            label: t('webhook.tab.deliveries'),
            extra: failed > 0 ? <Chip tone="bad">{t('webhook.tab.failed', { count: failed })}</Chip> : null,
          },
          {
            value: 'listener',
            label: t('webhook.tab.listener'),
            extra:
              refused > 0 ? <Chip tone="bad">{t('webhook.tab.refused', { count: refused })}</Chip> : null,
          },
        ]}
      >
        {tab === 'deliveries' ? <DeliveriesPanel /> : <ListenerPanel />}
      </Tabs>
    </div>
  );
}
