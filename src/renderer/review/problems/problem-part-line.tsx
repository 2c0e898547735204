import type { Finding, ProblemLevel } from '../../../content/checks/problem';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { ProblemIcon } from './problem-icon';
import './problems.css';

interface ProblemPartLineProps {
  readonly finding: Finding;
  readonly level: ProblemLevel;
  /** ID of the field that has the problem. */
  readonly field: string;
  /** Leads to the problem; undefined where nothing leads there. */
  readonly onShow?: () => void;
}

/** Says that a field has a part of a problem of another field, which is counted and dismissed there. */
export function ProblemPartLine({ finding, level, field, onShow }: ProblemPartLineProps) {
  const text = t('problems.sameAs', { field, text: problemText(finding) });
  return (
    <div className="problem-line">
      <ProblemIcon level={level} />
      {onShow === undefined ? (
        <span className="problem-text">{text}</span>
      ) : (
        <button type="button" className="problem-text" title={t('problems.show')} onClick={onShow}>
          {text}
        </button>
      )}
    </div>
  );
}
