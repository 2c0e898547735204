import type { JobRow as Row } from '../../contract/jobs';
import { LanguageTags } from '../components/language-pair';
import { exactTime, shortTime } from '../lib/messages/format';
import { t } from '../lib/messages/jobs-text';
import { importedOf } from '../review/job/language-state';
import { JobSigns } from './job-signs';
import { arrivalOf, newestOf } from './newest-of';

/** A job in the list: its title, the state of each language, and how many are imported. */
export function JobRow({ row: { requests } }: { readonly row: Row }) {
  const newest = newestOf(requests);
  if (newest === undefined) return null;
  const imported = importedOf(requests);
  const arrival = arrivalOf(newest);
  return (
    <>
      <div className="event-line">
        <div
          className="event-title"
          title={newest.title}
          lang={newest.title === '' ? undefined : newest.languageSource}
          dir="auto"
        >
          {newest.title === '' ? t('request.untitled') : newest.title}
        </div>
        <time className="job-time" dateTime={arrival} title={exactTime(arrival)}>
          {shortTime(arrival)}
        </time>
      </div>
      <div className="event-line">
        <div className="event-facts job-languages-line">
          <LanguageTags tags={[newest.languageSource]} />
          <span className="arrow" aria-hidden="true">
            →
          </span>
          <JobSigns requests={requests} />
        </div>
        <div className="event-facts end">
          <span className={imported === requests.length ? 'job-done' : undefined}>
            {t('job.progress', { imported, count: requests.length })}
          </span>
        </div>
      </div>
    </>
  );
}
