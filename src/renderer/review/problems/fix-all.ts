import { fixEverywhere } from '../../../content/checks/fix-everywhere';
import type { ProblemFix } from '../../../content/checks/problem-fix';
import { problemKey } from '../../../content/checks/problem';
import type { DraftProblem } from '../../../contract/fulfilment';
import type { FoundProblem } from '../../../contract/problems';
import { t } from '../../lib/messages/review-text';
import type { Stores } from '../../stores/context';
import { fillDrafts, fillEdited, sayFilled } from '../../stores/review/filled-drafts';
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
  sayFilled(stores, request.key, filled, said(filled.length));
  const { request: shown, setCurrentField } = stores.review.getState();
  if (shown?.key !== request.key) return;
  setCurrentField(problem.position);
  showMode(stores, 'edit');
}

/**
 * Corrects a problem of a draft in every field that has a part of it. The places are asked for again, because
 * text may have been typed since the problem was found.
 */
export async function fixAllDrafts(
  stores: Stores,
  { requestKey: key, fieldId }: { readonly requestKey: number; readonly fieldId: string },
  problem: DraftProblem,
  act: ProblemFix['act'],
): Promise<void> {
  await fillEdited(
    stores,
    async (saved) => {
      const fields = saved.map((field) => ({ ...field, target: field.draft?.value ?? field.target }));
      const own = fields.find(({ id }) => id === fieldId);
      if (own?.target === undefined) return [];
      const found = await stores.client.call('fulfil.problems', { key, fieldId, value: own.target });
      const name = problemKey(problem);
      const same = found.find((one) => one.sameAs === undefined && problemKey(one) === name);
      return same === undefined ? [] : fixEverywhere({ ...same, position: own.position }, act, fields);
    },
    said,
  );
}

const said = (count: number): string => t('problems.fixed', { count });
