/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { memo } from 'react';
import type { RequestRow } from '../../shared/ui-types';
import type { SortKey } from '../../shared/views';
import { exactTime, formatSize, shortTime } from '../messages/format';
import { t } from '../messages/translate';
import { Chip } from '../ui/chip';
import { LanguagePair } from './language-pair';

interface RequestOptionProps {
  readonly index: number;
  /** Undefined while its page is on the way. */
  readonly row: RequestRow | undefined;
  readonly total: number;
  readonly selected: boolean;
  readonly offset: number;
  readonly height: number;
  readonly now: Date;
  readonly sort: SortKey;
  readonly onSelect: (index: number) => void | Promise<void>;
}

export const RequestOption = memo(function RequestOption(props: RequestOptionProps) {
  const { index, row, total, selected, offset, height, now, sort, onSelect } = props;
  return (
    // The listbox has the focus and the keys; its options are only pointed at.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={`request-${index}`}
      role="option"
      aria-selected={selected}
      aria-setsize={total}
      aria-posinset={index + 1}
      aria-busy={row === undefined ? true : undefined}
      aria-label={row === undefined ? t('list.loading') : undefined}
      className={selected ? 'request-row selected' : 'request-row'}
      style={{ transform: `translateY(${offset}px)`, height }}
      onClick={() => void onSelect(index)}
    >
      {row === undefined ? <Placeholder /> : <Row row={row} now={now} sort={sort} />}
    </div>
  );
});

function Row({ row, now, sort }: { readonly row: RequestRow; readonly now: Date; readonly sort: SortKey }) {
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
      </div>
      <div className="row-chips">
        <RowChips row={row} />
      </div>
    </>
  );
}

/** Only what is worth a colour: a completed request without a mark is the normal case and has none. */
function RowChips({ row }: { readonly row: RequestRow }) {
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

function Placeholder() {
  return (
    <>
      <span className="row-ghost wide" />
      <span className="row-ghost" />
    </>
  );
}
