import { EyeOff, RotateCcw } from 'lucide-react';
import { useStore } from 'zustand';
import type { Dismissal, FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { checkName, problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../../components/icon-button';
import { DismissForm } from './dismiss-form';
import { ProblemIcon } from './problem-icon';

/** One problem with its actions. */
export function ProblemItem({ problem }: { readonly problem: FoundProblem }) {
  const { problems } = useStores();
  const isCurrent = useStore(problems, (s) => s.current?.key === problem.key);
  const isAsking = useStore(problems, (s) => s.asking === problem.key);
  const { goTo, ask, restore } = problems.getState();
  const { dismissed, level } = problem;
  const text = problemText(problem);
  return (
    <li
      className={dismissed === undefined ? 'found-problem' : 'found-problem dismissed'}
      aria-current={isCurrent ? 'true' : undefined}
      data-problem={problem.key}
    >
      <div className="problem-line">
        <ProblemIcon level={level} />
        <button
          type="button"
          className="problem-text"
          title={t('problems.show')}
          onClick={() => goTo(problem)}
        >
          <span className="visually-hidden">{t(`problems.level.${level}`)}: </span>
          <bdi>{text}</bdi>
        </button>
        {dismissed === undefined ? (
          <IconButton
            label={t('problems.dismiss', { text })}
            command="problem.dismiss"
            title={t('problems.dismiss.hint')}
            aria-expanded={isAsking}
            icon={<EyeOff size={14} aria-hidden="true" />}
            onClick={() => ask(isAsking ? undefined : problem.key)}
          />
        ) : (
          <IconButton
            label={t('problems.restore', { text })}
            command="problem.dismiss"
            title={t(`problems.restore.${dismissed.scope}`, { check: checkName(problem.check) })}
            icon={<RotateCcw size={14} aria-hidden="true" />}
            onClick={() => void restore(problem)}
          />
        )}
      </div>
      {dismissed === undefined ? null : <WhyDismissed dismissed={dismissed} />}
      {isAsking ? <DismissForm problem={problem} /> : null}
    </li>
  );
}

function WhyDismissed({ dismissed: { scope, reason, time } }: { readonly dismissed: Dismissal }) {
  return (
    <p className="problem-why">
      <span title={exactTime(time)}>{t(`problems.why.${scope}`, { time: sentenceTime(time) })}</span>
      {reason === '' ? null : <q dir="auto">{reason}</q>}
    </p>
  );
}
