import { showChanges } from '../changes/show-changes';
import type { FoundProblem } from '../../shared/problems';
import type { Desk } from '../desk/desk';
import { showEdit } from '../edit/show-edit';

/** To the next problem, or the one before; the fields come back where something else is shown. */
export function stepProblem(desk: Desk, by: 1 | -1): void {
  showFields(desk);
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
  showFields(desk);
  if (problem.dismissed === undefined) problems.getState().ask(problem.key);
  else void problems.getState().restore(problem);
}

function showFields(desk: Desk): void {
  if (desk.changes.getState().shown) showChanges(desk, false);
  if (desk.edit.getState().shown) showEdit(desk, false);
}
