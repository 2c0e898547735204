import type { FoundProblem } from '../../../contract/problems';

/** What next and previous go through: what counts, and what is dismissed only while it is shown. */
export function inReach(problems: readonly FoundProblem[], revealed: boolean): readonly FoundProblem[] {
  return revealed ? problems : problems.filter(({ dismissed }) => dismissed === undefined);
}

/** The one after `current`, or before it, also when that is no more among them; after the last comes the first. */
export function nextProblem(
  problems: readonly FoundProblem[],
  current: FoundProblem | undefined,
  by: 1 | -1,
): FoundProblem | undefined {
  if (current === undefined) return by > 0 ? problems[0] : problems.at(-1);
  return by > 0
    ? (problems.find((problem) => order(problem, current) > 0) ?? problems[0])
    : (problems.findLast((problem) => order(problem, current) < 0) ?? problems.at(-1));
}

function order(a: FoundProblem, b: FoundProblem): number {
  return a.position === b.position ? a.key - b.key : a.position - b.position;
}

export interface LevelCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly dismissed: number;
}

export function countLevels(problems: readonly FoundProblem[]): LevelCounts {
  let [errors, warnings, dismissed] = [0, 0, 0];
  for (const problem of problems) {
    if (problem.dismissed !== undefined) dismissed += 1;
    else if (problem.level === 'error') errors += 1;
    else warnings += 1;
  }
  return { errors, warnings, dismissed };
}
