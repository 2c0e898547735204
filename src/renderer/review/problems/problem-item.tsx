import { useStore } from 'zustand';
import { severityOf } from '../../../content/checks/certainty';
import type { Dismissal, FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { openRequest } from '../../stores/open-request';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { checkName, problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { onDemand } from '../../components/on-demand';
import { attributesOf, useCommandHint } from '../../components/use-command-hint';
import { ProblemLine } from './problem-line';

const OpenFix = onDemand(async () => (await import('./open-fix')).OpenFix, { isExtra: true });
const DismissForm = onDemand(async () => (await import('./dismiss-form')).DismissForm, { takesKeys: true });

/** One problem with its actions. */
export function ProblemItem({ problem }: { readonly problem: FoundProblem }) {
  const stores = useStores();
  const { fieldFilter, problems, review } = stores;
  const isCurrent = useStore(problems, (s) => s.current?.key === problem.key);
  const isAsking = useStore(problems, (s) => s.asking === problem.key);
  const { goTo, ask, restore } = problems.getState();
  const { dismissed, otherRequest } = problem;
  const text = problemText(problem);
  const hintOf = useCommandHint();
  return (
    <li
      className={`found-problem ${dismissed === undefined ? severityOf(problem) : 'dismissed'}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-problem={problem.key}
    >
      <ProblemLine
        problem={problem}
        onShow={() => goTo(problem)}
        onField={(position) => {
          fieldFilter.getState().makeShown(position);
          review.getState().goToField(position);
        }}
      >
        {otherRequest === undefined ? null : (
          <Button
            small
            variant="quiet"
            title={t('delivery.openRequest.hint')}
            onClick={() => void openRequest(stores, otherRequest)}
          >
            {t('delivery.openRequest')}
          </Button>
        )}
        {dismissed === undefined ? <OpenFix problem={problem} /> : null}
        {dismissed === undefined ? (
          <Button
            small
            variant="quiet"
            aria-label={t('problems.dismiss', { text })}
            {...attributesOf(hintOf('problem.dismiss', t('problems.dismiss.hint')))}
            aria-expanded={isAsking}
            onClick={() => ask(isAsking ? undefined : problem.key)}
          >
            {t('problems.dismiss.hint')}
          </Button>
        ) : (
          <Button
            small
            variant="quiet"
            aria-label={t('problems.restore', { text })}
            {...attributesOf(
              hintOf(
                'problem.dismiss',
                t(`problems.restore.${dismissed.scope}`, { check: checkName(problem.check) }),
              ),
            )}
            onClick={() => void restore(problem)}
          >
            {t('problems.restore.field')}
          </Button>
        )}
      </ProblemLine>
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
