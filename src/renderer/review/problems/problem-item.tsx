import { useState } from 'react';
import { useStore } from 'zustand';
import { certaintyOf } from '../../../content/checks/certainty';
import type { Dismissal, FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { openRequest } from '../../stores/open-request';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { checkName, problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { onDemand } from '../../components/on-demand';
import { attributesOf, useCommandHint } from '../../components/use-command-hint';
import { FoldedProblems } from './folded-problems';
import { ProblemIcon } from './problem-icon';

const OpenFix = onDemand(async () => (await import('./open-fix')).OpenFix, { isExtra: true });
const AboutCheck = onDemand(async () => (await import('./about-check')).AboutCheck, { isExtra: true });
const CheckGuide = onDemand(async () => (await import('./check-guide')).CheckGuide, { isExtra: true });
const DismissForm = onDemand(async () => (await import('./dismiss-form')).DismissForm, { takesKeys: true });

/** A sentence of more characters is easier to read on the whole width, with its actions below it. */
const longSentence = 90;

/** One problem with its actions. */
export function ProblemItem({ problem }: { readonly problem: FoundProblem }) {
  const stores = useStores();
  const { problems } = stores;
  const isCurrent = useStore(problems, (s) => s.current?.key === problem.key);
  const isAsking = useStore(problems, (s) => s.asking === problem.key);
  const [isExplained, setExplained] = useState(false);
  const { goTo, ask, restore } = problems.getState();
  const { dismissed, level, otherRequest } = problem;
  const text = problemText(problem);
  const certainty = certaintyOf(problem);
  const hintOf = useCommandHint();
  return (
    <li
      className={`found-problem ${dismissed === undefined ? level : 'dismissed'}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-problem={problem.key}
    >
      <div className="problem-line">
        <ProblemIcon level={level} />
        <button
          type="button"
          className={text.length > longSentence ? 'problem-text long' : 'problem-text'}
          title={t('problems.show')}
          onClick={() => goTo(problem)}
        >
          <span className="visually-hidden">{t(`problems.level.${level}`)}: </span>
          <bdi>{text}</bdi>
        </button>
        <div className="problem-acts">
          {/* That an error is sure needs no word, because all are, unless the settings say otherwise. */}
          {level === 'error' && certainty === 'sure' ? null : (
            <span className="problem-certainty">{t(`problems.certainty.${certainty}`)}</span>
          )}
          <AboutCheck
            check={problem.check}
            isOpen={isExplained}
            onToggle={() => setExplained(!isExplained)}
          />
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
        </div>
      </div>
      {isExplained ? <CheckGuide check={problem.check} /> : null}
      {problem.folded === undefined ? null : <FoldedProblems problem={problem} />}
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
