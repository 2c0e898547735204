import type { FoundProblem } from '../../../contract/problems';
import type { Stores } from '../../stores/context';
import { showMode } from '../display/review-mode';

/** Moves to the next or previous problem, and switches the review back to the fields. */
export function stepProblem(stores: Stores, by: 1 | -1): void {
  showMode(stores, 'read');
  stores.problems.getState().step(by);
}

/** Opens the form for dismissing the current problem; a dismissed one is restored. */
export function dismissCurrent(stores: Stores): void {
  const { problems } = stores;
  const find = (): FoundProblem | undefined => {
    const { current, problems: all } = problems.getState();
    return all.find(({ key }) => key === current?.key);
  };
  if (find() === undefined) problems.getState().step(1);
  const problem = find();
  if (problem === undefined) return;
  showMode(stores, 'read');
  if (problem.dismissed === undefined) {
    // Letters are held, because its row may have to be scrolled to first.
    stores.app.getState().awaitInput(true);
    problems.getState().ask(problem.key);
  } else void problems.getState().restore(problem);
}
