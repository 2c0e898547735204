import { useState, type ReactNode } from 'react';
import { certaintyOf, severityOf } from '../../../content/checks/certainty';
import type { Problem, ProblemLevel } from '../../../content/checks/problem';
import { sentenceDirection } from '../../lib/messages/locale';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import { onDemand } from '../../components/on-demand';
import { ProblemIcon } from './problem-icon';
import './problems.css';

const AboutCheck = onDemand(async () => (await import('./about-check')).AboutCheck, { isExtra: true });
const CheckGuide = onDemand(async () => (await import('./check-guide')).CheckGuide, { isExtra: true });

const FoldedProblems = onDemand(async () => (await import('./folded-problems')).FoldedProblems, {
  isExtra: true,
});

/** A sentence of more characters is easier to read on the whole width, with its actions below it. */
const longSentence = 90;

interface ProblemLineProps {
  readonly problem: Problem & { readonly level: ProblemLevel };
  /** Shows its place; undefined where its text is being written. */
  readonly onShow?: () => void;
  /** Leads to a field that has a part of it. */
  readonly onField?: (position: number) => void;
  /** Its actions. */
  readonly children?: ReactNode;
}

/** A problem's level and sentence, how sure it is, why it is reported, and what else has its cause. */
export function ProblemLine({ problem, onShow, onField, children }: ProblemLineProps) {
  const [isExplained, setExplained] = useState(false);
  const { check } = problem;
  const severity = severityOf(problem);
  const text = problemText(problem);
  const said = (
    <>
      <span className="visually-hidden">{t(`problems.level.${severity}`)}: </span>
      <bdi dir={sentenceDirection(text)}>{text}</bdi>
    </>
  );
  const className = text.length > longSentence ? 'problem-text long' : 'problem-text';
  return (
    <>
      <div className="problem-line">
        <ProblemIcon severity={severity} />
        {onShow === undefined ? (
          <span className={className}>{said}</span>
        ) : (
          <button type="button" className={className} title={t('problems.show')} onClick={onShow}>
            {said}
          </button>
        )}
        <div className="problem-acts">
          <span className="problem-certainty">{t(`problems.certainty.${certaintyOf(problem)}`)}</span>
          <AboutCheck check={check} isOpen={isExplained} onToggle={() => setExplained(!isExplained)} />
          {children}
        </div>
      </div>
      {isExplained ? <CheckGuide check={check} /> : null}
      {problem.folded === undefined ? null : <FoldedProblems problem={problem} onField={onField} />}
    </>
  );
}
