import { ChevronRight, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { DeliveryAttempt } from '../../shared/deliveries';
import { BodyView } from '../exchange/body-view';
import { shownBody } from '../exchange/kept-body';
import { PairsView } from '../exchange/pairs-view';
import { StatusCode } from '../exchange/status-code';
import { exactTime, formatDuration, logTime } from '../messages/format';
import { t } from '../messages/translate';
import { attemptText, type AttemptText } from './delivery-text';

interface AttemptViewProps {
  readonly attempt: DeliveryAttempt;
  /** Opened when it appears. What is open stays open when the next one comes. */
  readonly isNewest: boolean;
}

/** One attempt: a line, and everything that was sent and answered behind it. */
export function AttemptView({ attempt, isNewest }: AttemptViewProps) {
  const [isOpen, setOpen] = useState(isNewest);
  const { number, started, durationMs, response } = attempt;
  const text = attemptText(attempt);
  const Icon = text === undefined ? CircleCheck : CircleX;
  return (
    <details className="attempt" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight className="attempt-arrow" size={14} aria-hidden="true" />
        <span className={`state-mark ${text === undefined ? 'ok' : 'bad'}`}>
          <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
          {t('attempt.number', { number: String(number) })}
        </span>
        <time dateTime={started} title={exactTime(started)}>
          {logTime(started)}
        </time>
        <span>{formatDuration(durationMs)}</span>
        {response === undefined ? (
          <span>{t('attempt.noAnswer')}</span>
        ) : (
          <StatusCode status={response.status} isProblem={text !== undefined} />
        )}
      </summary>
      {isOpen ? <Exchange attempt={attempt} text={isNewest ? undefined : text} /> : null}
    </details>
  );
}

/** The newest one's problem stands above all attempts. */
function Exchange({
  attempt,
  text,
}: {
  readonly attempt: DeliveryAttempt;
  readonly text: AttemptText | undefined;
}) {
  const { url, requestHeaders, requestBody, response } = attempt;
  const labelOf = (part: string): string => t('attempt.part', { part, number: String(attempt.number) });
  const part = (key: 'requestHeaders' | 'requestBody' | 'responseHeaders' | 'responseBody') => {
    const title = t(`attempt.${key}`);
    return { title, label: labelOf(title) };
  };
  return (
    <div className="attempt-exchange">
      {text === undefined ? null : (
        <p>
          {text.found} {text.detail}
        </p>
      )}
      <p className="attempt-url">
        <span>{t('attempt.url')}</span> <bdi dir="ltr">{url}</bdi>
      </p>
      {response === undefined ? null : (
        <>
          <BodyView {...part('responseBody')} body={shownBody(response.body)} />
          <PairsView {...part('responseHeaders')} pairs={response.headers} />
        </>
      )}
      <BodyView {...part('requestBody')} body={shownBody(requestBody)} />
      <PairsView {...part('requestHeaders')} pairs={requestHeaders} />
    </div>
  );
}
