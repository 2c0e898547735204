import type { Problem } from '../../../content/checks/problem';
import type { ProblemFix } from '../../../content/checks/problem-fix';
import { Button } from '../../components/button';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/review-text';
import { fieldsElsewhere } from '../../stores/review/problem-parts';

interface FixButtonsProps {
  readonly problem: Problem;
  readonly fix: ProblemFix;
  readonly onFix: () => void;
  readonly onFixAll: () => void;
}

/**
 * Make the only possible correction of a problem, here or in every field that has a part of it, where it is
 * not a word of one of them. Their names say which correction.
 */
export function FixButtons({ problem, fix, onFix, onFixAll }: FixButtonsProps) {
  const elsewhere = fix.text === '' ? fieldsElsewhere(problem) : 0;
  const name = t(`problems.fix.${fix.act}`, { text: fix.text });
  return (
    <>
      <NamedButton name={name} of={problemText(problem)} onClick={onFix} />
      {elsewhere === 0 ? null : (
        <NamedButton name={t('problems.fix.all', { fields: elsewhere + 1 })} of={name} onClick={onFixAll} />
      )}
    </>
  );
}

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
