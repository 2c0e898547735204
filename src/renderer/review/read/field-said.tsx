import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { countLevels } from '../../stores/review/problem-order';
import { sharedProblem } from '../../stores/review/problem-parts';
import { t } from '../../lib/messages/translate';
import { countText } from '../problems/problem-counts';

/** Announces to screen readers the field that a key moved to; the focus stays on the list of fields. */
export function FieldSaid() {
  const { problems, review } = useStores();
  const wanted = useStore(review, (s) => s.wantedField);
  const content = useStore(review, (s) => s.content);
  const { fieldAt } = review.getState();
  const field = wanted && fieldAt(wanted.position);
  const counts = countLevels((field && problems.getState().ofField.get(field.id)) ?? []);
  const shared = field && sharedProblem(problems.getState().partsIn.get(field.id));
  const same = shared && t('problems.sameAs.short', { field: shared.fieldId });
  const said = field && t('field.said', { id: field.id, at: field.position + 1, count: content?.total ?? 0 });
  return (
    <output className="visually-hidden" aria-label={t('field.said.label')} aria-live="polite">
      {said === undefined ? '' : [said, countText(counts), same].filter(Boolean).join(', ')}
    </output>
  );
}
