import type { DeliveryRow as Delivery } from '../../contract/webhook/deliveries';
import { StatusCode } from '../components/http-message/status-code';
import { exactTime, formatNumber, logTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { shortId } from '../components/copy/short-id';
import { LanguagePair } from '../components/language-pair';
import { deliveryTitle, deliveryTitleLang } from './delivery-text';
import { NextTry } from '../components/http-message/next-try';
import { DeliveryMark } from './state-mark';

export function DeliveryRow({ row }: { readonly row: Delivery }) {
  const title = deliveryTitle(row);
  return (
    <>
      <div className="event-line">
        <div className="event-title" title={title} lang={deliveryTitleLang(row)} dir="auto">
          {title}
        </div>
        <DeliveryMark delivery={row} />
      </div>
      <div className="event-line">
        <div className="event-facts">
          <time dateTime={row.created} title={exactTime(row.created)}>
            {logTime(row.created)}
          </time>
          {row.languages === undefined ? null : <LanguagePair {...row.languages} />}
          <span className="event-kind">{t(`delivery.event.${row.event}`)}</span>
          {row.event === 'test' ? null : <code title={row.requestId}>{shortId(row.requestId)}</code>}
        </div>
        <div className="event-facts end">
          <Attempts count={row.attempts} />
          <LastAnswer row={row} />
          {row.hold === undefined ? null : <span>{t(`delivery.hold.${row.hold}`)}</span>}
          {row.nextAttempt === undefined ? null : <NextTry at={row.nextAttempt} />}
        </div>
      </div>
    </>
  );
}

/** The number of attempts in words, or as "2×" in a narrow window. */
function Attempts({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const text = t('delivery.attempts', { count });
  return (
    <span className="event-attempts" title={text}>
      <span className="event-wide">{text}</span>
      <span className="event-narrow">{t('delivery.attempts.short', { number: formatNumber(count) })}</span>
    </span>
  );
}

/** The status of the last response; without one, the problem. */
function LastAnswer({ row: { lastStatus, lastProblem } }: { readonly row: Delivery }) {
  if (lastStatus !== undefined) {
    return <StatusCode status={lastStatus} isProblem={lastProblem !== undefined} />;
  }
  return lastProblem === undefined ? null : (
    <span className="event-answer">{t(`attempt.short.${lastProblem}`)}</span>
  );
}
