import { Pencil, Trash2 } from 'lucide-react';
import type { ConnectionSummary } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { ConnectionMark } from '../components/connection/connection-mark';
import { PauseButton } from '../components/connection/pause-button';
import { SyncNowButton } from '../components/connection/sync-now-button';

interface ConnectionHeadProps {
  readonly connection: ConnectionSummary;
  /** Whether the question about removal is open. */
  readonly isAsked: boolean;
  readonly onRemove: () => void;
}

export function ConnectionHead({ connection, isAsked, onRemove }: ConnectionHeadProps) {
  const { connections } = useStores();
  return (
    <header className="connection-head">
      <h2>
        <bdi>{connection.name}</bdi>
      </h2>
      <ConnectionMark state={connection.state} />
      <code className="connection-url" dir="ltr">
        {connection.baseUrl}
      </code>
      <div className="connection-actions">
        <SyncNowButton connection={connection} />
        <PauseButton connection={connection} />
        <Button
          icon={<Pencil size={14} aria-hidden="true" />}
          onClick={() => connections.getState().show({ kind: 'edit', key: connection.key })}
        >
          {t('connection.edit')}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 size={14} aria-hidden="true" />}
          aria-expanded={isAsked}
          onClick={onRemove}
        >
          {t('connection.remove')}
        </Button>
      </div>
    </header>
  );
}
