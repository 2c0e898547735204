import { ListChecks } from 'lucide-react';
import { totalOf, type GroupDetail as Detail, type Grouping, type GroupRow } from '../../contract/groups';
import type { ViewId } from '../../contract/views';
import { Button } from '../components/button';
import { ListLink, type ListLinkProps } from '../components/list/list-link';
import { t } from '../lib/messages/jobs-text';
import { useStores } from '../stores/context';
import { mostChosen } from '../stores/lists/selection';
import { showRequests } from '../stores/show-requests';
import { GroupName, groupName } from './group-name';
import { RequestTable } from './request-table';

interface GroupDetailProps {
  readonly by: Grouping;
  readonly detail: Detail;
}

/** A group with its counts, which lead to the list, and its latest requests. */
export function GroupDetail({ by, detail: { group, requests } }: GroupDetailProps) {
  const stores = useStores();
  const total = totalOf(group);
  const choose = (view: ViewId): void =>
    void showRequests(stores, { view, filter: group.filter, isChosen: true });
  return (
    <>
      <header className="detail-head job-head">
        <h2 className="event-name" dir={by === 'connection' ? 'auto' : undefined}>
          <GroupName by={by} group={group} />
        </h2>
        <div className="detail-actions">
          {group.toImport === 0 ? null : (
            <Button
              variant="primary"
              icon={<ListChecks size={14} aria-hidden="true" />}
              onClick={() => choose('to-import')}
            >
              {group.toImport > mostChosen
                ? t('groups.selectNewest', { count: mostChosen })
                : t('groups.select', { count: group.toImport })}
            </Button>
          )}
          {total === group.toImport ? null : (
            <Button onClick={() => choose('all')}>
              {total > mostChosen
                ? t('groups.selectNewest', { count: mostChosen })
                : t('groups.selectAll', { count: total })}
            </Button>
          )}
        </div>
      </header>
      <GroupNumbers name={groupName(by, group)} group={group} />
      <RequestTable
        requests={requests}
        label={groupName(by, group)}
        leaveOut={by}
        onOpen={(key) => void showRequests(stores, { view: 'all', filter: group.filter, opened: key })}
      />
      {requests.length === total ? null : (
        <p className="group-more">
          {t('groups.newest', { count: requests.length })}{' '}
          <Button
            small
            variant="quiet"
            onClick={() => void showRequests(stores, { view: 'all', filter: group.filter })}
          >
            {t('groups.showAll', { count: total })}
          </Button>
        </p>
      )}
    </>
  );
}

interface GroupNumber extends Omit<ListLinkProps, 'name'> {
  readonly label: string;
  readonly isBad?: boolean;
}

/** The counts by state. Each number shows the requests it counts in the list. */
function GroupNumbers({ name, group }: { readonly name: string; readonly group: GroupRow }) {
  const { toImport, errors, failed, waiting, imported, filter } = group;
  const numbers: readonly GroupNumber[] = [
    { label: t('views.to-import'), view: 'to-import', count: toImport, filter },
    {
      label: t('today.errors'),
      view: 'to-import',
      count: errors,
      filter: `${filter} problem:error`,
      isBad: true,
    },
    { label: t('views.import-failed'), view: 'import-failed', count: failed, filter },
    { label: t('views.waiting'), view: 'waiting', count: waiting, filter: `${filter} mark:none` },
    { label: t('views.imported'), view: 'imported', count: imported, filter },
    { label: t('views.all'), view: 'all', count: totalOf(group), filter },
  ];
  return (
    <dl className="group-numbers">
      {numbers.map(({ label, isBad, ...link }) => (
        <div key={label} className={isBad === true ? 'bad' : undefined}>
          <dt>{label}</dt>
          <dd>
            <ListLink {...link} name={`${name}, ${label}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
