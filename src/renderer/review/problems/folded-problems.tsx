import type { Finding, FoldedFinding, Problem } from '../../../content/checks/problem';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';

/** The other findings with the cause of a problem, closed at first: the problem says what to do about it. */
export function FoldedProblems({ problem }: { readonly problem: Problem }) {
  const { folded = [], foldedCount = folded.length } = problem;
  const same = sameAs(problem, folded);
  const left = foldedCount - folded.length;
  return (
    <details className="problem-folded">
      <summary>{t('problems.folded', { count: foldedCount })}</summary>
      <ul>
        {folded.map((finding, index) => (
          // Findings of one problem have no names, and stay in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {finding.fieldId === undefined ? null : <span className="problem-field">{finding.fieldId}</span>}
            {same.has(finding) && finding.fieldId !== undefined ? null : <bdi>{problemText(finding)}</bdi>}
          </li>
        ))}
        {left > 0 ? <li>{t('problems.folded.more', { count: left })}</li> : null}
      </ul>
    </details>
  );
}

/** Findings whose sentence is that of the problem; their field says enough. */
function sameAs(problem: Finding, folded: readonly FoldedFinding[]): ReadonlySet<FoldedFinding> {
  const text = problemText(problem);
  return new Set(folded.filter((finding) => problemText(finding) === text));
}
