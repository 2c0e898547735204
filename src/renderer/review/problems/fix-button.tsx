import type { ProblemFix } from '../../../content/checks/problem-fix';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/review-text';

interface FixAllButtonProps {
  readonly fix: ProblemFix;
  /** Number of fields with a part of the problem, with its own. */
  readonly fields: number;
  readonly onFix: () => void;
}

/** Makes the correction in every field that the problem is in. */
export function FixAllButton({ fix: { act: action, text }, fields, onFix }: FixAllButtonProps) {
  const name = t('problems.fix.all', { fields });
  const problem = t(`problems.fix.${action}`, { text });
  return (
    <Button small variant="quiet" aria-label={t('problems.fix', { fix: name, problem })} onClick={onFix}>
      {name}
    </Button>
  );
}

interface FixButtonProps {
  readonly fix: ProblemFix;
  /** The problem's sentence. */
  readonly problem: string;
  readonly onFix: () => void;
}

/** Makes the only possible correction of a problem; its name says which. */
export function FixButton({ fix: { act: action, text }, problem, onFix }: FixButtonProps) {
  const name = t(`problems.fix.${action}`, { text });
  return (
    <Button small variant="quiet" aria-label={t('problems.fix', { fix: name, problem })} onClick={onFix}>
      {name}
    </Button>
  );
}
