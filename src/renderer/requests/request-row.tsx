import { MessageSquare } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { FoundWords, ImportMark, RequestRow as RequestRowData } from '../../contract/ui-types';
import type { SortKey } from '../../contract/views';
import { ChangedDot } from '../components/changed-dot';
import { exactTime, formatList, formatNumber, formatSize, shortTime } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { NotChecked } from '../review/problems/not-checked';
import { ProblemCounts } from '../review/problems/problem-counts';
import { Chip } from '../components/chip';
import { LanguagePair } from '../components/language-pair';
import { useStores } from '../stores/context';
import { filterByLanguages } from './filter-by-languages';
import { MarkedText } from '../components/list/marked-text';

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
      {row.reviewed === 'changed' ? <ChangedDot className="row-dot" /> : null}
      <div
        className={untitled ? 'row-title untitled' : 'row-title'}
        dir="auto"
        lang={untitled ? undefined : row.languageSource}
        title={untitled ? undefined : row.title}
      >
        {untitled ? t('request.untitled') : <MarkedText text={row.title} hits={row.found?.title ?? []} />}
      </div>
      <div className="row-time" title={exactTime(time)}>
        {sort === 'size' ? formatSize(row.sizeBytes) : shortTime(time, now)}
      </div>
      <div className="row-under">
        <div className="row-facts">
          <RowLanguages row={row} />
          <span>{t('request.fields', { count: row.fieldCount })}</span>
          {row.origin === undefined ? null : <bdi className="row-origin">{row.origin}</bdi>}
        </div>
        <div className="row-chips">
          <RowChips row={row} />
        </div>
      </div>
      {row.found === undefined ? null : <FoundElsewhere row={row} found={row.found} />}
    </>
  );
}

/** A click filters by the languages; the command `filter.languages` does the same by keyboard. */
function RowLanguages({ row }: { readonly row: RequestRowData }) {
  const stores = useStores();
  const onClick = (event: MouseEvent): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    void filterByLanguages(stores, row);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className="row-languages" onClick={onClick}>
      <LanguagePair
        source={row.languageSource}
        target={row.languageTarget}
        hint={t('filter.languages.hint')}
      />
    </span>
  );
}

/**
 * An excerpt of another field with the searched words, and its name. When only the title has them, the row
 * shows the request's ID in that line.
 */
function FoundElsewhere({ row, found }: { readonly row: RequestRowData; readonly found: FoundWords }) {
  const { elsewhere } = found;
  if (elsewhere === undefined)
    return (
      <div className="row-found">
        <span className="row-found-place">{t('list.found.id')}</span>
        {/* A space for screen readers; the row is a flexbox, which leaves it out. */} <bdi>{row.id}</bdi>
      </div>
    );
  const { side, fieldId, text, hits } = elsewhere;
  const place = t(`list.found.${side}`, { field: fieldId });
  return (
    <div className="row-found" title={place}>
      <span className="row-found-place">{place}</span>{' '}
      <span
        dir="auto"
        lang={side === 'source' ? row.languageSource : side === 'target' ? row.languageTarget : undefined}
      >
        <MarkedText text={text} hits={hits} />
      </span>
    </div>
  );
}

/** Chips for exceptional states; a completed request without a mark is the normal case and has none. */
function RowChips({ row }: { readonly row: RequestRowData }) {
  return (
    <>
      {row.openNotes === undefined ? null : (
        <span className="row-notes" title={t('notes.open', { count: row.openNotes })}>
          <MessageSquare size={12} aria-hidden="true" />
          <span aria-hidden="true">{formatNumber(row.openNotes)}</span>
          <span className="visually-hidden">{t('notes.open', { count: row.openNotes })}</span>
        </span>
      )}
      {row.problems === undefined ? null : <ProblemCounts {...row.problems} />}
      {row.unchecked === undefined ? null : <NotChecked state={row.unchecked} />}
      {row.isTest ? (
        <Chip tone="test" title={t('request.test.hint')}>
          {t('request.test')}
        </Chip>
      ) : null}
      {row.isOut === undefined ? null : (
        <Chip tone="info" title={t('request.out.hint')}>
          {t('request.out')}
        </Chip>
      )}
      {row.state === 'completed' ? null : (
        <Chip tone={row.state === 'pending' ? 'warn' : 'info'}>{t(`state.${row.state}`)}</Chip>
      )}
      {row.importMark === undefined ? null : <MarkChip mark={row.importMark} failure={row.failure} />}
    </>
  );
}

function namesOf({ count, ids }: { readonly count: number; readonly ids: readonly string[] }): string {
  return formatList(ids.length < count ? [...ids, '…'] : ids);
}

/** The mark; of a failed import how far the answer is, with the reasons as its tooltip. */
function MarkChip({
  mark: { importState },
  failure,
}: {
  readonly mark: ImportMark;
  readonly failure: RequestRowData['failure'];
}) {
  if (importState === 'success') return <Chip tone="ok">{t('mark.success')}</Chip>;
  const state = failure?.state ?? 'waiting';
  const text = state === 'waiting' ? t('mark.fail') : t(`filter.answer.${state}`);
  return (
    <Chip
      tone={state === 'answered' ? 'info' : 'bad'}
      title={[
        // A narrow list cuts it.
        text,
        ...(failure?.reasons.map((reason) => reason.text) ?? []),
        ...(failure?.changed === undefined
          ? []
          : [t('mark.fail.unknown', { fields: namesOf(failure.changed) })]),
      ].join('\n')}
    >
      {text}
    </Chip>
  );
}
