import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Forwarding } from '../../../contract/upstream/forwarding';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { CorrectionForm } from './correction-form';
import type { ForwardedRequest } from './forwarded-request';
import { ForwardingActions } from './forwarding-actions-bar';
import { ForwardingAttempts } from './forwarding-attempts';
import { ForwardingNotice } from './forwarding-notice';
import { UnclearDecision } from './unclear-decision';

interface ForwardingPanelProps {
  readonly request: ForwardedRequest;
  readonly forwarding: Forwarding;
}

/** How a request reaches its connection, and what can be done about it. */
export function ForwardingPanel({ request, forwarding }: ForwardingPanelProps) {
  const { forwardings } = useStores();
  const panel = useRef<HTMLElement>(null);
  // A correction that was begun is shown again after the screen was left.
  const isBegun = useStore(forwardings, (s) => s.corrections.has(request.key));
  const [firstField, setFirstField] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const { state } = forwarding;
  const isCorrectable = state === 'refused';
  const correct = (fieldId?: string): void => {
    setFirstField(fieldId);
    setAsked(true);
  };
  const focus = (): void => panel.current?.focus();
  const leave = (): void => {
    setAsked(false);
    forwardings.getState().correct(request.key, undefined);
    focus();
  };
  return (
    <section
      className="forwarding"
      ref={panel}
      tabIndex={-1}
      aria-label={t('forwarding.region', { name: request.name })}
    >
      <ForwardingNotice forwarding={forwarding} onCorrect={isCorrectable ? correct : undefined} />
      {isCorrectable && (isAsked || isBegun) ? (
        <CorrectionForm request={request} forwarding={forwarding} firstField={firstField} onLeave={leave} />
      ) : (
        <>
          {state === 'unclear' ? (
            <UnclearDecision request={request} forwarding={forwarding} onDone={focus} />
          ) : null}
          <ForwardingActions
            request={request}
            forwarding={forwarding}
            onCorrect={isCorrectable ? () => correct() : undefined}
            onDone={focus}
          />
        </>
      )}
      <ForwardingAttempts requestKey={request.key} forwarding={forwarding} />
    </section>
  );
}
