import type { ReceiptRow as Receipt } from '../../contract/upstream/receipts';
import { exactTime, formatBytes, logTime } from '../lib/messages/format';
import { LanguagePair } from '../components/language-pair';
import { t } from '../lib/messages/service-text';
import { ReceiptMark } from './state-mark';

export function ReceiptRow({ row }: { readonly row: Receipt }) {
  const title = receiptTitle(row);
  return (
    <>
      <div className="event-line">
        <div className={titleClass(row)} title={title} lang={receiptTitleLang(row)} dir="auto">
          {title}
        </div>
        <ReceiptMark state={row.state} />
      </div>
      <div className="event-line">
        <div className="event-facts">
          <time dateTime={row.received} title={exactTime(row.received)}>
            {logTime(row.received)}
          </time>
          {row.languages === undefined ? null : <LanguagePair {...row.languages} />}
          <bdi className="event-kind">{row.connectionName}</bdi>
        </div>
        <div className="event-facts end">
          {row.reason === undefined ? null : <span>{t(`receipt.reason.short.${row.reason}`)}</span>}
          <span>{formatBytes(row.sizeBytes)}</span>
        </div>
      </div>
    </>
  );
}

function titleClass({ title, eventId }: Receipt): string {
  if (title !== undefined) return 'event-title';
  return eventId === undefined ? 'event-title untitled' : 'event-title id';
}

export function receiptTitle({ title, eventId }: Receipt): string {
  if (title === undefined) return eventId ?? t('receipt.noTitle');
  return title === '' ? t('request.untitled') : title;
}

/** The title's language; undefined for what the window says in place of a title. */
export function receiptTitleLang({ title, languages }: Receipt): string | undefined {
  return title === undefined || title === '' ? undefined : languages?.source;
}
