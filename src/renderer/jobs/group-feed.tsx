import { Layers } from 'lucide-react';
import { useCallback } from 'react';
import type { GroupDetail as Detail, Grouping, GroupRow as Row } from '../../contract/groups';
import { jobFilters } from '../../contract/jobs';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/jobs-text';
import { useStores } from '../stores/context';
import { GroupDetail } from './group-detail';
import { GroupRow } from './group-row';

/** The groups of one grouping, each with its counts, and one of them with its requests. */
export function GroupFeed({ by }: { readonly by: Grouping }) {
  const { groups } = useStores();
  const renderRow = useCallback((row: Row) => <GroupRow by={by} row={row} />, [by]);
  return (
    <FeedScreen
      feed={groups[by]}
      id={`group-${by}`}
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('groups.list')}
      filterLabel={t('groups.filter')}
      filters={jobFilters}
      filterText={(filter, count) => `${t(`jobs.filter.${filter}`)} ${count}`}
      renderRow={renderRow}
      emptyIcon={<Layers size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => ({
        title: t(filter === 'all' ? 'groups.empty.all' : 'jobs.empty.to-import'),
        text: t('groups.empty.text'),
      })}
      detail={{
        label: t('groups.detail'),
        render: (detail: Detail) => <GroupDetail key={detail.group.key} by={by} detail={detail} />,
        none: { title: t('groups.none.title'), text: t('groups.none.text') },
      }}
    />
  );
}
