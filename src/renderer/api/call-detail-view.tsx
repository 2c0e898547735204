import { useStore } from 'zustand';
import { curlOf } from '../lib/curl';
import { isRefused, type CallDetail } from '../../contract/request-log';
import { useStores } from '../stores/context';
import { BodyView } from '../components/http-message/body-view';
import { PairsView } from '../components/http-message/pairs-view';
import { StatusCode } from '../components/http-message/status-code';
import { exactTime, formatDuration, logTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { CopyButton } from '../components/copy/copy-button';
import { CallRefusal } from './call-refusal';
import { readablePath, takePathApart } from './call-text';
import { useServiceUrl } from './use-service-url';

/** One call with everything that the log recorded of it. */
export function CallDetailView({ detail }: { readonly detail: CallDetail }) {
  const { call } = detail;
  const serviceUrl = useServiceUrl();
  const { tokens } = useStores();
  const tokenGone = useStore(tokens, (s) =>
    s.tokens?.some((token) => token.id === call.tokenId && token.revoked !== undefined),
  );
  const { path, parameters } = takePathApart(call.path);
  return (
    <>
      <header className="detail-head">
        <h2 className="call-name">
          <span className="call-method">{call.method}</span> <bdi dir="ltr">{readablePath(path)}</bdi>
        </h2>
        <p className="detail-meta">
          <StatusCode status={call.status} />
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
      {parameters.length === 0 ? null : <PairsView title={t('call.parameters')} pairs={parameters} />}
      <BodyView title={t('call.requestBody')} body={call.requestBody} />
      <BodyView title={t('call.responseBody')} body={call.responseBody} />
      <PairsView title={t('call.headers')} pairs={call.headers} />
    </>
  );
}
