import type { ReactNode } from 'react';
import type { ReceiptDetail, ReceiptReason } from '../../contract/upstream/receipts';
import { BodyView } from '../components/http-message/body-view';
import { shownBody } from '../components/http-message/kept-body';
import { PairsView } from '../components/http-message/pairs-view';
import { ProblemList } from '../components/http-message/problem-list';
import { exactTime, formatBytes, logTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { CopyId } from '../components/copy/copy-id';
import { OpenRequestButton } from '../components/open-request-button';
import { receiptTitle, receiptTitleLang } from './receipt-row';
import { SignatureCheck } from './signature-check';
import { ReceiptMark } from './state-mark';

interface ReceiptDetailViewProps {
  readonly detail: ReceiptDetail;
  readonly actions: ReactNode;
}

/** One receipt with the call as received and its result. */
export function ReceiptDetailView({ detail, actions }: ReceiptDetailViewProps) {
  const { receipt, method, headers, body, problems, version } = detail;
  const { state, reason, eventId, requestKey } = receipt;
  return (
    <>
      <header className="detail-head">
        <h2 className="event-name">
          <bdi lang={receiptTitleLang(receipt)}>{receiptTitle(receipt)}</bdi>
        </h2>
        <p className="detail-meta">
          <ReceiptMark state={state} />
          <bdi>{receipt.connectionName}</bdi>
          <time dateTime={receipt.received} title={exactTime(receipt.received)}>
            {logTime(receipt.received)}
          </time>
          <span>{method}</span>
          <span>{formatBytes(receipt.sizeBytes)}</span>
          {version === undefined ? null : <span>{t('receipt.version', { number: version })}</span>}
          {eventId === undefined ? (
            <span>{t('receipt.noEventId')}</span>
          ) : (
            <span className="labelled-id">
              {t('delivery.eventId')}{' '}
              <CopyId id={eventId} label={t('delivery.copyEventId', { id: eventId })} />
            </span>
          )}
        </p>
        <SignatureCheck command="receipts.diagnose" id={receipt.key} about={`${state} ${reason ?? ''}`}>
          {actions}
          {requestKey === undefined ? null : <OpenRequestButton requestKey={requestKey} />}
        </SignatureCheck>
      </header>
      {reason === undefined ? null : (
        <Reason reason={reason} isRefused={state === 'refused'} problems={problems} />
      )}
      <BodyView title={t('receipt.body')} body={shownBody(body)} />
      <PairsView title={t('receipt.headers')} pairs={headers} />
    </>
  );
}

interface ReasonProps {
  readonly reason: ReceiptReason;
  readonly isRefused: boolean;
  readonly problems: readonly string[];
}

function Reason({ reason, isRefused, problems }: ReasonProps) {
  return (
    <section className={isRefused ? 'notice bad' : 'notice plain'} aria-label={t('receipt.reason')}>
      <p>{t(`receipt.reason.${reason}`)}</p>
      <p className="notice-todo">{t(`receipt.todo.${reason}`)}</p>
      <ProblemList problems={problems} />
    </section>
  );
}
