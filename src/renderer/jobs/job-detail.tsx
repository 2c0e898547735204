import { ListChecks } from 'lucide-react';
import type { JobRow } from '../../contract/jobs';
import { languageName } from '../../content/language-tag';
import { Button } from '../components/button';
import { displayLocale } from '../lib/messages/locale';
import { commandTitle } from '../lib/messages/command-titles';
import { t } from '../lib/messages/jobs-text';
import { importedOf } from '../review/job/language-state';
import { jobFilter } from '../review/job/show-job';
import { printReport, saveReport } from '../review/report/report-on-demand';
import { openRequest } from '../stores/open-request';
import { useStores } from '../stores/context';
import { showRequests } from '../stores/show-requests';
import { newestOf } from './newest-of';
import { RequestTable } from './request-table';

/** A job with the state of each language; its requests are opened, or all chosen, from here. */
export function JobDetail({ job: { requests } }: { readonly job: JobRow }) {
  const stores = useStores();
  const newest = newestOf(requests);
  if (newest === undefined) return null;
  const filter = jobFilter(newest.id);
  return (
    <>
      <header className="detail-head job-head">
        <h2 className="event-name" lang={newest.title === '' ? undefined : newest.languageSource} dir="auto">
          {newest.title === '' ? t('request.untitled') : newest.title}
        </h2>
        <p className="detail-meta">
          <span>{t('jobs.source', { language: languageName(newest.languageSource, displayLocale()) })}</span>
          <span>{t('request.fields', { count: newest.fieldCount })}</span>
          <span>{t('job.progress', { imported: importedOf(requests), count: requests.length })}</span>
        </p>
        <div className="detail-actions">
          <Button
            icon={<ListChecks size={14} aria-hidden="true" />}
            onClick={() => void showRequests(stores, { view: 'all', filter, isChosen: true })}
          >
            {t('job.show', { count: requests.length })}
          </Button>
          <span>
            <Button variant="quiet" command="report.save" onClick={() => void saveReport(stores)}>
              {t('report.save')}
            </Button>
            <Button variant="quiet" command="report.print" onClick={() => void printReport(stores)}>
              {commandTitle('report.print')}
            </Button>
          </span>
        </div>
      </header>
      <RequestTable
        requests={requests}
        label={t('job.title')}
        leaveOut="job"
        onOpen={(key) => void openRequest(stores, key)}
      />
    </>
  );
}
