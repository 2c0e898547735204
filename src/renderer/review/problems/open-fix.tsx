import { useStore } from 'zustand';
import { fixOf } from '../../../content/checks/problem-fix';
import type { FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { problemText } from '../../lib/messages/problem-text';
import { showMode } from '../display/review-mode';
import { fieldsElsewhere } from '../../stores/review/problem-parts';
import { fixAll } from './fix-all';
import { FixAllButton, FixButton } from './fix-button';

/**
 * Opens the editor of a local request with the correction of a problem as a draft, or as drafts of all fields
 * that have a part of it, where the correction is not a word of one of them.
 */
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
  const elsewhere = fix.text === '' ? fieldsElsewhere(problem) : 0;
  return (
    <>
      <FixButton
        fix={fix}
        problem={problemText(problem)}
        onFix={() => {
          review.getState().setCurrentField(problem.position);
          showMode(stores, 'edit', { position: problem.position, from: target, to: fix.target });
        }}
      />
      {elsewhere === 0 ? null : (
        <FixAllButton fix={fix} fields={elsewhere + 1} onFix={() => void fixAll(stores, problem, fix.act)} />
      )}
    </>
  );
}
