import { useState } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMedia } from '../../components/use-media';
import { useNeeds, type Need } from '../../components/use-needs';
import { t } from '../../lib/messages/translate';
import { type Stores, useStores } from '../../stores/context';
import { ConnectionsInNeed } from './connections-in-need';

/** More of them would push the numbers of the day out of sight. */
const shownNeeds = 3;

/** In a low window, as at 200 % zoom, the numbers need the room. */
const lowWindow = '(height < 700px)';

interface TodayNeedsProps {
  /** Nothing else of the day needs attention, such as failed imports. */
  readonly isCalm: boolean;
}

/** Needs, the most urgent first, each with its remedy and the way there. */
export function TodayNeeds({ isCalm }: TodayNeedsProps) {
  const needs = useNeeds();
  const isLow = useMedia(lowWindow);
  const [isWhole, setWhole] = useState(false);
  if (needs.length === 0) {
    return !isCalm ? null : (
      <p className="today-calm">
        <CircleCheck size={15} aria-hidden="true" />
        {t('today.needs.none')}
      </p>
    );
  }
  const limit = isLow ? 1 : shownNeeds;
  const more = needs.length - limit;
  return (
    <div className="today-needs">
      <ul aria-label={t('today.needs')}>
        {(isWhole ? needs : needs.slice(0, limit)).map((need) => (
          <NeedItem key={need.kind} need={need} connections={isWhole ? Infinity : limit} />
        ))}
      </ul>
      {more > 0 ? (
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('today.needs.fewer') : t('today.needs.more', { count: more })}
        </button>
      ) : null}
    </div>
  );
}

interface NeedItemProps {
  readonly need: Need;
  /** How many kinds of trouble with connections are listed. */
  readonly connections: number;
}

function NeedItem({ need, connections }: NeedItemProps) {
  const stores = useStores();
  return (
    <li>
      <CircleAlert size={15} aria-hidden="true" />
      <div>
        <button type="button" onClick={() => show(stores, need)}>
          {need.text}
        </button>
        <Remedy kind={need.kind} connections={connections} />
      </div>
    </li>
  );
}

function show({ app }: Stores, { kind, screen }: Need): void {
  const { showWebhookTab, showConnectionsTab, goTo } = app.getState();
  if (screen === 'webhook') showWebhookTab(kind === 'callsRefused' ? 'listener' : 'deliveries');
  if (screen === 'connections') showConnectionsTab(kind === 'connections' ? 'connections' : 'outbox');
  goTo(screen);
}

/** Settings name the remedy where the need leads. */
function Remedy({ kind, connections }: Pick<Need, 'kind'> & Pick<NeedItemProps, 'connections'>) {
  if (kind === 'backup' || kind === 'database') return null;
  if (kind === 'connections') return <ConnectionsInNeed limit={connections} />;
  return <p>{t(`need.${kind}.todo`)}</p>;
}
