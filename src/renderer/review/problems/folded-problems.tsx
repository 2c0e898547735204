import { useState } from 'react';
import type { FoldedFinding, Problem } from '../../../content/checks/problem';
import { sentenceDirection } from '../../lib/messages/locale';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/review-text';
import { ShowMore } from '../../components/list/show-more';

/** Number of findings shown at first: their cause is known by then. */
const fewFindings = 30;

interface FoldedProblemsProps {
  readonly problem: Problem;
  /** Undefined where no other field can be gone to. */
  readonly onField: ((position: number) => void) | undefined;
}

/** The other findings with the cause of a problem, closed at first: the problem says what to do about it. */
export function FoldedProblems({ problem, onField }: FoldedProblemsProps) {
  const { folded = [], foldedCount = folded.length } = problem;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? folded : folded.slice(0, fewFindings);
  const text = problemText(problem);
  const left = foldedCount - folded.length;
  return (
    <details className="problem-folded">
      <summary>{t('problems.folded', { count: foldedCount })}</summary>
      <ul>
        {shown.map((finding, index) => (
          // Findings of one problem have no names, and stay in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <FieldName finding={finding} onField={onField} />
            {finding.fieldId !== undefined && problemText(finding) === text ? null : (
              <bdi dir={sentenceDirection(problemText(finding))}>{problemText(finding)}</bdi>
            )}
          </li>
        ))}
        {isWhole && left > 0 ? <li>{t('problems.folded.more', { count: left })}</li> : null}
      </ul>
      {isWhole || foldedCount === shown.length ? null : (
        <ShowMore count={foldedCount - shown.length} show={() => setWhole(true)} />
      )}
    </details>
  );
}

interface FieldNameProps extends Pick<FoldedProblemsProps, 'onField'> {
  readonly finding: FoldedFinding;
}

/** The field of a finding, if it is another one than that of its problem; leads to it. */
function FieldName({ finding: { fieldId, position }, onField }: FieldNameProps) {
  if (fieldId === undefined) return null;
  if (position === undefined || onField === undefined)
    return <span className="problem-field">{fieldId}</span>;
  return (
    <button
      type="button"
      className="problem-field"
      title={t('problems.show')}
      onClick={() => onField(position)}
    >
      {fieldId}
    </button>
  );
}
