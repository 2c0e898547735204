import type { ProblemFix } from '../../../content/checks/problem-fix';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/review-text';

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
