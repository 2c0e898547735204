import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Chip } from '../components/chip';
import { Tabs } from '../components/tabs';
import { ConnectionsPanel } from './connections-panel';
import { connectionsInNeed, marksToSend } from '../stores/service/connections-state';
import { MarkDeliveryPanel } from './mark-delivery-panel';
import './connections.css';

/** The screen of upstream services, and of the marks to be sent to them. */
export function ConnectionsScreen() {
  const { app, connections } = useStores();
  const tab = useStore(app, (s) => s.connectionsTab);
  const inNeed = useStore(connections, (s) => connectionsInNeed(s.connections));
  const unsentMarks = useStore(connections, (s) => marksToSend(s.connections));
  useEffect(() => {
    void connections.getState().load();
  }, [connections]);

  return (
    <div className="webhook">
      <header className="webhook-head">
        <h1>{t('connections.title')}</h1>
        <p className="connections-intro">{t('connections.intro')}</p>
      </header>
      <Tabs
        label={t('connections.title')}
        value={tab}
        onChange={app.getState().showConnectionsTab}
        tabs={[
          {
            value: 'connections',
            label: t('connections.tab.connections'),
            extra: inNeed > 0 ? <Chip tone="bad">{t('connections.tab.need', { count: inNeed })}</Chip> : null,
          },
          {
            value: 'outbox',
            label: t('connections.tab.outbox'),
            extra:
              unsentMarks > 0 ? (
                <Chip tone="warn">{t('connections.tab.toSend', { count: unsentMarks })}</Chip>
              ) : null,
          },
        ]}
      >
        {tab === 'connections' ? <ConnectionsPanel /> : <MarkDeliveryPanel />}
      </Tabs>
    </div>
  );
}
