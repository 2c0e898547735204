import type { Grouping } from '../../contract/groups';
import type { RequestRow } from '../../contract/ui-types';
import { languageName } from '../../content/language-tag';
import { Button } from '../components/button';
import { Chip } from '../components/chip';
import { LanguagePair } from '../components/language-pair';
import { exactTime, sentenceTime, languageTitle } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/jobs-text';
import { numbered, stateOf, tagIn } from '../review/job/language-state';
import { NotChecked } from '../review/problems/not-checked';
import { ProblemCounts } from '../review/problems/problem-counts';

const tones = { imported: 'ok', failed: 'bad', waiting: 'warn', errors: 'bad', toImport: 'info' } as const;

interface RequestTableProps {
  readonly requests: readonly RequestRow[];
  /** The accessible name. */
  readonly label: string;
  /** The property that all requests share, which their rows leave out. */
  readonly leaveOut: 'job' | Grouping;
  /** Opens a request, by its key, in the review. */
  readonly onOpen: (key: number) => void;
}

/** Requests with their states and problems; each is opened in the review. */
export function RequestTable({ requests, label, leaveOut, onOpen }: RequestTableProps) {
  const hasOrigins = leaveOut !== 'connection' && requests.some(({ origin }) => origin !== undefined);
  return (
    <table className="detail-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{leaveOut === 'job' ? t('jobs.column.language') : t('groups.column.title')}</th>
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
          <RequestLine
            key={request.key}
            request={request}
            requests={requests}
            leaveOut={leaveOut}
            hasOrigins={hasOrigins}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RequestLineProps extends Pick<RequestTableProps, 'requests' | 'leaveOut' | 'onOpen'> {
  readonly request: RequestRow;
  /** Whether the table says where requests come from. */
  readonly hasOrigins: boolean;
}

function RequestLine({ request, requests, leaveOut, hasOrigins, onOpen }: RequestLineProps) {
  const state = stateOf(request);
  const found = tagIn(leaveOut === 'job' ? requests : [], request);
  const language = numbered(languageName(found.tag, displayLocale()), found);
  const title = request.title === '' ? t('request.untitled') : request.title;
  const time = request.importMark?.time ?? request.completed ?? request.created;
  return (
    <tr>
      <th scope="row">
        {leaveOut === 'job' ? (
          <>
            {languageTitle(request.languageTarget)}{' '}
            <bdi className="job-tag">{numbered(found.tag, found)}</bdi>
          </>
        ) : (
          <>
            <span lang={request.languageSource} dir="auto">
              {title}
            </span>
            {leaveOut === 'language' ? null : (
              <small>
                <LanguagePair source={request.languageSource} target={request.languageTarget} />
              </small>
            )}
          </>
        )}
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
          aria-label={
            leaveOut === 'job'
              ? t('jobs.open.label', { language })
              : t('groups.open.label', { title, language })
          }
          onClick={() => onOpen(request.key)}
        >
          {t('jobs.open')}
        </Button>
      </td>
    </tr>
  );
}
