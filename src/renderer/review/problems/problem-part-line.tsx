import type { Severity } from '../../../content/checks/certainty';
import type { Finding } from '../../../content/checks/problem';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/review-text';
import { ProblemIcon } from './problem-icon';
import './problems.css';

interface ProblemPartLineProps {
  readonly finding: Finding;
  readonly severity: Severity;
  /** ID of the field that has the problem. */
  readonly field: string;
}

/** Says what the text that is being written has of a problem of another field. */
export function ProblemPartLine({ finding, severity, field }: ProblemPartLineProps) {
  return (
    <div className="problem-part-line">
      <ProblemIcon severity={severity} size={12} />
      <span>{t('problems.sameAs', { field, text: problemText(finding) })}</span>
    </div>
  );
}
