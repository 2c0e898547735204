import type { MarkDeliveryRow as Entry } from '../../contract/upstream/connections';
import { StatusCode } from '../components/http-message/status-code';
import { NextTry } from '../components/http-message/next-try';
import { exactTime, logTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { LanguagePair } from '../components/language-pair';
import { Chip } from '../components/chip';
import { MarkDeliverySign } from './mark-delivery-sign';

export function MarkDeliveryRow({ row }: { readonly row: Entry }) {
  const title = row.title === '' ? t('request.untitled') : row.title;
  return (
    <>
      <div className="event-line">
        <Chip tone={row.importState === 'success' ? 'ok' : 'bad'}>{t(`mark.${row.importState}`)}</Chip>
        <div
          className={row.title === '' ? 'event-title untitled' : 'event-title'}
          title={title}
          lang={row.title === '' ? undefined : row.languages?.source}
          dir="auto"
        >
          {title}
        </div>
        <MarkDeliverySign entry={row} />
      </div>
      <div className="event-line">
        <div className="event-facts">
          <time dateTime={row.created} title={exactTime(row.created)}>
            {logTime(row.created)}
          </time>
          {row.languages === undefined ? null : <LanguagePair {...row.languages} />}
          <bdi className="event-kind">{row.connectionName}</bdi>
        </div>
        <div className="event-facts end">
          {row.attempts === 0 ? null : <span>{t('delivery.attempts', { count: row.attempts })}</span>}
          {row.lastStatus === undefined ? null : (
            <StatusCode status={row.lastStatus} isProblem={row.problem !== undefined} />
          )}
          {row.holdsOnlyHere === undefined ? null : <span>{t('markDeliveries.onlyHere')}</span>}
          {row.hold === undefined ? null : <span>{t(`markDeliveries.hold.${row.hold}`)}</span>}
          {row.isUndoable === undefined ? null : <span>{t('markDeliveries.undoable')}</span>}
          {row.nextAttempt === undefined ? null : <NextTry at={row.nextAttempt} />}
        </div>
      </div>
    </>
  );
}
