import { Plus } from 'lucide-react';
import { useStore } from 'zustand';
import { requestsHere, type ConnectionSummary } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { ConnectionMark } from '../components/connection/connection-mark';
import { shownConnection } from '../stores/service/connections-state';

/** All connections with their states, as plain buttons because there are few. */
export function ConnectionList({ connections }: { readonly connections: readonly ConnectionSummary[] }) {
  const stores = useStores();
  const shownKey = useStore(stores.connections, (s) => shownConnection(s)?.key);
  const isAdding = useStore(stores.connections, (s) => s.shown.kind === 'add');
  const { show } = stores.connections.getState();
  return (
    <nav className="connection-list" aria-label={t('connections.list')}>
      <ul>
        {connections.map((connection) => (
          <li key={connection.key}>
            <button
              type="button"
              className="connection-item"
              data-connection={connection.key}
              aria-current={connection.key === shownKey ? 'true' : undefined}
              onClick={() => show({ kind: 'one', key: connection.key })}
            >
              <bdi className="connection-name" title={connection.name}>
                {connection.name}
              </bdi>
              <ConnectionMark state={connection.state} />
              <span className="connection-count">
                {t('connection.requests', { count: requestsHere(connection) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {connections.length === 0 ? null : (
        <Button
          icon={<Plus size={14} aria-hidden="true" />}
          disabledReason={isAdding ? t('connections.adding') : undefined}
          onClick={() => show({ kind: 'add' })}
        >
          {t('connections.add')}
        </Button>
      )}
    </nav>
  );
}
