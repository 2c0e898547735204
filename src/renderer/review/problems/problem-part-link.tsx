import { severityOf } from '../../../content/checks/certainty';
import type { Finding } from '../../../content/checks/problem';
import type { FoundProblem } from '../../../contract/problems';
import { checkName, problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/review-text';
import { ProblemIcon } from './problem-icon';
import './problems.css';

interface ProblemPartLinkProps {
  readonly finding: Finding;
  /** The problem of another field that the finding is a part of. */
  readonly problem: FoundProblem;
  readonly onShow: (problem: FoundProblem) => void;
}

/** Leads to a problem of another field, which says what is wrong in this one, too. */
export function ProblemPartLink({ finding, problem, onShow }: ProblemPartLinkProps) {
  return (
    <button
      type="button"
      className="problem-part-link"
      title={problemText(finding)}
      onClick={() => onShow(problem)}
    >
      <ProblemIcon severity={severityOf(problem)} size={12} />
      <span>{t('problems.sameAs', { field: problem.fieldId, text: checkName(finding.check) })}</span>
    </button>
  );
}
