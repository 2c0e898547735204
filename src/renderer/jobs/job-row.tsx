import { LanguageSign } from '../review/job/language-sign';
import type { JobRow as Row } from '../../contract/jobs';
import { languageName } from '../../content/language-tag';
import { exactTime, shortTime } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';
import { importedOf } from '../review/job/language-state';
import { newestOf } from './newest-of';

/** More languages are only counted. */
const mostShown = 8;

/** A job in the list: its title, the state of each language, and how many are imported. */
export function JobRow({ row: { requests } }: { readonly row: Row }) {
  const newest = newestOf(requests);
  if (newest === undefined) return null;
  const imported = importedOf(requests);
  const hidden = requests.length - mostShown;
  return (
    <>
      <div className="event-line">
        <div className="event-title" title={newest.title} lang={newest.languageSource} dir="auto">
          {newest.title === '' ? t('request.untitled') : newest.title}
        </div>
        <time className="job-time" dateTime={newest.created} title={exactTime(newest.created)}>
          {shortTime(newest.created)}
        </time>
      </div>
      <div className="event-line">
        <div className="event-facts job-signs">
          <bdi title={languageName(newest.languageSource, displayLocale())}>{newest.languageSource}</bdi>
          <span aria-hidden="true">→</span>
          {requests.slice(0, mostShown).map((request) => (
            <LanguageSign key={request.key} request={request} />
          ))}
          {hidden > 0 ? <span>{t('jobs.more', { count: hidden })}</span> : null}
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
