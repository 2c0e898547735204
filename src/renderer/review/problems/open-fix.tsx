import { useStore } from 'zustand';
import { fixOf } from '../../../content/checks/problem-fix';
import type { FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { showMode } from '../display/review-mode';
import { fixAll } from './fix-all';
import { FixButtons } from './fix-buttons';

/** Opens the editor of a local request with the correction of a problem as a draft, or one in each field. */
export function OpenFix({ problem }: { readonly problem: FoundProblem }) {
  const stores = useStores();
  const { problems, review } = stores;
  const request = useStore(review, (s) => s.request);
  const field = useStore(review, (s) => s.fieldAt(problem.position));
  const own = useStore(problems, (s) => s.ofField.get(problem.fieldId));
  const version = useStore(problems, (s) => s.version);
  const target = field?.target;
  const isLocal = request?.origin === undefined && request?.version === version;
  if (!isLocal || field === undefined || target === undefined || field.isCut === true) return null;
  const counting = (own ?? []).filter(({ dismissed }) => dismissed === undefined);
  const fix = fixOf(problem, { source: field.source, target, data: field.data, problems: counting });
  if (fix === undefined) return null;
  return (
    <FixButtons
      problem={problem}
      fix={fix}
      onFix={() => {
        review.getState().setCurrentField(problem.position);
        showMode(stores, 'edit', { position: problem.position, from: target, to: fix.target });
      }}
      onFixAll={() => void fixAll(stores, problem, fix.act)}
    />
  );
}
