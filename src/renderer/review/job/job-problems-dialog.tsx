import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { JobField, JobProblems } from '../../../contract/jobs';
import type { RequestRow } from '../../../contract/ui-types';
import { severityOf } from '../../../content/checks/certainty';
import { problemKey } from '../../../content/checks/problem';
import { languageName } from '../../../content/language-tag';
import { closeAndDo } from '../../components/choice/choice-dialog';
import { TextDialog } from '../../components/dialog/text-dialog';
import { displayLocale, sentenceDirection } from '../../lib/messages/locale';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/review-text';
import { useStores, type Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { showField } from '../field-list/go-to-field';
import { countText } from '../problems/problem-counts';
import { ProblemIcon } from '../problems/problem-icon';
import { languageStateText } from './language-sign';
import { numbered, stateOf, states, tagIn } from './language-state';
import { showLanguage } from './show-job';
import { stepCell } from './step-cell';
import './job-problems.css';

/** A table of the job's fields and languages: what is wrong in which language, and the way there. */
export function JobProblemsDialog() {
  const { jobProblems } = useStores();
  const { isOpen, table, problem } = useStore(jobProblems);
  const close = (): void => jobProblems.getState().close();
  return (
    <TextDialog isOpen={isOpen} close={close} title={t('jobProblems.title')} className="job-problems">
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className="job-problems-scroller"
        aria-label={t('jobProblems.title')}
        aria-busy={table === undefined && problem === undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={stepCell}
        data-focus-first
      >
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        {table === undefined ? null : <JobTable table={table} />}
      </section>
    </TextDialog>
  );
}

function JobTable({ table }: { readonly table: JobProblems }) {
  const { requests, fields, more } = table;
  const languages = useRef<HTMLTableRowElement>(null);
  // Where not all languages fit, the one that is being reviewed is in sight.
  useLayoutEffect(() => {
    const current = languages.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <>
      <table>
        <thead>
          <tr ref={languages}>
            <th scope="col">{t('jobProblems.field')}</th>
            {requests.map((request) => (
              <Language key={request.key} request={request} job={requests} />
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field, row) => (
            <tr key={`${field.position} ${field.id}`}>
              <th scope="row">
                <bdi title={field.id}>{field.id}</bdi>
              </th>
              {requests.map((request, column) => (
                <td key={request.key}>
                  <Cell field={field} request={request} job={requests} row={row} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length === 0 ? <p>{t('jobProblems.none')}</p> : null}
      {more === 0 ? null : <p>{t('jobProblems.more', { count: more })}</p>}
    </>
  );
}

interface LanguageProps {
  readonly request: RequestRow;
  readonly job: readonly RequestRow[];
}

function Language({ request, job }: LanguageProps) {
  const stores = useStores();
  const shown = useStore(stores.review, (s) => s.request?.key);
  const state = stateOf(request);
  const { icon: Icon } = states[state];
  const found = tagIn(job, request);
  const language = numbered(languageName(found.tag, displayLocale()), found);
  return (
    <th scope="col" className={state} aria-current={request.key === shown ? 'true' : undefined}>
      <span title={languageStateText(request, job)}>
        <bdi>{numbered(found.tag, found)}</bdi>
        {Icon === undefined ? null : <Icon size={11} strokeWidth={2.4} aria-hidden="true" />}
        <span className="visually-hidden">
          {language}, {t(`job.state.${state}`)}
        </span>
      </span>
    </th>
  );
}

interface CellProps extends LanguageProps {
  readonly field: JobField;
  readonly row: number;
  readonly column: number;
}

function Cell({ field, request, job, row, column }: CellProps) {
  const stores = useStores();
  const problems = field.problems[column];
  if (problems === undefined || problems === null) return null;
  const { errors, warnings, styles, first } = problems;
  const language = numbered(languageName(request.languageTarget, displayLocale()), tagIn(job, request));
  const counts = t('jobProblems.cell', { language, field: field.id, problems: countText(problems) });
  const more = errors + warnings + styles - first.length;
  const rest = more === 0 ? [] : [t('jobProblems.moreInCell', { count: more })];
  const texts = [...first.map(problemText), ...rest];
  return (
    <button
      type="button"
      aria-label={[counts, ...texts].join('. ')}
      title={texts.join('\n')}
      data-row={row}
      data-column={column}
      onClick={() => goToCell(stores, request.key, field.position)}
    >
      {first.map((problem) => (
        <span key={problemKey(problem)} className="job-problem">
          <ProblemIcon severity={severityOf(problem)} size={12} />
          <bdi dir={sentenceDirection(problemText(problem))}>{problemText(problem)}</bdi>
        </span>
      ))}
      {rest.map((text) => (
        <span key="rest" className="job-problem-rest">
          {text}
        </span>
      ))}
    </button>
  );
}

/** Shows a field of a request of the job. */
function goToCell(stores: Stores, key: number, position: number): void {
  const shownKey = (): number | undefined => stores.review.getState().request?.key;
  closeAndDo(stores, stores.jobProblems.getState().close, async () => {
    if (shownKey() !== key) await showLanguage(stores, key);
    if (shownKey() === key) showField(stores, position);
  });
  focusReview();
}
