import { useState } from 'react';
import { useStore } from 'zustand';
import type { FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { inReach } from '../../stores/review/problem-order';
import { ProblemItem } from './problem-item';
import './problems.css';

const none: readonly FoundProblem[] = [];
/** A field in which everything is wrong must not push the next one out of sight. */
const fewProblems = 5;

/** The problems of a field under it, in sentences; nothing when there are none. */
export function FieldProblems({ fieldId }: { readonly fieldId: string }) {
  const state = useStores().problems;
  const revealed = useStore(state, (s) => s.revealed);
  const all = useStore(state, (s) => s.ofField.get(fieldId)) ?? none;
  const current = useStore(state, (s) => s.current?.key);
  // Rows are used again for other fields.
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
        <Button small variant="quiet" onClick={() => setWholeOf(fieldId)}>
          {t('problems.more', { count: shown.length - few.length })}
        </Button>
      )}
    </section>
  );
}
