import type { ReactNode } from 'react';
import type { AttemptProblem, DeliveryDetail } from '../../contract/webhook/deliveries';
import type { HttpAttempt } from '../../contract/http-message';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { LanguagePair } from '../components/language-pair';
import { CopyId } from '../components/copy/copy-id';
import { AttemptView } from '../components/http-message/attempt-view';
import { ReceivedText } from '../components/http-message/received-text';
import { DeliveryNotice } from './delivery-notice';
import { attemptText, deliveryTitle, deliveryTitleLang } from './delivery-text';
import { OpenRequestButton } from '../components/open-request-button';
import { SignatureCheck } from './signature-check';
import { DeliveryMark } from './state-mark';

interface DeliveryDetailViewProps {
  readonly detail: DeliveryDetail;
  readonly actions: ReactNode;
}

/** One delivery with its attempts, newest first. */
export function DeliveryDetailView({ detail, actions }: DeliveryDetailViewProps) {
  const { delivery, attempts } = detail;
  return (
    <>
      <header className="detail-head">
        <h2 className="event-name">
          <bdi lang={deliveryTitleLang(delivery)}>{deliveryTitle(delivery)}</bdi>
        </h2>
        <p className="detail-meta">
          <DeliveryMark delivery={delivery} />
          <span>{t(`delivery.event.${delivery.event}`)}</span>
          {delivery.languages === undefined ? null : <LanguagePair {...delivery.languages} />}
          <time dateTime={delivery.created} title={exactTime(delivery.created)}>
            {t('delivery.created', { time: sentenceTime(delivery.created) })}
          </time>
          <LabelledId
            name={t('delivery.eventId')}
            id={delivery.eventId}
            label={t('delivery.copyEventId', { id: delivery.eventId })}
          />
          {delivery.event === 'test' ? null : (
            <LabelledId
              name={t('delivery.request')}
              id={delivery.requestId}
              label={t('delivery.copyRequestId', { id: delivery.requestId })}
            />
          )}
        </p>
        <SignatureCheck
          command="deliveries.diagnose"
          id={delivery.key}
          about={attempts[0]?.number}
          disabledReason={noSignature(detail)}
        >
          {actions}
          {delivery.requestKey === undefined ? null : <OpenRequestButton requestKey={delivery.requestKey} />}
        </SignatureCheck>
      </header>
      <DeliveryNotice detail={detail} />
      <h3 className="attempts-title">{t('delivery.attempts.title')}</h3>
      {attempts.length === 0 ? <p className="http-message-note">{t('delivery.noAttempts')}</p> : null}
      {attempts.map((attempt, index) => (
        <AttemptView
          key={attempt.number}
          attempt={attempt}
          problem={problemOf(attempt)}
          isNewest={index === 0}
        />
      ))}
    </>
  );
}

/** Returns why there is no signature to diagnose; undefined when there is one. */
function noSignature({ delivery, attempts }: DeliveryDetail): string | undefined {
  if (attempts.length === 0) return t('signature.check.nothing');
  return delivery.requestGone === undefined ? undefined : t('delivery.redeliver.gone');
}

function problemOf(attempt: HttpAttempt<AttemptProblem>): ReactNode {
  const text = attemptText(attempt);
  if (text?.detail === undefined) return text?.found;
  return (
    <>
      {text.found} <ReceivedText text={text.detail} />
    </>
  );
}

function LabelledId({
  name,
  id,
  label,
}: {
  readonly name: string;
  readonly id: string;
  readonly label: string;
}) {
  return (
    <span className="labelled-id">
      {name} <CopyId id={id} label={label} />
    </span>
  );
}
