import { useMemo } from 'react';
import { correctedExample } from '../../shared/refusals/corrected-example';
import { ruleOf } from '../../shared/refusals/rule';
import type { CallDetail } from '../../shared/request-log';
import { t } from '../messages/translate';
import { CopyButton } from '../ui/copy-button';
import { JsonView } from './json-view';
import { ruleText } from './rule-text';
import { useServiceUrl } from './use-service-url';

/** Why a call was refused, and how it should have looked. */
export function CallRefusal({ detail: { call, limits } }: { readonly detail: CallDetail }) {
  const serviceUrl = useServiceUrl();
  const { status, problems, method, path } = call;
  const example = useMemo(() => correctedExample(call, { serviceUrl, limits }), [call, serviceUrl, limits]);
  return (
    <>
      <section className="call-refusal" aria-label={t('call.refusal')}>
        <p>{ruleText(ruleOf(status, problems, method, path))}</p>
        <Problems problems={problems} />
      </section>
      {example === undefined ? null : (
        <section className="call-section" aria-label={t(`call.corrected.${example.kind}`)}>
          <div className="call-section-head">
            <h3>{t(`call.corrected.${example.kind}`)}</h3>
            <CopyButton text={example.text} label={t(`call.corrected.${example.kind}.copy`)} />
          </div>
          {example.kind === 'body' ? (
            <JsonView
              text={example.text}
              label={t('call.corrected.body')}
              changedFrom={call.requestBody.kind === 'text' ? call.requestBody.text : undefined}
            />
          ) : (
            <>
              <pre className="call-line-box" dir="ltr" translate="no">
                <code>{example.text}</code>
              </pre>
              {example.text.includes('$LOCDESK_TOKEN') ? (
                <p className="call-note">{t('call.tokenHint')}</p>
              ) : null}
            </>
          )}
        </section>
      )}
    </>
  );
}

/** Hundreds of faults of one body would bury the page. */
const shownProblems = 20;

function Problems({ problems }: { readonly problems: readonly string[] }) {
  const more = problems.length - shownProblems;
  return (
    <ul>
      {problems.slice(0, shownProblems).map((problem) => (
        <li key={problem} dir="auto">
          {problem}
        </li>
      ))}
      {more > 0 ? <li>{t('call.moreProblems', { count: more })}</li> : null}
    </ul>
  );
}
