import type { ReactNode } from 'react';
import type { MarkDeliveryDetail, MarkDeliveryRow } from '../../contract/upstream/connections';
import { AttemptView } from '../components/http-message/attempt-view';
import { NextTry } from '../components/http-message/next-try';
import { OpenRequestButton } from '../components/open-request-button';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Chip } from '../components/chip';
import { CopyId } from '../components/copy/copy-id';
import { MarkDeliverySign } from './mark-delivery-sign';
import { UpstreamReason } from '../components/connection/upstream-text';

interface MarkDeliveryDetailViewProps {
  readonly detail: MarkDeliveryDetail;
  readonly actions: ReactNode;
}

/** One import mark with its attempts, newest first. */
export function MarkDeliveryDetailView({
  detail: { entry, attempts },
  actions,
}: MarkDeliveryDetailViewProps) {
  return (
    <>
      <header className="detail-head">
        <h2 className="event-name">
          <bdi lang={entry.title === '' ? undefined : entry.languages?.source}>
            {entry.title === '' ? t('request.untitled') : entry.title}
          </bdi>
        </h2>
        <p className="detail-meta">
          <MarkDeliverySign entry={entry} />
          <Chip tone={entry.importState === 'success' ? 'ok' : 'bad'}>{t(`mark.${entry.importState}`)}</Chip>
          <bdi>{entry.connectionName}</bdi>
          <time dateTime={entry.created} title={exactTime(entry.created)}>
            {t('markDeliveries.created', { time: sentenceTime(entry.created) })}
          </time>
          <CopyId id={entry.requestId} label={t('delivery.copyRequestId', { id: entry.requestId })} />
        </p>
        <div className="detail-actions">
          {actions}
          {entry.requestKey === undefined ? null : <OpenRequestButton requestKey={entry.requestKey} />}
        </div>
      </header>
      <Notice entry={entry} />
      <h3 className="attempts-title">{t('delivery.attempts.title')}</h3>
      {attempts.length === 0 ? <p className="http-message-note">{t('delivery.noAttempts')}</p> : null}
      {attempts.map((attempt, index) => (
        <AttemptView
          key={attempt.number}
          attempt={attempt}
          problem={attempt.problem === undefined ? undefined : said(attempt)}
          isNewest={index === 0}
        />
      ))}
    </>
  );
}

/** The reason of a failed call, in the language of the window. */
function said({ problem, problemText }: Pick<MarkDeliveryRow, 'problem' | 'problemText'>): ReactNode {
  return <UpstreamReason problem={problem} text={problemText} otherwise={t('markDeliveries.failed')} />;
}

/** Explains why the mark has not arrived, and what happens next. */
function Notice({ entry }: { readonly entry: MarkDeliveryRow }) {
  const { state, problem, problemText, hold, nextAttempt, upstreamMark, ended: end } = entry;
  const ended = end === undefined ? undefined : t(`markDeliveries.ended.${end}`);
  if (state === 'conflict' && upstreamMark !== undefined) {
    return (
      <section className="notice bad">
        <p>
          {t('markDeliveries.conflict', {
            theirs: t(`mark.${upstreamMark.importState}`),
            time: sentenceTime(upstreamMark.time),
            ours: t(`mark.${entry.importState}`),
          })}
        </p>
        <p className="notice-todo">{t('markDeliveries.conflict.todo')}</p>
      </section>
    );
  }
  if (entry.holdsOnlyHere !== undefined) {
    return (
      <section className="notice warn">
        <p>{ended ?? (problemText === undefined ? null : said(entry))}</p>
        <p className="notice-todo">{t('markDeliveries.onlyHere.todo')}</p>
      </section>
    );
  }
  if (state === 'sent' && upstreamMark !== undefined) {
    const { importState: theirs, time } = upstreamMark;
    const values = { theirs: t(`mark.${theirs}`), time: sentenceTime(time) };
    return <p className="notice">{t('markDeliveries.replaced', values)}</p>;
  }
  if (state === 'sent' || state === 'cancelled') {
    // Explains an end that needs it: undone, replaced, or its connection removed.
    const why = ended ?? (problemText === undefined ? undefined : said(entry));
    return why === undefined ? null : <p className="notice">{why}</p>;
  }
  if (problem === undefined && hold === undefined) return null;
  return (
    <section className={state === 'refused' || state === 'failed' ? 'notice bad' : 'notice warn'}>
      {problem === undefined ? null : <p>{said(entry)}</p>}
      {hold === undefined ? null : <p className="notice-todo">{t(`markDeliveries.hold.${hold}.todo`)}</p>}
      {nextAttempt === undefined ? null : (
        <p className="notice-todo">
          <NextTry at={nextAttempt} />
        </p>
      )}
      {state === 'refused' || state === 'failed' ? (
        <p className="notice-todo">{t('markDeliveries.parked')}</p>
      ) : null}
    </section>
  );
}
