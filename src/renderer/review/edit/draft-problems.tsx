import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { problemKey } from '../../../content/checks/problem';
import type { DraftProblem } from '../../../contract/fulfilment';
import { messageOf } from '../../lib/host/client';
import { useStores } from '../../stores/context';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { ProblemIcon } from '../problems/problem-icon';

/** Pause in typing before a check. */
const typingMs = 250;
/** Cap: a longer list is not useful. */
const mostShown = 6;

interface DraftProblemsProps {
  readonly requestKey: number;
  readonly fieldId: string;
  /** The value as typed. */
  readonly value: string;
}

/** Problems of a target while it is written, equal to those after saving. */
export function DraftProblems({ requestKey, fieldId, value }: DraftProblemsProps) {
  const problems = useDraftProblems(requestKey, fieldId, value);
  if (typeof problems === 'string')
    return <p className="draft-problems">{t('edit.problems.failed', { reason: problems })}</p>;
  if (problems.length === 0) return null;
  const left = problems.length - mostShown;
  return (
    <ul className="draft-problems" aria-label={t('edit.problems', { id: fieldId })}>
      {problems.slice(0, mostShown).map((problem) => (
        <li key={problemKey(problem)}>
          <ProblemIcon level={problem.level} />
          <span className="visually-hidden">{t(`problems.level.${problem.level}`)}: </span>
          <bdi>{problemText(problem)}</bdi>
        </li>
      ))}
      {left > 0 ? <li>{t('edit.problems.more', { count: left })}</li> : null}
    </ul>
  );
}

/** Returns the problems of the previous value until the newest is checked, or a text if the check failed. */
function useDraftProblems(
  requestKey: number,
  fieldId: string,
  value: string,
): readonly DraftProblem[] | string {
  const { draftChecks } = useStores();
  const round = useStore(draftChecks, (s) => s.roundOf(requestKey, fieldId));
  const [problems, setProblems] = useState<readonly DraftProblem[] | string>([]);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      draftChecks
        .getState()
        .problemsOf(requestKey, fieldId, value)
        .then((found) => {
          if (isWanted) setProblems(found);
        })
        // Old problems may be gone, and an empty list would look like a successful check.
        .catch((error: unknown) => {
          if (isWanted) setProblems(messageOf(error));
        });
    }, typingMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // Another round asks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [draftChecks, requestKey, fieldId, value, round]);
  return problems;
}
