import type { LucideIcon } from 'lucide-react';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleEqual,
  CircleSlash,
  CircleX,
  Clock,
  Send,
} from 'lucide-react';
import type { DeliveryRow, DeliveryState } from '../../contract/webhook/deliveries';
import type { ReceiptState } from '../../contract/upstream/receipts';
import { t } from '../lib/messages/service-text';
import '../components/list/events.css';

interface StateIcon {
  readonly icon: LucideIcon;
  readonly tone: 'ok' | 'bad' | 'warn' | 'quiet' | 'busy';
}

const deliveryIcons = {
  waiting: { icon: Clock, tone: 'quiet' },
  sending: { icon: Send, tone: 'busy' },
  delivered: { icon: CircleCheck, tone: 'ok' },
  failed: { icon: CircleX, tone: 'bad' },
  cancelled: { icon: CircleSlash, tone: 'quiet' },
  dismissed: { icon: CircleSlash, tone: 'quiet' },
} satisfies Record<DeliveryState, StateIcon>;

/** Waiting after a failed attempt, or for the coordinator. */
const retrying: StateIcon = { icon: CircleAlert, tone: 'warn' };

const receiptIcons = {
  new: { icon: CircleDashed, tone: 'quiet' },
  applied: { icon: CircleCheck, tone: 'ok' },
  unchanged: { icon: CircleEqual, tone: 'quiet' },
  refused: { icon: CircleX, tone: 'bad' },
  dismissed: { icon: CircleSlash, tone: 'quiet' },
} satisfies Record<ReceiptState, StateIcon>;

export function DeliveryMark({ delivery: { state, attempts, hold } }: { readonly delivery: DeliveryRow }) {
  const wantsAttention = state === 'waiting' && (attempts > 0 || hold !== undefined);
  const shown = wantsAttention ? retrying : deliveryIcons[state];
  const word = state === 'waiting' && attempts > 0 ? 'retrying' : state;
  return <StateMark {...shown} text={t(`delivery.state.${word}`)} />;
}

export function ReceiptMark({ state }: { readonly state: ReceiptState }) {
  return <StateMark {...receiptIcons[state]} text={t(`receipt.state.${state}`)} />;
}

/** A state as an icon and a word; the colour only repeats it. */
function StateMark({ icon: Icon, tone, text }: StateIcon & { readonly text: string }) {
  return (
    <span className={`state-mark ${tone}`}>
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
      {text}
    </span>
  );
}
