import type { FoundProblem } from '../../../contract/problems';
import type { Stores } from '../../stores/context';
import { wantedProblem } from '../../stores/review/field-filter-state';
import { inReach } from '../../stores/review/problem-order';
import { positionsOf } from '../../stores/review/problem-parts';
import { showMode } from '../display/review-mode';

/** Moves to the next or previous problem once they are loaded, and switches the review back to the fields. */
export function stepProblem(stores: Stores, by: 1 | -1): void {
  showMode(stores, 'read');
  stores.problems.getState().whenLoaded(() => {
    const { currentField: from } = stores.review.getState();
    const { filter, positions } = stores.fieldFilter.getState();
    stores.problems.getState().step({ by, from, isWanted: wantedProblem(filter), within: positions });
  });
}

/**
 * Opens the form for dismissing a problem of the current field, or else the next problem; a dismissed one is
 * restored.
 */
export function dismissCurrent(stores: Stores): void {
  const { problems } = stores;
  if (problemHere(stores) === undefined) stepProblem(stores, 1);
  const problem = problemHere(stores);
  if (problem === undefined) return;
  showMode(stores, 'read');
  if (problem.dismissed === undefined) {
    // Letters are held, because its row may have to be scrolled to first.
    stores.app.getState().awaitInput(true);
    problems.getState().ask(problem.key);
  } else void problems.getState().restore(problem);
}

/**
 * Returns the current problem, or the first one of the current field if that is another field; that of
 * another field if the current one has a part of it.
 */
function problemHere({ problems, review }: Stores): FoundProblem | undefined {
  const { current, problems: all, revealed } = problems.getState();
  const own = all.filter(({ position }) => position === review.getState().currentField);
  const isShared = (problem: FoundProblem): boolean =>
    positionsOf(problem).includes(review.getState().currentField);
  return (
    own.find(({ key }) => key === current?.key) ??
    inReach(own, revealed)[0] ??
    inReach(all, revealed).find(isShared)
  );
}
