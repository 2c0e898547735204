import type { FoundProblem } from '../../../contract/problems';

/** Problems that next and previous visit: those that count, and dismissed ones only while these are shown. */
export function inReach(problems: readonly FoundProblem[], revealed: boolean): readonly FoundProblem[] {
  return revealed ? problems : problems.filter(({ dismissed }) => dismissed === undefined);
}

/**
 * Returns the problem after or before `current`, even if that is no longer in the list; wraps around at the
 * end.
 */
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
