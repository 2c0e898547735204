import { fixEverywhere } from '../../../content/checks/fix-everywhere';
import type { ProblemFix } from '../../../content/checks/problem-fix';
import type { FoundProblem } from '../../../contract/problems';
import { t } from '../../lib/messages/review-text';
import type { Stores } from '../../stores/context';
import { fillDrafts, sayFilled } from '../../stores/review/filled-drafts';
import { showMode } from '../display/review-mode';

/**
 * Corrects a problem in every field that has a part of it, and opens the editor, where the corrections are
 * drafts; one step undoes them all. A field with another draft is left to the translator.
 */
export async function fixAll(stores: Stores, problem: FoundProblem, act: ProblemFix['act']): Promise<void> {
  const { request } = stores.review.getState();
  if (request === undefined) return;
  const filled = await fillDrafts(stores, request, (fields) =>
    fixEverywhere(
      problem,
      act,
      fields.filter(({ draft, target }) => draft === undefined || draft.value === target),
    ),
  );
  if (filled.length === 0) return;
  sayFilled(stores, request.key, filled, t('problems.fixed', { count: filled.length }));
  const { request: shown, setCurrentField } = stores.review.getState();
  if (shown?.key !== request.key) return;
  setCurrentField(problem.position);
  showMode(stores, 'edit');
}
