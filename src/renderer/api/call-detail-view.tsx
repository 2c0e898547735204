import { useStore } from 'zustand';
import { curlOf } from '../../shared/refusals/curl';
import { isRefused, type CallDetail } from '../../shared/request-log';
import { useDesk } from '../desk/desk';
import { exactTime, formatDuration, logTime } from '../messages/format';
import { t } from '../messages/translate';
import { CopyButton } from '../ui/copy-button';
import { CallBody } from './call-body';
import { CallStatus } from './call-option';
import { CallPairs } from './call-pairs';
import { CallRefusal } from './call-refusal';
import { readablePath, takePathApart } from './call-text';
import { useServiceUrl } from './use-service-url';

/** One call with everything that was kept of it. */
export function CallDetailView({ detail }: { readonly detail: CallDetail }) {
  const { call } = detail;
  const serviceUrl = useServiceUrl();
  const { tokens } = useDesk();
  const tokenGone = useStore(tokens, (s) =>
    s.tokens?.some((token) => token.id === call.tokenId && token.revoked !== undefined),
  );
  const { path, parameters } = takePathApart(call.path);
  return (
    <>
      <header className="call-head">
        <h2>
          <span className="call-method">{call.method}</span> <bdi dir="ltr">{readablePath(path)}</bdi>
        </h2>
        <p className="call-meta">
          <CallStatus status={call.status} />
          <time dateTime={call.time} title={exactTime(call.time)}>
            {logTime(call.time)}
          </time>
          <span>{formatDuration(call.durationMs)}</span>
          <bdi>{call.tokenName ?? t('calls.noToken')}</bdi>
          {tokenGone === true ? <span>{t('call.tokenRevoked')}</span> : null}
        </p>
        <CopyButton text={curlOf(call, serviceUrl)} label={t('call.copyCurl')} caption={t('call.copyCurl')} />
      </header>
      {isRefused(call.status) ? <CallRefusal detail={detail} /> : null}
      {parameters.length === 0 ? null : <CallPairs title={t('call.parameters')} pairs={parameters} />}
      <CallBody title={t('call.requestBody')} body={call.requestBody} />
      <CallBody title={t('call.responseBody')} body={call.responseBody} />
      <CallPairs title={t('call.headers')} pairs={call.headers} />
    </>
  );
}
