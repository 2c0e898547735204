import { useStore } from 'zustand';
import { severityOf } from '../../../content/checks/certainty';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { countText, ProblemCounts } from './problem-counts';
import { ProblemIcon } from './problem-icon';
import { countLevels } from '../../stores/review/problem-order';
import { sharedProblem } from '../../stores/review/problem-parts';

/**
 * The number of a field's problems between source and target, or a sign that it has a part of another field's
 * problem. A click moves to the first one.
 */
export function ProblemBadge({ fieldId }: { readonly fieldId: string }) {
  const { problems } = useStores();
  const own = useStore(problems, (s) => s.ofField.get(fieldId));
  const shared = useStore(problems, (s) => sharedProblem(s.partsIn.get(fieldId)));
  const first = own?.find(({ dismissed }) => dismissed === undefined);
  const shown = first ?? shared;
  if (shown === undefined) return null;
  const counts = countLevels(own ?? []);
  return (
    <button
      type="button"
      className="problem-badge"
      title={t('problems.badge.hint')}
      onClick={() => problems.getState().goTo(shown)}
    >
      {first === undefined ? (
        <>
          <span className="visually-hidden">
            {t('problems.badge', {
              id: fieldId,
              counts: t('problems.sameAs.short', { field: shown.fieldId }),
            })}
          </span>
          <ProblemIcon severity={severityOf(shown)} size={12} />
        </>
      ) : (
        <ProblemCounts {...counts} name={t('problems.badge', { id: fieldId, counts: countText(counts) })} />
      )}
    </button>
  );
}
