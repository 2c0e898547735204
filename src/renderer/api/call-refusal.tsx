import { useMemo } from 'react';
import { correctedExample } from './refusals/corrected-example';
import { ruleOf } from './refusals/rule';
import type { CallDetail } from '../../contract/request-log';
import { JsonView } from '../components/http-message/json-view';
import { ProblemList } from '../components/http-message/problem-list';
import { t } from '../lib/messages/service-text';
import { CopyButton } from '../components/copy/copy-button';
import { ruleText } from './rule-text';
import { useServiceUrl } from './use-service-url';

/** Why a call was refused, and how it should have looked. */
export function CallRefusal({ detail: { call, limits } }: { readonly detail: CallDetail }) {
  const serviceUrl = useServiceUrl();
  const { status, problems, method, path } = call;
  const example = useMemo(() => correctedExample(call, { serviceUrl, limits }), [call, serviceUrl, limits]);
  return (
    <>
      <section className="notice bad" aria-label={t('call.refusal')}>
        <p>{ruleText(ruleOf(status, problems, method, path))}</p>
        <ProblemList problems={problems} />
      </section>
      {example === undefined ? null : (
        <section className="http-message-section" aria-label={t(`call.corrected.${example.kind}`)}>
          <div className="http-message-section-head">
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
              <pre className="http-message-text" dir="ltr" translate="no">
                <code>{example.text}</code>
              </pre>
              {example.text.includes('$LOCDESK_TOKEN') ? (
                <p className="http-message-note">{t('call.tokenHint')}</p>
              ) : null}
            </>
          )}
        </section>
      )}
    </>
  );
}
