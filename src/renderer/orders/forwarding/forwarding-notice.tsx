import type { Forwarding, UpstreamError } from '../../../contract/upstream/forwarding';
import { placeOfProblem } from '../../../contract/order-input';
import { Button } from '../../components/button';
import { NextTry } from '../../components/http-message/next-try';
import { t } from '../../lib/messages/order-text';
import { UpstreamText } from '../../components/connection/upstream-text';

interface ForwardingNoticeProps {
  readonly forwarding: Forwarding;
  /** Begins a correction, at this field. Undefined where nothing can be corrected. */
  readonly onCorrect: ((fieldId: string) => void) | undefined;
}

/** Says why a request has not arrived, and what happens next. */
export function ForwardingNotice({ forwarding, onCorrect }: ForwardingNoticeProps) {
  const { state, connectionName: name, problem, problemText, nextAttempt, hold, errors } = forwarding;
  switch (state) {
    case 'cancelled':
      return <p className="forwarding-none">{t('forwarding.cancelledTo', { name })}</p>;
    case 'sent':
    case 'sending':
      return null;
    case 'waiting':
      if (hold === undefined && problemText === undefined) return null;
      return (
        <div className={hold === 'removed' ? 'notice bad' : 'notice warn'} aria-live="polite">
          {problemText === undefined ? null : (
            <p>
              <UpstreamText problem={problem} text={problemText} />
            </p>
          )}
          <Hold forwarding={forwarding} />
          <Next at={nextAttempt} />
        </div>
      );
    case 'refused':
      return (
        <div className="notice bad" aria-live="polite">
          <p>{t('forwarding.refused', { name })}</p>
          {errors === undefined ? (
            <p className="notice-todo">{t('forwarding.refused.noReason')}</p>
          ) : (
            <ul className="upstream-errors">
              {errors.map((error) => (
                <ErrorLine key={error.text} error={error} onCorrect={onCorrect} />
              ))}
            </ul>
          )}
        </div>
      );
    case 'failed':
      return (
        <div className="notice bad" aria-live="polite">
          {problemText === undefined ? null : (
            <p>
              <UpstreamText problem={problem} text={problemText} />
            </p>
          )}
          <p className="notice-todo">{t('forwarding.failed')}</p>
        </div>
      );
    case 'unclear':
      return (
        <div
          className={
            forwarding.waitsForDecision === true || hold === 'removed' ? 'notice bad' : 'notice warn'
          }
          aria-live="polite"
        >
          <p>{unclearText(forwarding)}</p>
          {problemText === undefined ? null : (
            <p className="notice-todo">
              <UpstreamText problem={problem} text={problemText} />
            </p>
          )}
          {forwarding.waitsForDecision === true ? (
            <p className="notice-todo">{t('forwarding.unclear.todo')}</p>
          ) : null}
          {hold === 'removed' ? null : <Hold forwarding={forwarding} />}
          <Next at={nextAttempt} />
        </div>
      );
  }
}

function unclearText({ connectionName: name, waitsForDecision, hold }: Forwarding): string {
  if (hold === 'removed') return t('forwarding.unclear.removed', { name });
  return t(waitsForDecision === true ? 'forwarding.unclear' : 'forwarding.looking', { name });
}

function Hold({ forwarding: { hold, connectionName: name } }: { readonly forwarding: Forwarding }) {
  return hold === undefined ? null : <p className="notice-todo">{t(`forwarding.hold.${hold}`, { name })}</p>;
}

function Next({ at }: { readonly at: string | undefined }) {
  return at === undefined ? null : (
    <p className="notice-todo">
      <NextTry at={at} />
    </p>
  );
}

interface ErrorLineProps {
  readonly error: UpstreamError;
  readonly onCorrect: ((fieldId: string) => void) | undefined;
}

/** One sentence of upstream, at the field that it names. */
function ErrorLine({ error: { text, fieldId }, onCorrect }: ErrorLineProps) {
  if (fieldId === undefined) return <li>{text}</li>;
  return (
    <li>
      <bdi className="upstream-error-field">{fieldId}</bdi>
      <span>{placeOfProblem(text).text}</span>
      {onCorrect === undefined ? null : (
        <Button
          small
          aria-label={t('forwarding.correct.field', { id: fieldId })}
          onClick={() => onCorrect(fieldId)}
        >
          {t('forwarding.correct.short')}
        </Button>
      )}
    </li>
  );
}
