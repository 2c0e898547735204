import { ListChecks } from 'lucide-react';
import type { JobRow } from '../../contract/jobs';
import type { RequestRow } from '../../contract/ui-types';
import { languageName } from '../../content/language-tag';
import { Button } from '../components/button';
import { Chip } from '../components/chip';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';
import { NotChecked } from '../review/problems/not-checked';
import { ProblemCounts } from '../review/problems/problem-counts';
import { importedOf, stateOf } from '../review/job/language-state';
import { chooseRequests } from '../review/job/show-job';
import { openRequest } from '../stores/open-request';
import { useStores } from '../stores/context';
import { newestOf } from './newest-of';

const tones = { imported: 'ok', failed: 'bad', waiting: 'warn', errors: 'bad', toImport: 'info' } as const;

/** A job with the state of each language; its requests are opened, or all chosen, from here. */
export function JobDetail({ job: { requests } }: { readonly job: JobRow }) {
  const stores = useStores();
  const newest = newestOf(requests);
  if (newest === undefined) return null;
  const hasOrigins = requests.some(({ origin }) => origin !== undefined);
  return (
    <>
      <header className="detail-head job-head">
        <h2 className="event-name" lang={newest.languageSource} dir="auto">
          {newest.title === '' ? t('request.untitled') : newest.title}
        </h2>
        <p className="detail-meta">
          <span>{t('jobs.source', { language: languageName(newest.languageSource, displayLocale()) })}</span>
          <span>{t('request.fields', { count: newest.fieldCount })}</span>
          <span>{t('job.progress', { imported: importedOf(requests), count: requests.length })}</span>
        </p>
        <Button
          icon={<ListChecks size={14} aria-hidden="true" />}
          onClick={() => void chooseRequests(stores, newest.id)}
        >
          {t('job.show', { count: requests.length })}
        </Button>
      </header>
      <table className="detail-table">
        <caption className="visually-hidden">{t('job.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('jobs.column.language')}</th>
            <th scope="col">{t('jobs.column.state')}</th>
            <th scope="col">{t('jobs.column.problems')}</th>
            {hasOrigins ? <th scope="col">{t('jobs.column.from')}</th> : null}
            <th scope="col">
              <span className="visually-hidden">{t('jobs.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <LanguageLine key={request.key} request={request} hasOrigins={hasOrigins} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface LanguageLineProps {
  readonly request: RequestRow;
  /** Whether the table says where requests come from. */
  readonly hasOrigins: boolean;
}

function LanguageLine({ request, hasOrigins }: LanguageLineProps) {
  const stores = useStores();
  const state = stateOf(request);
  const language = languageName(request.languageTarget, displayLocale());
  const time = request.importMark?.time ?? request.completed ?? request.created;
  return (
    <tr>
      <th scope="row">
        {language} <bdi className="job-tag">{request.languageTarget}</bdi>
      </th>
      <td>
        <Chip tone={tones[state]}>{t(`job.state.${state}`)}</Chip>{' '}
        <time dateTime={time} title={exactTime(time)}>
          {sentenceTime(time)}
        </time>
      </td>
      <td>
        {request.problems === undefined ? null : <ProblemCounts {...request.problems} />}
        {request.unchecked === undefined ? null : <NotChecked state={request.unchecked} />}
      </td>
      {hasOrigins ? <td>{request.origin === undefined ? null : <bdi>{request.origin}</bdi>}</td> : null}
      <td>
        <Button
          small
          aria-label={t('jobs.open.label', { language })}
          onClick={() => void openRequest(stores, request.key)}
        >
          {t('jobs.open')}
        </Button>
      </td>
    </tr>
  );
}
