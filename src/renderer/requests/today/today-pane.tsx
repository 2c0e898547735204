import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Today } from '../../../contract/today';
import { factSeparator, formatAge, formatDay, formatNumber, formatSpan } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { useNow } from '../../components/use-now';
import { ListLink, type ListLinkProps } from '../../components/list/list-link';
import { TodayGroups } from './today-groups';
import { TodayNeeds } from './today-needs';
import './today.css';

/**
 * The summary of the day, shown while no request is selected. Every number leads to its
 * requests in the list.
 */
export function TodayPane() {
  const { today: state } = useStores();
  const today = useStore(state, (s) => s.today);
  const now = useNow();
  const day = now.toDateString();
  // The next day begins with other numbers.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => state.getState().follow(), [state, day]);
  return (
    <div className="today">
      <h2>
        {t('today.title')} <span>{formatDay(now)}</span>
      </h2>
      <TodayNeeds isCalm={(today?.importFailed ?? 0) === 0} />
      {today === undefined ? null : (
        <>
          <Numbers today={today} now={now} />
          <TodayGroups
            title={t('today.byTarget')}
            kind="target"
            groups={today.targets}
            counted={today.counted}
          />
          {/* One place alone says nothing. */}
          {today.origins.length > 1 ? (
            <TodayGroups
              title={t('today.byConnection')}
              kind="origin"
              groups={today.origins}
              counted={today.counted}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

/** The days of the figures of a week, written with the digits of the language. */
const week = { days: 7 };

function Numbers({ today, now }: { readonly today: Today; readonly now: Date }) {
  const { oldestToImport, oldestWaiting, resultMs, importMs } = today;
  const oldest = (time: string | undefined): string | undefined =>
    time === undefined ? undefined : t('today.oldest', { age: formatAge(time, now) });
  return (
    <dl className="today-numbers">
      <Figure
        name={t('views.to-import')}
        view="to-import"
        count={today.toImport}
        note={oldest(oldestToImport)}
      />
      <Figure
        name={t('today.arrived')}
        view="all"
        filter="completed:yesterday.."
        count={today.arrived}
        note={resultMs === undefined ? undefined : t('today.resultTime', { time: formatSpan(resultMs) })}
        noteHint={t('today.median', week)}
      />
      <Figure
        name={t('today.imported')}
        view="imported"
        filter="marked:today"
        count={today.importedToday}
        note={importMs === undefined ? undefined : t('today.importTime', { time: formatSpan(importMs) })}
        noteHint={t('today.median', week)}
      />
      <Figure
        name={t('today.week', week)}
        view="imported"
        filter="marked:7d"
        count={today.importedThisWeek}
      />
      <Figure name={t('views.waiting')} view="waiting" count={today.waiting} note={oldest(oldestWaiting)} />
      <Figure
        isBad
        name={t('views.import-failed')}
        view="import-failed"
        count={today.importFailed}
        note={answersOf(today.failures)}
      />
    </dl>
  );
}

/** How many failed imports have an answer, by what it is worth. */
function answersOf(failures: Today['failures']): string | undefined {
  const said = (['answered', 'still-wrong'] as const).flatMap((state) => {
    const count = failures?.[state] ?? 0;
    return count === 0 ? [] : [`${t(`filter.answer.${state}`)} ${formatNumber(count)}`];
  });
  return said.length === 0 ? undefined : said.join(factSeparator());
}

interface FigureProps extends ListLinkProps {
  readonly note?: string | undefined;
  readonly noteHint?: string;
  readonly isBad?: boolean;
}

/** A number with its name, and what there is to add. */
function Figure({ note, noteHint, isBad = false, ...link }: FigureProps) {
  return (
    <div className={isBad ? 'bad' : ''}>
      <dt>{link.name}</dt>
      <dd>
        <ListLink {...link} />
        {note === undefined ? null : <small title={noteHint}>{note}</small>}
      </dd>
    </div>
  );
}
