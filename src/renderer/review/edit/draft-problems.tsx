import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { problemKey } from '../../../content/checks/problem';
import type { DraftProblem } from '../../../contract/fulfilment';
import { messageOf } from '../../lib/host/client';
import { useStores } from '../../stores/context';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { ProblemIcon } from '../problems/problem-icon';

/** Between two keys of a word. */
const typingMs = 250;
/** Cap: a longer list is not useful. */
const mostShown = 6;

interface DraftProblemsProps {
  readonly requestKey: number;
  readonly fieldId: string;
  /** As it is typed. */
  readonly value: string;
}

/** What the checks say of a target while it is written: the same as they will say once it is saved. */
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

/** Of the value before, until the newest is checked; why, where it could not be checked. */
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
        // What was wrong with the text before need not be wrong any more, and no problems at all would look as if it were checked.
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
