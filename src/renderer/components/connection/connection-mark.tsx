import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CirclePause, Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ConnectionState } from '../../../contract/upstream/connections';
import { useSeconds, useStillTimes } from '../use-seconds';
import { spokenState, stateText } from '../../lib/messages/connection-text';
import '../list/events.css';

/** Icon and colour of each state. */
export const connectionIcons = {
  'up-to-date': { icon: CircleCheck, tone: 'ok' },
  syncing: { icon: RefreshCw, tone: 'busy' },
  waiting: { icon: Clock, tone: 'quiet' },
  offline: { icon: CloudOff, tone: 'warn' },
  paused: { icon: CirclePause, tone: 'quiet' },
  'needs-you': { icon: TriangleAlert, tone: 'bad' },
} satisfies Record<ConnectionState['kind'], { readonly icon: LucideIcon; readonly tone: string }>;

/** The state of a connection: an icon and a word; colour only repeats it. */
export function ConnectionMark({ state }: { readonly state: ConnectionState }) {
  const isStill = useStillTimes();
  const nowMs = useSeconds(state.kind === 'waiting' && !isStill);
  const { icon: Icon, tone } = connectionIcons[state.kind];
  return (
    <span className={`state-mark ${tone}`}>
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
      <span aria-hidden="true">{isStill ? spokenState(state) : stateText(state, nowMs)}</span>
      <span className="visually-hidden">{spokenState(state)}</span>
    </span>
  );
}
