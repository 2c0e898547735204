import { CircleAlert, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { totalOf, type Grouping, type GroupRow as Row } from '../../contract/groups';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/jobs-text';
import { GroupName } from './group-name';
import { Progress } from './progress';

interface GroupRowProps {
  readonly by: Grouping;
  readonly row: Row;
}

/** A group in the list: its name, how far its requests are, and how many of them are imported. */
export function GroupRow({ by, row }: GroupRowProps) {
  const { toImport, errors, failed, waiting, imported } = row;
  const total = totalOf(row);
  return (
    <>
      <div className="event-line">
        <div className="event-title" dir={by === 'connection' ? 'auto' : undefined}>
          <GroupName by={by} group={row} />
        </div>
        <div className="event-facts end">
          <span className={imported === total ? 'job-done' : undefined}>
            {t('job.progress', { imported, count: total })}
          </span>
        </div>
      </div>
      <div className="event-line">
        <div className="event-facts">
          {toImport === 0 ? null : <span>{t('groups.toImport', { count: toImport })}</span>}
          <Fact
            tone="bad"
            icon={<CircleAlert size={12} aria-hidden="true" />}
            count={errors}
            text={t('groups.errors', { count: errors })}
          />
          <Fact
            tone="bad"
            icon={<X size={12} strokeWidth={2.4} aria-hidden="true" />}
            count={failed}
            text={t('groups.failed', { count: failed })}
          />
          <Fact
            icon={<Clock size={12} aria-hidden="true" />}
            count={waiting}
            text={t('groups.waiting', { count: waiting })}
          />
        </div>
        <Progress done={imported} total={total} />
      </div>
    </>
  );
}

interface FactProps {
  readonly tone?: 'bad';
  readonly icon: ReactNode;
  readonly count: number;
  /** The number with what it counts, for the tooltip and for screen readers. */
  readonly text: string;
}

function Fact({ tone, icon, count, text }: FactProps) {
  if (count === 0) return null;
  return (
    <span className={tone === undefined ? 'group-fact' : `group-fact ${tone}`} title={text}>
      {icon}
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
