import { Layers } from 'lucide-react';
import { jobFilters, type JobRow as Row } from '../../contract/jobs';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/jobs-text';
import { useStores } from '../stores/context';
import { JobDetail } from './job-detail';
import { JobRow } from './job-row';

/** The list of jobs, each with its languages, and one of them in full. */
export function JobFeed() {
  const { jobs } = useStores();
  return (
    <FeedScreen
      feed={jobs}
      id="job"
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('jobs.list')}
      filterLabel={t('jobs.filter')}
      filters={jobFilters}
      filterText={(filter, count) => `${t(`jobs.filter.${filter}`)} ${count}`}
      renderRow={renderRow}
      emptyIcon={<Layers size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => ({
        title: t(`jobs.empty.${filter}`),
        text: t('jobs.empty.text'),
      })}
      detail={{
        label: t('jobs.detail'),
        render: renderDetail,
        none: { title: t('jobs.none.title'), text: t('jobs.none.text') },
      }}
    />
  );
}

function renderRow(row: Row) {
  return <JobRow row={row} />;
}

function renderDetail(job: Row) {
  return <JobDetail key={job.key} job={job} />;
}
