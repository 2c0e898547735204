import { ChevronDown, ChevronUp, CircleCheck, CircleDashed, CircleX, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { Switch } from '../../components/switch';
import { ProblemCounts } from './problem-counts';
import { stepProblem } from './problem-steps';
import { countLevels, inReach } from '../../stores/review/problem-order';
import type { ProblemsState } from '../../stores/review/problems-state';
import './problems.css';

/** The bar above the fields with this request's problems and the current one. */
export function ProblemsBar() {
  const stores = useStores();
  const { problems: state } = stores;
  const problems = useStore(state);
  const { checked, revealed, found } = problems;
  if (checked === undefined || checked === 'none') return null;
  const counts = countLevels(problems.problems);
  const isEmpty = inReach(problems.problems, revealed).length === 0;
  const { reveal, checkAgain } = state.getState();
  return (
    <div className="problems-bar" role="toolbar" aria-label={t('problems.bar')}>
      <ProblemCounts {...counts} />
      {checked === 'waiting' ? <CircleDashed size={14} aria-hidden="true" /> : null}
      {checked === 'failed' ? <CircleX size={14} className="failed" aria-hidden="true" /> : null}
      {checked === 'checked' && isEmpty ? (
        <CircleCheck size={14} className="clear" aria-hidden="true" />
      ) : null}
      <output
        className={checked === 'failed' ? 'problems-said whole' : 'problems-said'}
        aria-label={t('problems.label')}
        aria-live="polite"
      >
        {saidOf(problems)}
      </output>
      {checked === 'failed' ? (
        <Button
          small
          icon={<RotateCw size={13} aria-hidden="true" />}
          title={t('problems.checkAgain.hint')}
          onClick={() => {
            // The button disappears when it is pressed, so the focus moves first.
            focusReview();
            void checkAgain();
          }}
        >
          {t('problems.checkAgain')}
        </Button>
      ) : null}
      {found === undefined ? null : (
        <span className="problems-cut" title={t('problems.cut.hint')}>
          {t('problems.cut', { kept: problems.problems.length, found })}
        </span>
      )}
      {counts.dismissed === 0 ? null : (
        <Switch
          label={t('problems.reveal', { count: counts.dismissed })}
          checked={revealed}
          onChange={reveal}
        />
      )}
      {isEmpty ? null : (
        <span className="problems-steps">
          <IconButton
            label={t('problems.previous')}
            command="problem.previous"
            icon={<ChevronUp size={16} aria-hidden="true" />}
            onClick={() => stepProblem(stores, -1)}
          />
          <IconButton
            label={t('problems.next')}
            command="problem.next"
            icon={<ChevronDown size={16} aria-hidden="true" />}
            onClick={() => stepProblem(stores, 1)}
          />
        </span>
      )}
    </div>
  );
}

/** Returns the announced text: the current problem, or else the number of problems. */
function saidOf({ checked, failure, problems, current, revealed }: ProblemsState): string {
  if (checked === 'waiting') return t('problems.waiting');
  if (checked === 'failed') return t(`problems.failed.${failure ?? 'forgotten'}`);
  const reach = inReach(problems, revealed);
  if (reach.length === 0) return t('problems.none');
  const at = reach.findIndex(({ key }) => key === current?.key);
  const problem = reach[at];
  if (problem === undefined) return t('problems.count', { count: reach.length });
  return t('problems.at', {
    at: at + 1,
    count: reach.length,
    field: problem.fieldId,
    text: problemText(problem),
  });
}
