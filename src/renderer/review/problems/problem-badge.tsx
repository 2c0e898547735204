import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { countText, ProblemCounts } from './problem-counts';
import { countLevels } from '../../stores/review/problem-order';

/** The number of a field's problems between source and target. A click moves to the first one. */
export function ProblemBadge({ fieldId }: { readonly fieldId: string }) {
  const { problems } = useStores();
  const own = useStore(problems, (s) => s.ofField.get(fieldId));
  const first = own?.find(({ dismissed }) => dismissed === undefined);
  if (own === undefined || first === undefined) return null;
  const counts = countLevels(own);
  return (
    <button
      type="button"
      className="problem-badge"
      title={t('problems.badge.hint')}
      onClick={() => problems.getState().goTo(first)}
    >
      <ProblemCounts {...counts} name={t('problems.badge', { id: fieldId, counts: countText(counts) })} />
    </button>
  );
}
