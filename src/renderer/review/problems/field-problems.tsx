import { useState } from 'react';
import { useStore } from 'zustand';
import type { FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { onDemand } from '../../components/on-demand';
import { ShowMore } from '../../components/list/show-more';
import { inReach } from '../../stores/review/problem-order';
import type { ProblemPart } from '../../stores/review/problem-parts';
import { ProblemItem } from './problem-item';
import './problems.css';

const ProblemPartLink = onDemand(async () => (await import('./problem-part-link')).ProblemPartLink, {
  isExtra: true,
});

const none: readonly FoundProblem[] = [];
const noParts: readonly ProblemPart[] = [];
/** Number of problems shown at first, so that the next field stays visible. */
const fewProblems = 5;

/** The problems below a field, in sentences, and those of other fields that it has a part of; or nothing. */
export function FieldProblems({ fieldId }: { readonly fieldId: string }) {
  const state = useStores().problems;
  const revealed = useStore(state, (s) => s.revealed);
  const all = useStore(state, (s) => s.ofField.get(fieldId)) ?? none;
  const current = useStore(state, (s) => s.current?.key);
  // Rows are reused for other fields, so this belongs to a field's id.
  const [wholeOf, setWholeOf] = useState<string>();
  const shown = inReach(all, revealed);
  const parts = (useStore(state, (s) => s.partsIn.get(fieldId)) ?? noParts).filter(
    ({ problem }) => revealed || problem.dismissed === undefined,
  );
  const count = shown.length + parts.length;
  if (count === 0) return null;
  const isWhole = wholeOf === fieldId || shown.findIndex(({ key }) => key === current) >= fewProblems;
  const most = isWhole ? count : Math.min(count, fewProblems);
  return (
    <section className="field-problems" aria-label={t('problems.of', { id: fieldId })}>
      <ul>
        {shown.slice(0, most).map((problem) => (
          <ProblemItem key={problem.key} problem={problem} />
        ))}
        {parts.slice(0, Math.max(0, most - shown.length)).map(({ problem, finding }) => (
          <li
            key={problem.key}
            className={problem.dismissed === undefined ? 'problem-part' : 'problem-part dismissed'}
          >
            <ProblemPartLink finding={finding} problem={problem} onShow={state.getState().goTo} />
          </li>
        ))}
      </ul>
      {most === count ? null : <ShowMore count={count - most} show={() => setWholeOf(fieldId)} />}
    </section>
  );
}
