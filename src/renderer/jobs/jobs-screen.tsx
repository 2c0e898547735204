import { useStore } from 'zustand';
import { Tabs } from '../components/tabs';
import { t } from '../lib/messages/jobs-text';
import { useStores } from '../stores/context';
import { jobsTabs } from '../stores/window/jobs-tab';
import { GroupFeed } from './group-feed';
import { JobFeed } from './job-feed';
import './jobs.css';

/** Requests in groups: by job, by language, by connection or by day. */
export function JobsScreen() {
  const { app } = useStores();
  const tab = useStore(app, (s) => s.jobsTab);
  return (
    <div className="jobs">
      <h1 className="visually-hidden">{t('nav.jobs')}</h1>
      <span className="jobs-by" aria-hidden="true">
        {t('groups.by')}
      </span>
      <Tabs
        label={t('groups.by')}
        value={tab}
        onChange={app.getState().showJobsTab}
        tabs={jobsTabs.map((value) => ({ value, label: t(`groups.by.${value}`) }))}
      >
        {tab === 'job' ? <JobFeed /> : <GroupFeed key={tab} by={tab} />}
      </Tabs>
    </div>
  );
}
