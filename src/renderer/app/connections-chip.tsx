import { useId } from 'react';
import type { ConnectionState, ConnectionSummary } from '../../contract/upstream/connections';
import { ConnectionMark, connectionIcons } from '../components/connection/connection-mark';
import { SyncNowButton } from '../components/connection/sync-now-button';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { openConnection } from '../stores/open-connection';
import { useStores } from '../stores/context';

/** Many connections in the status bar: how many are in which state; a click lists them all. */
export function ConnectionsChip({ connections }: { readonly connections: readonly ConnectionSummary[] }) {
  const id = useId();
  const counted = Map.groupBy(connections, ({ state }) => shownKind(state));
  const counts = [...counted].map(([kind, { length }]) => {
    const said = t('status.connections.count', { state: t(`connection.state.${kind}`), count: length });
    return { kind, said, number: formatNumber(length) };
  });
  return (
    <>
      <button
        type="button"
        className="status-button"
        popoverTarget={id}
        title={counts.map(({ said }) => said).join('\n')}
      >
        {t('status.connections')}
        {counts.map(({ kind, said, number }) => {
          const { icon: Icon, tone } = connectionIcons[kind];
          const [before, after] = said.split(number);
          return (
            <span key={kind} className={`state-mark ${tone}`}>
              <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
              {/* The name has what is seen, in its order, and what the signs mean. */}
              <span className="visually-hidden"> {before}</span> {number}
              <span className="visually-hidden">{after}</span>
            </span>
          );
        })}
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={t('status.connections')}
        className="popover-card connection-popover"
      >
        <ul className="connections-popover-list">
          {connections.map((connection) => (
            <Row key={connection.key} connection={connection} popover={id} />
          ))}
        </ul>
      </dialog>
    </>
  );
}

function Row({ connection, popover }: { readonly connection: ConnectionSummary; readonly popover: string }) {
  const { app, connections } = useStores();
  const open = (): void => {
    document.getElementById(popover)?.hidePopover();
    openConnection({ app, connections }, { kind: 'one', key: connection.key });
  };
  return (
    <li>
      <button type="button" className="status-button" title={t('status.connection.open')} onClick={open}>
        <bdi>{connection.name}</bdi>
      </button>
      <ConnectionMark state={connection.state} />
      <SyncNowButton small connection={connection} />
    </li>
  );
}

/** Syncing and waiting for the next sync are the ordinary course of an up-to-date connection. */
function shownKind({ kind }: ConnectionState): 'needs-you' | 'offline' | 'paused' | 'up-to-date' {
  return kind === 'syncing' || kind === 'waiting' ? 'up-to-date' : kind;
}
