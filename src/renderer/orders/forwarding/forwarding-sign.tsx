import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleHelp, CircleSlash, CircleX, Clock, Send } from 'lucide-react';
import { needsYou, type Forwarding, type ForwardingState } from '../../../contract/upstream/forwarding';
import { t } from '../../lib/messages/order-text';
import '../../components/list/events.css';

const looks = {
  waiting: { icon: Clock, tone: 'quiet' },
  sending: { icon: Send, tone: 'busy' },
  sent: { icon: CircleCheck, tone: 'ok' },
  refused: { icon: CircleX, tone: 'bad' },
  unclear: { icon: CircleHelp, tone: 'warn' },
  failed: { icon: CircleX, tone: 'bad' },
  cancelled: { icon: CircleSlash, tone: 'quiet' },
} satisfies Record<ForwardingState, { readonly icon: LucideIcon; readonly tone: string }>;

/** The state of a request on its way to a connection, as an icon and a word. */
export function ForwardingSign({ forwarding }: { readonly forwarding: Forwarding }) {
  const { state, attempts, hold } = forwarding;
  const { icon: Icon, tone } = looks[state];
  const isHeldUp = state === 'waiting' && (attempts > 0 || hold !== undefined);
  const shown = needsYou(forwarding) ? 'bad' : isHeldUp ? 'warn' : tone;
  return (
    <span className={`state-mark ${shown}`}>
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
      {t(`forwarding.state.${state}`)}
    </span>
  );
}
