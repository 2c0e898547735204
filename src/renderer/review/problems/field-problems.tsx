import { useState } from 'react';
import { useStore } from 'zustand';
import type { FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { ShowMore } from '../../components/list/show-more';
import { inReach } from '../../stores/review/problem-order';
import { ProblemItem } from './problem-item';
import './problems.css';

const none: readonly FoundProblem[] = [];
/** Number of problems shown at first, so that the next field stays visible. */
const fewProblems = 5;

/** The problems below a field, in sentences; renders nothing without any. */
export function FieldProblems({ fieldId }: { readonly fieldId: string }) {
  const state = useStores().problems;
  const revealed = useStore(state, (s) => s.revealed);
  const all = useStore(state, (s) => s.ofField.get(fieldId)) ?? none;
  const current = useStore(state, (s) => s.current?.key);
  // Rows are reused for other fields, so this belongs to a field's id.
  const [wholeOf, setWholeOf] = useState<string>();
  const shown = inReach(all, revealed);
  if (shown.length === 0) return null;
  const isWhole = wholeOf === fieldId || shown.findIndex(({ key }) => key === current) >= fewProblems;
  const few = isWhole ? shown : shown.slice(0, fewProblems);
  return (
    <section className="field-problems" aria-label={t('problems.of', { id: fieldId })}>
      <ul>
        {few.map((problem) => (
          <ProblemItem key={problem.key} problem={problem} />
        ))}
      </ul>
      {few.length === shown.length ? null : (
        <ShowMore count={shown.length - few.length} show={() => setWholeOf(fieldId)} />
      )}
    </section>
  );
}
