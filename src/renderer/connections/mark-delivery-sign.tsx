import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, CircleSlash, CircleX, Clock, Send, TriangleAlert } from 'lucide-react';
import type { MarkDeliveryRow, MarkDeliveryRowState } from '../../contract/upstream/connections';
import { t } from '../lib/messages/service-text';
import '../components/list/events.css';

const looks = {
  waiting: { icon: Clock, tone: 'quiet' },
  sending: { icon: Send, tone: 'busy' },
  sent: { icon: CircleCheck, tone: 'ok' },
  refused: { icon: CircleX, tone: 'bad' },
  conflict: { icon: TriangleAlert, tone: 'bad' },
  failed: { icon: CircleX, tone: 'bad' },
  cancelled: { icon: CircleSlash, tone: 'quiet' },
} satisfies Record<MarkDeliveryRowState, { readonly icon: LucideIcon; readonly tone: string }>;

/** Waiting after a failed attempt, or for the coordinator. */
const heldUp = { icon: CircleAlert, tone: 'warn' } as const;

/** The state of a mark on its way upstream. */
export function MarkDeliverySign({ entry: { state, attempts, hold } }: { readonly entry: MarkDeliveryRow }) {
  const isHeldUp = state === 'waiting' && (attempts > 0 || hold !== undefined);
  const { icon: Icon, tone } = isHeldUp ? heldUp : looks[state];
  return (
    <span className={`state-mark ${tone}`}>
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
      {t(isHeldUp && hold === undefined ? 'delivery.state.retrying' : `markDeliveries.state.${state}`)}
    </span>
  );
}
