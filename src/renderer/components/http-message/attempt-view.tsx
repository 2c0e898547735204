import { ChevronRight, CircleCheck, CircleX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { HttpAttempt } from '../../../contract/http-message';
import { exactTime, formatDuration, logTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/service-text';
import { BodyView } from './body-view';
import { shownBody } from './kept-body';
import { PairsView } from './pairs-view';
import { StatusCode } from './status-code';
import '../list/events.css';

interface AttemptViewProps {
  readonly attempt: HttpAttempt;
  /** Reason of the failure in words; undefined after a success. */
  readonly problem: ReactNode;
  /** The newest attempt is open at first, and stays open when a newer one arrives. */
  readonly isNewest: boolean;
}

/** One attempt: a summary line with request and response behind it. */
export function AttemptView({ attempt, problem, isNewest }: AttemptViewProps) {
  const [isOpen, setOpen] = useState(isNewest);
  const { number, started, durationMs, response } = attempt;
  const Icon = problem === undefined ? CircleCheck : CircleX;
  return (
    <details className="attempt" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight className="attempt-arrow" size={14} aria-hidden="true" />
        <span className={`state-mark ${problem === undefined ? 'ok' : 'bad'}`}>
          <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
          {t('attempt.number', { number })}
        </span>
        <time dateTime={started} title={exactTime(started)}>
          {logTime(started)}
        </time>
        <span>{formatDuration(durationMs)}</span>
        {response === undefined ? (
          <span>{t('attempt.noAnswer')}</span>
        ) : (
          <StatusCode status={response.status} isProblem={problem !== undefined} />
        )}
      </summary>
      {isOpen ? <Exchange attempt={attempt} problem={isNewest ? undefined : problem} /> : null}
    </details>
  );
}

/** Calls that send something are PUT; what only asks another service is GET, without a body. */
function methodOf({ requestBody }: HttpAttempt): 'GET' | 'PUT' {
  return requestBody.sizeBytes === 0 ? 'GET' : 'PUT';
}

/** The newest attempt's problem is shown above all attempts instead. */
function Exchange({ attempt, problem }: { readonly attempt: HttpAttempt; readonly problem: ReactNode }) {
  const { url, requestHeaders, requestBody, response } = attempt;
  const labelOf = (part: string): string => t('attempt.part', { part, number: attempt.number });
  const part = (key: 'requestHeaders' | 'requestBody' | 'responseHeaders' | 'responseBody') => {
    const title = t(`attempt.${key}`);
    return { title, label: labelOf(title) };
  };
  return (
    <div className="attempt-messages">
      {problem === undefined ? null : <p>{problem}</p>}
      <p className="attempt-url">
        <span>{t('attempt.url')}</span>{' '}
        <bdi dir="ltr">
          <b>{methodOf(attempt)}</b> {url}
        </bdi>
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
