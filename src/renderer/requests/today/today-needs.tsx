import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from 'zustand';
import { UpstreamText } from '../../components/connection/upstream-text';
import { useNeeds, type Need } from '../../components/use-needs';
import { t } from '../../lib/messages/translate';
import { type Stores, useStores } from '../../stores/context';
import { openConnection } from '../../stores/open-connection';

/** Everything that needs attention, each with what to do about it and the way there. */
export function TodayNeeds() {
  const stores = useStores();
  const needs = useNeeds();
  if (needs.length === 0) {
    return (
      <p className="today-calm">
        <CircleCheck size={15} aria-hidden="true" />
        {t('today.needs.none')}
      </p>
    );
  }
  return (
    <ul className="today-needs" aria-label={t('today.needs')}>
      {needs.map((need) => (
        <li key={need.kind}>
          <CircleAlert size={15} aria-hidden="true" />
          <div>
            <button type="button" onClick={() => show(stores, need)}>
              {need.text}
            </button>
            <Remedy need={need} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function show({ app }: Stores, { kind, screen }: Need): void {
  const { showWebhookTab, showConnectionsTab, goTo } = app.getState();
  if (screen === 'webhook') showWebhookTab(kind === 'callsRefused' ? 'listener' : 'deliveries');
  if (screen === 'connections') showConnectionsTab(kind === 'connections' ? 'connections' : 'outbox');
  goTo(screen);
}

/** Settings name the remedy where the need leads. */
function Remedy({ need: { kind } }: { readonly need: Need }) {
  if (kind === 'backup' || kind === 'database') return null;
  if (kind === 'connections') return <ConnectionsInNeed />;
  return <p>{t(`need.${kind}.todo`)}</p>;
}

/** More of them would push the numbers of the day out of sight. */
const shownConnections = 3;

/** Connections that have stopped, each with its reason and remedy. */
function ConnectionsInNeed() {
  const stores = useStores();
  const connections = useStore(stores.connections, (s) => s.connections) ?? [];
  const inNeed = connections.flatMap(({ key, name, state }) =>
    state.kind === 'needs-you' ? [{ key, name, state }] : [],
  );
  const more = inNeed.length - shownConnections;
  return (
    <ul>
      {inNeed.slice(0, shownConnections).map(({ key, name, state }) => (
        <li key={key}>
          <button type="button" onClick={() => openConnection(stores, { kind: 'one', key })}>
            <bdi>{name}</bdi>
          </button>
          {' · '}
          <UpstreamText {...state} />
        </li>
      ))}
      {more > 0 ? <li>{t('need.more', { count: more })}</li> : null}
    </ul>
  );
}
