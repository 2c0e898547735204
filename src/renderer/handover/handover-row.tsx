import type { HandoverRow as Row } from '../../contract/handovers';
import { Chip } from '../components/chip';
import { LanguageTags } from '../components/language-pair';
import { exactTime, shortTime } from '../lib/messages/format';
import { t } from '../lib/messages/handover-text';
import { formatName, shortFormatName } from './format-text';

const tones = { out: 'info', 'taken-back': 'ok', cancelled: 'neutral' } as const;

/** A hand-over in the list: its first request, its recipient, its format and its state. */
export function HandoverRow({ row }: { readonly row: Row }) {
  const title = titleOf(row);
  return (
    <>
      <div className="event-line">
        <div className={row.title === '' ? 'event-title untitled' : 'event-title'} title={title} dir="auto">
          {title}
        </div>
        <HandoverSign row={row} />
      </div>
      <div className="event-line">
        <div className="event-facts">
          <time dateTime={row.created} title={exactTime(row.created)}>
            {shortTime(row.created)}
          </time>
          {/* An empty one keeps the other facts of the list below each other. */}
          <bdi className="handover-recipient" title={row.recipient}>
            {row.recipient}
          </bdi>
          <LanguageTags className="event-languages" tags={row.targets} />
          <span className="handover-requests">{t('handover.requests', { count: row.requests })}</span>
        </div>
        <div className="event-facts end">
          <span title={formatName(row.format)}>{shortFormatName(row.format)}</span>
        </div>
      </div>
    </>
  );
}

/** The title of its first request; the requests may have been removed with their connection. */
export function titleOf({ title, requests }: Pick<Row, 'title' | 'requests'>): string {
  if (title !== '') return title;
  return t(requests === 0 ? 'handover.removed' : 'request.untitled');
}

/** Whether it is out, but no request of it is left that an answer could change. */
export function isGone({ state, requests }: Pick<Row, 'state' | 'requests'>): boolean {
  return state === 'out' && requests === 0;
}

/** The state of a hand-over. */
export function HandoverSign({ row }: { readonly row: Pick<Row, 'state' | 'requests'> }) {
  return isGone(row) ? (
    <Chip tone="warn">{t('handover.state.gone')}</Chip>
  ) : (
    <Chip tone={tones[row.state]}>{t(`handover.state.${row.state}`)}</Chip>
  );
}
