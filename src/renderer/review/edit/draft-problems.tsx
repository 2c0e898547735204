import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { severityOf } from '../../../content/checks/certainty';
import { problemKey } from '../../../content/checks/problem';
import { fixOf, type FixedField } from '../../../content/checks/problem-fix';
import type { DraftProblem, EditableField } from '../../../contract/fulfilment';
import { messageOf } from '../../lib/host/client';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/review-text';
import { fixAllDrafts } from '../problems/fix-all';
import { FixButtons } from '../problems/fix-buttons';
import { ProblemLine } from '../problems/problem-line';
import { ProblemPartLine } from '../problems/problem-part-line';

/** Pause in typing before a check. */
const typingMs = 250;
/** Cap: a longer list is not useful. */
const mostShown = 6;

interface DraftProblemsProps {
  readonly requestKey: number;
  readonly field: Pick<EditableField, 'id' | 'source' | 'data'>;
  /** The value as typed. */
  readonly value: string;
  /** Undefined where nothing can be edited. */
  readonly onFix: ((value: string) => void) | undefined;
}

/** Problems of a target while it is written, equal to those after saving. */
export function DraftProblems({ requestKey, field, value, onFix }: DraftProblemsProps) {
  const { id: fieldId, source, data } = field;
  const found = useDraftProblems(requestKey, fieldId, value);
  if (typeof found === 'string')
    return <p className="draft-problems">{t('edit.problems.failed', { reason: found })}</p>;
  const { problems, of } = found;
  if (problems.length === 0) return null;
  const left = problems.length - mostShown;
  const own = problems.filter(({ sameAs }) => sameAs === undefined);
  return (
    <ul className="draft-problems" aria-label={t('edit.problems', { id: fieldId })}>
      {problems.slice(0, mostShown).map((problem) => (
        <li
          key={`${problem.sameAs ?? ''} ${problemKey(problem)}`}
          className={problem.sameAs === undefined ? `found-problem ${severityOf(problem)}` : 'problem-part'}
        >
          {problem.sameAs === undefined ? (
            <ProblemLine problem={problem}>
              {onFix === undefined || of !== value ? null : (
                <DraftFix
                  requestKey={requestKey}
                  fieldId={fieldId}
                  problem={problem}
                  field={{ source, target: value, data, problems: own }}
                  onFix={onFix}
                />
              )}
            </ProblemLine>
          ) : (
            <ProblemPartLine finding={problem} severity={severityOf(problem)} field={problem.sameAs} />
          )}
        </li>
      ))}
      {left > 0 ? <li>{t('edit.problems.more', { count: left })}</li> : null}
    </ul>
  );
}

interface DraftFixProps {
  readonly requestKey: number;
  readonly fieldId: string;
  readonly problem: DraftProblem;
  readonly field: FixedField;
  readonly onFix: (value: string) => void;
}

function DraftFix({ requestKey, fieldId, problem, field, onFix }: DraftFixProps) {
  const stores = useStores();
  const fix = fixOf(problem, field);
  if (fix === undefined) return null;
  return (
    <FixButtons
      problem={problem}
      fix={fix}
      onFix={() => onFix(fix.target)}
      onFixAll={() => void fixAllDrafts(stores, { requestKey, fieldId }, problem, fix.act)}
    />
  );
}

interface FoundInDraft {
  /** The value that was checked. */
  readonly of: string;
  readonly problems: readonly DraftProblem[];
}

/** Returns the problems of the previous value until the newest is checked, or a text if the check failed. */
function useDraftProblems(requestKey: number, fieldId: string, value: string): FoundInDraft | string {
  const { draftChecks } = useStores();
  const round = useStore(draftChecks, (s) => s.roundOf(requestKey, fieldId));
  const [problems, setProblems] = useState<FoundInDraft | string>({ of: value, problems: [] });
  useEffect(() => {
    const unwanted = new AbortController();
    const { signal } = unwanted;
    const timer = setTimeout(() => {
      draftChecks
        .getState()
        .problemsOf(requestKey, fieldId, value, signal)
        .then((found) => {
          if (found !== undefined && !signal.aborted) setProblems({ of: value, problems: found });
        })
        // Old problems may be gone, and an empty list would look like a successful check.
        .catch((error: unknown) => {
          if (!signal.aborted) setProblems(messageOf(error));
        });
    }, typingMs);
    return () => {
      unwanted.abort();
      clearTimeout(timer);
    };
    // Another round asks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [draftChecks, requestKey, fieldId, value, round]);
  return problems;
}
