/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { memo } from 'react';
import { isRefused, type CallRow } from '../../shared/request-log';
import { exactTime, formatDuration, logTime } from '../messages/format';
import { t } from '../messages/translate';
import { readablePath } from './call-text';

interface CallOptionProps {
  readonly index: number;
  /** Undefined while its page is on the way. */
  readonly row: CallRow | undefined;
  readonly total: number;
  readonly selected: boolean;
  readonly offset: number;
  readonly height: number;
  readonly onSelect: (index: number) => void | Promise<void>;
}

export const CallOption = memo(function CallOption(props: CallOptionProps) {
  const { index, row, total, selected, offset, height, onSelect } = props;
  return (
    // The listbox has the focus and the keys; its options are only pointed at.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={`call-${index}`}
      role="option"
      aria-selected={selected}
      aria-setsize={total}
      aria-posinset={index + 1}
      aria-busy={row === undefined ? true : undefined}
      aria-label={row === undefined ? t('list.loading') : undefined}
      className={selected ? 'call-row selected' : 'call-row'}
      style={{ transform: `translateY(${offset}px)`, height }}
      onClick={() => void onSelect(index)}
    >
      {row === undefined ? <span className="row-ghost" /> : <Row row={row} />}
    </div>
  );
});

function Row({ row }: { readonly row: CallRow }) {
  const path = readablePath(row.path);
  return (
    <>
      <div className="call-line" title={`${row.method} ${path}`}>
        <span className="call-method">{row.method}</span>
        <bdi className="call-path" dir="ltr">
          {path}
        </bdi>
      </div>
      <CallStatus status={row.status} />
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

/** Colour only where it means something: an accepted call is the normal case. */
export function CallStatus({ status }: { readonly status: number }) {
  const tone = status >= 500 ? 'broken' : isRefused(status) ? 'refused' : 'fine';
  return <span className={`call-status ${tone}`}>{status}</span>;
}
