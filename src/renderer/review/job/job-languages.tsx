/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { Layers, Table } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../../contract/ui-types';
import { IconButton } from '../../components/icon-button';
import { LanguagePair, LanguageTags } from '../../components/language-pair';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { importedOf, numbered, stateOf, states, tagIn } from './language-state';
import { languageStateText } from './language-sign';
import { showJob, showLanguage } from './show-job';
import './job.css';

/** More languages are behind the button that lists them. */
const mostShown = 12;

/** The languages of a request; those of its job lead to the other requests. */
export function JobLanguages({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const requests = useStore(stores.job, (s) => s.requests);
  if (requests.length < 2 || !requests.some(({ key }) => key === request.key)) {
    return <LanguagePair source={request.languageSource} target={request.languageTarget} />;
  }
  const progress = t('job.progress', { imported: importedOf(requests), count: requests.length });
  return (
    <span className="job" role="group" aria-label={`${t('job.title')}: ${progress}`}>
      <LanguageTags className="job-source" tags={[request.languageSource]} />
      <span className="arrow" aria-hidden="true">
        →
      </span>
      <LinkedLanguages requests={requests} current={request.key} />
      <IconButton
        label={t('job.show', { count: requests.length })}
        command="job.show"
        title={`${progress}\n${t('job.show', { count: requests.length })}`}
        icon={<Layers size={13} aria-hidden="true" />}
        onClick={() => void showJob(stores)}
      />
      <IconButton
        label={t('jobProblems.title')}
        command="job.problems"
        icon={<Table size={13} aria-hidden="true" />}
        onClick={() => stores.jobProblems.getState().open()}
      />
    </span>
  );
}

/**
 * The languages on one line, which scrolls to the line of the current one where there is no room for all of
 * them: also when what is loaded beside them takes room away.
 */
function LinkedLanguages({
  requests,
  current,
}: {
  readonly requests: readonly RequestRow[];
  readonly current: number;
}) {
  const stores = useStores();
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const show = (): void => element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    show();
    const observer = new ResizeObserver(show);
    observer.observe(element);
    return () => observer.disconnect();
    // Another language may be the current one of the same line.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current]);
  return (
    <span className="job-languages" ref={line}>
      {shownOf(requests, current).map((one) => (
        <JobLanguage
          key={one.key}
          request={one}
          job={requests}
          isCurrent={one.key === current}
          onOpen={() => void showLanguage(stores, one.key)}
        />
      ))}
    </span>
  );
}

/** The first languages, and the current one in any case. */
function shownOf(requests: readonly RequestRow[], current: number): readonly RequestRow[] {
  const first = requests.slice(0, mostShown);
  const at = requests.find(({ key }) => key === current);
  return at === undefined || first.includes(at) ? first : [...first.slice(0, -1), at];
}

interface JobLanguageProps {
  readonly request: RequestRow;
  readonly job: readonly RequestRow[];
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function JobLanguage({ request, job, isCurrent, onOpen }: JobLanguageProps) {
  const state = stateOf(request);
  const { icon: Icon } = states[state];
  const name = languageStateText(request, job);
  return (
    <button
      type="button"
      className={`job-language ${state}`}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={name}
      title={name}
      onClick={onOpen}
    >
      {Icon === undefined ? null : <Icon size={11} strokeWidth={2.4} aria-hidden="true" />}
      <bdi>{numbered(request.languageTarget, tagIn(job, request))}</bdi>
    </button>
  );
}
