import { Cable, Plus } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { ConnectionForm } from './connection-form';
import { ConnectionList } from './connection-list';
import { ConnectionView } from './connection-view';
import { shownConnection } from '../stores/service/connections-state';

/** The list of connections on the left; one of them, or a form, on the right. */
export function ConnectionsPanel() {
  const { connections } = useStores();
  const list = useStore(connections, (s) => s.connections);
  const problem = useStore(connections, (s) => s.problem);
  if (list === undefined) {
    return problem === undefined ? null : (
      <p className="connections-unreadable">{t('connections.unreadable', { message: problem })}</p>
    );
  }
  return (
    <div className="connections">
      <ConnectionList connections={list} />
      <Shown />
    </div>
  );
}

function Shown() {
  const { connections } = useStores();
  const shown = useStore(connections, (s) => s.shown);
  const connection = useStore(connections, shownConnection);
  if (shown.kind === 'add') return <ConnectionForm key="add" connection={undefined} />;
  if (connection === undefined) {
    return (
      <EmptyState
        icon={<Cable size={26} strokeWidth={1.5} aria-hidden="true" />}
        title={t('connections.empty.title')}
        text={t('connections.empty.text')}
      >
        <Button
          variant="primary"
          icon={<Plus size={14} aria-hidden="true" />}
          data-connection="none"
          onClick={() => connections.getState().show({ kind: 'add' })}
        >
          {t('connections.add')}
        </Button>
      </EmptyState>
    );
  }
  if (shown.kind === 'edit') return <ConnectionForm key={connection.key} connection={connection} />;
  return <ConnectionView key={connection.key} connection={connection} />;
}
