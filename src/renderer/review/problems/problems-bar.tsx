import { ChevronDown, ChevronUp, CircleCheck, CircleDashed } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../../components/icon-button';
import { Switch } from '../../components/switch';
import { ProblemCounts } from './problem-counts';
import { stepProblem } from './problem-steps';
import { wantedProblem } from '../../stores/review/field-filter-state';
import { countLevels, inReach, visited } from '../../stores/review/problem-order';
import type { FoundProblem } from '../../../contract/problems';
import './problems.css';

/** This request's problems in numbers, and the current one; its sentence stands under the target. */
export function ProblemsBar() {
  const stores = useStores();
  const { checked, revealed, found, problems, current } = useStore(stores.problems);
  const { filter, positions: within } = useStore(stores.fieldFilter);
  // Without fields nothing was checked.
  const isEmpty = useStore(stores.review, (s) => s.request?.fieldCount === 0);
  // `ChecksFailed` shows failed checks.
  if (checked === undefined || checked === 'none' || checked === 'failed' || isEmpty) return null;
  const counts = countLevels(problems);
  const all = inReach(problems, revealed);
  const reach = visited(all, { isWanted: wantedProblem(filter), within });
  const at = reach.findIndex(({ key }) => key === current?.key);
  const isClear = checked === 'checked' && all.length === 0;
  return (
    <div className="problems-bar" role="toolbar" aria-label={t('problems.bar')}>
      <ProblemCounts {...counts} />
      {checked === 'waiting' ? <CircleDashed size={14} aria-hidden="true" /> : null}
      {isClear ? <CircleCheck size={14} className="clear" aria-hidden="true" /> : null}
      <output
        className={checked === 'waiting' || isClear ? 'problems-said' : 'visually-hidden'}
        title={isClear ? t('problems.none') : undefined}
        aria-label={t('problems.label')}
        aria-live="polite"
      >
        {checked === 'waiting' ? t('problems.waiting') : isClear ? t('problems.none') : saidOf(reach, at)}
      </output>
      {at < 0 && reach.length === all.length ? null : (
        <span className="problems-at" aria-hidden="true">
          {at < 0
            ? t('problems.shown', { count: reach.length })
            : t('problems.place', { at: at + 1, count: reach.length })}
        </span>
      )}
      {found === undefined ? null : (
        <span className="problems-cut" title={t('problems.cut.hint')}>
          {t('problems.cut', { kept: problems.length, found })}
        </span>
      )}
      {counts.dismissed === 0 ? null : (
        <Switch
          label={t('problems.reveal', { count: counts.dismissed })}
          checked={revealed}
          onChange={stores.problems.getState().reveal}
        />
      )}
      {reach.length === 0 ? null : (
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

/** Returns the announced text: the current problem, or else the number of problems to go to. */
function saidOf(reach: readonly FoundProblem[], at: number): string {
  const problem = reach[at];
  if (problem === undefined) return t('problems.count', { count: reach.length });
  return t('problems.at', {
    at: at + 1,
    count: reach.length,
    field: problem.fieldId,
    text: problemText(problem),
  });
}
