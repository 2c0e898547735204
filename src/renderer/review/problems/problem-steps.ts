import type { FoundProblem } from '../../../contract/problems';
import type { Desk } from '../../stores/context';
import { showMode } from '../display/review-mode';

/** To the next problem, or the one before; the fields come back where something else is shown. */
export function stepProblem(desk: Desk, by: 1 | -1): void {
  showMode(desk, 'read');
  desk.problems.getState().step(by);
}

/** Asks why and how far, for the problem that next went to; one that is dismissed counts again. */
export function dismissCurrent(desk: Desk): void {
  const { problems } = desk;
  const find = (): FoundProblem | undefined => {
    const { current, problems: all } = problems.getState();
    return all.find(({ key }) => key === current?.key);
  };
  if (find() === undefined) problems.getState().step(1);
  const problem = find();
  if (problem === undefined) return;
  showMode(desk, 'read');
  if (problem.dismissed === undefined) {
    // Its row may have to be scrolled to first.
    desk.app.getState().awaitInput(true);
    problems.getState().ask(problem.key);
  } else void problems.getState().restore(problem);
}
