import type { RequestRow as RequestRowData } from '../../shared/ui-types';
import type { SortKey } from '../../shared/views';
import { exactTime, formatSize, shortTime } from '../messages/format';
import { t } from '../messages/translate';
import { Chip } from '../ui/chip';
import { LanguagePair } from './language-pair';

interface RequestRowProps {
  readonly row: RequestRowData;
  readonly now: Date;
  readonly sort: SortKey;
}

export function RequestRow({ row, now, sort }: RequestRowProps) {
  const time = sort === 'created' ? row.created : (row.completed ?? row.created);
  const untitled = row.title === '';
  return (
    <>
      <div
        className={untitled ? 'row-title untitled' : 'row-title'}
        dir="auto"
        lang={untitled ? undefined : row.languageSource}
        title={untitled ? undefined : row.title}
      >
        {untitled ? t('request.untitled') : row.title}
      </div>
      <div className="row-time" title={exactTime(time)}>
        {sort === 'size' ? formatSize(row.sizeBytes) : shortTime(time, now)}
      </div>
      <div className="row-facts">
        <LanguagePair source={row.languageSource} target={row.languageTarget} />
        <span>{t('request.fields', { count: row.fieldCount })}</span>
        {row.origin === undefined ? null : <bdi className="row-origin">{row.origin}</bdi>}
      </div>
      <div className="row-chips">
        <RowChips row={row} />
      </div>
    </>
  );
}

/** Only what is worth a colour: a completed request without a mark is the normal case and has none. */
function RowChips({ row }: { readonly row: RequestRowData }) {
  return (
    <>
      {row.isTest ? (
        <Chip tone="test" title={t('request.test.hint')}>
          {t('request.test')}
        </Chip>
      ) : null}
      {row.state === 'completed' ? null : (
        <Chip tone={row.state === 'pending' ? 'warn' : 'info'}>{t(`state.${row.state}`)}</Chip>
      )}
      {row.importMark === undefined ? null : (
        <Chip tone={row.importMark.importState === 'success' ? 'ok' : 'bad'}>
          {t(`mark.${row.importMark.importState}`)}
        </Chip>
      )}
    </>
  );
}
