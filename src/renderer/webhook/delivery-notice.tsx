import type { DeliveryDetail } from '../../contract/webhook/deliveries';
import { t } from '../lib/messages/service-text';
import { attemptText } from './delivery-text';
import { NextTry } from '../components/http-message/next-try';
import { ReceivedText } from '../components/http-message/received-text';

/** Explains why a delivery has not arrived, what happens next, and what to do. */
export function DeliveryNotice({ detail: { delivery, attempts } }: { readonly detail: DeliveryDetail }) {
  const { state, hold, nextAttempt, requestGone } = delivery;
  if (state === 'delivered') return null;
  if (state === 'cancelled' || state === 'dismissed') {
    const why = requestGone === undefined ? (`${state}ByHand` as const) : 'cancelled';
    return <p className="notice">{t(`delivery.${why}`)}</p>;
  }
  const [newest] = attempts;
  const text = newest === undefined ? undefined : attemptText(newest);
  if (text === undefined && hold === undefined) return null;
  return (
    <section className={state === 'failed' ? 'notice bad' : 'notice warn'}>
      {text === undefined ? null : (
        <>
          <p>{text.found}</p>
          {text.detail === undefined ? null : (
            <p className="notice-todo">
              <ReceivedText text={text.detail} />
            </p>
          )}
          <p className="notice-todo">{text.todo}</p>
        </>
      )}
      {hold === undefined ? null : <p className="notice-todo">{t(`delivery.hold.${hold}.todo`)}</p>}
      {nextAttempt === undefined ? null : (
        <p className="notice-todo">
          <NextTry at={nextAttempt} />
        </p>
      )}
      {state === 'failed' ? <p className="notice-todo">{t('delivery.failed.parked')}</p> : null}
    </section>
  );
}
