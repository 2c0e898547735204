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
export const FixButton = ({ fix, problem, onFix }: FixButtonProps) => (
  <NamedButton name={nameOf(fix)} of={problem} onClick={onFix} />
);

interface FixAllButtonProps extends Pick<FixButtonProps, 'fix' | 'onFix'> {
  /** Number of fields with a part of the problem, with its own. */
  readonly fields: number;
}

/** Makes the correction in every field that the problem is in. */
export const FixAllButton = ({ fix, fields, onFix }: FixAllButtonProps) => (
  <NamedButton name={t('problems.fix.all', { fields })} of={nameOf(fix)} onClick={onFix} />
);

const nameOf = ({ act: action, text }: ProblemFix): string => t(`problems.fix.${action}`, { text });

interface NamedButtonProps {
  readonly name: string;
  /** Ends the accessible name of the button. */
  readonly of: string;
  readonly onClick: () => void;
}

const NamedButton = ({ name, of: problem, onClick }: NamedButtonProps) => (
  <Button small variant="quiet" aria-label={t('problems.fix', { fix: name, problem })} onClick={onClick}>
    {name}
  </Button>
);
