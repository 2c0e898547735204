import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Forwarding, ForwardingDetail } from '../../../contract/upstream/forwarding';
import { UpstreamReason } from '../../components/connection/upstream-text';
import { AttemptView } from '../../components/http-message/attempt-view';
import { CopyId } from '../../components/copy/copy-id';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';

interface ForwardingAttemptsProps {
  readonly requestKey: number;
  readonly forwarding: Forwarding;
}

/** The calls to upstream for one request, read when they are asked for. */
export function ForwardingAttempts({ requestKey, forwarding }: ForwardingAttemptsProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, attempts, connectionName: name, upstreamId } = forwarding;
  if (attempts === 0 && upstreamId === undefined) return null;
  const text =
    state === 'sent' ? t('forwarding.sentTo', { name }) : t('forwarding.details.count', { count: attempts });
  return (
    <details className="forwarding-attempts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight className="attempt-arrow" size={14} aria-hidden="true" />
        <bdi>{text}</bdi>
      </summary>
      {isOpen ? (
        <>
          {upstreamId === undefined ? null : (
            <p className="detail-meta">
              <span>
                {t('forwarding.upstreamId', { name })}{' '}
                <CopyId id={upstreamId} label={t('forwarding.candidate.copy', { id: upstreamId })} />
              </span>
            </p>
          )}
          <Attempts key={attempts} requestKey={requestKey} />
        </>
      ) : null}
    </details>
  );
}

function Attempts({ requestKey }: { readonly requestKey: number }) {
  const { client } = useStores();
  const [read, setRead] = useState<ForwardingDetail['attempts'] | string>();
  useEffect(() => {
    let isShown = true;
    client.call('forwardings.read', { request: requestKey }).then(
      ({ attempts }) => isShown && setRead(attempts),
      (error: unknown) => isShown && setRead(messageOf(error)),
    );
    return () => {
      isShown = false;
    };
  }, [client, requestKey]);
  if (read === undefined) return <output>{t('forwarding.reading')}</output>;
  if (typeof read === 'string') return <p className="problem">{read}</p>;
  return read.map((attempt, index) => (
    <AttemptView
      key={attempt.number}
      attempt={attempt}
      problem={
        attempt.problem === undefined ? undefined : (
          <UpstreamReason
            problem={attempt.problem}
            text={attempt.problemText}
            otherwise={t('forwarding.state.failed')}
          />
        )
      }
      isNewest={index === 0}
    />
  ));
}
