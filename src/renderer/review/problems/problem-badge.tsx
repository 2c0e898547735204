import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { countText, ProblemCounts } from './problem-counts';
import { countLevels } from '../../stores/review/problem-order';

/** Between source and target: how many problems the field has. A press goes to the first. */
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
      aria-label={t('problems.badge', { id: fieldId, counts: countText(counts) })}
      title={t('problems.badge.hint')}
      onClick={() => problems.getState().goTo(first)}
    >
      <ProblemCounts {...counts} />
    </button>
  );
}
