import type { CallRow as CallRowData } from '../../contract/request-log';
import { exactTime, formatDuration, logTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { StatusCode } from '../components/http-message/status-code';
import { readablePath } from './call-text';

export function CallRow({ row }: { readonly row: CallRowData }) {
  const path = readablePath(row.path);
  return (
    <>
      <div className="call-line" title={`${row.method} ${path}`}>
        {/* The space is for screen readers. */}
        <span className="call-method">{row.method}</span>{' '}
        <bdi className="call-path" dir="ltr">
          {path}
        </bdi>
      </div>
      <StatusCode status={row.status} />
      <div className="call-facts">
        <time dateTime={row.time} title={exactTime(row.time)}>
          {logTime(row.time)}
        </time>
        <bdi className={row.tokenName === undefined ? 'call-token none' : 'call-token'}>
          {row.tokenName ?? t('calls.noToken')}
        </bdi>
      </div>
      <div className="call-duration">{formatDuration(row.durationMs)}</div>
    </>
  );
}
