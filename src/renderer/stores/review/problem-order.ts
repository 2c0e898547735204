import { severityOf, type Severity } from '../../../content/checks/certainty';
import type { FoundProblem } from '../../../contract/problems';
import type { ProblemCounts } from '../../../contract/ui-types';

/** Problems that next and previous visit: those that count, and dismissed ones only while these are shown. */
export function inReach(problems: readonly FoundProblem[], revealed: boolean): readonly FoundProblem[] {
  return revealed ? problems : problems.filter(({ dismissed }) => dismissed === undefined);
}

/** Which problems are visited. */
interface Visited {
  /** Undefined for all. */
  readonly isWanted?: ((problem: FoundProblem) => boolean) | undefined;
  /** Positions of the fields to stay in; undefined for all. */
  readonly within?: readonly number[] | undefined;
}

/** A step through the problems of a request. */
export interface ProblemStep extends Visited {
  readonly by: 1 | -1;
  /** Index of the field to start at, if the current problem is in another one. */
  readonly from: number;
}

/** Returns those of the problems that are visited. */
export function visited(
  problems: readonly FoundProblem[],
  { isWanted = () => true, within }: Visited,
): readonly FoundProblem[] {
  const shown = within === undefined ? undefined : new Set(within);
  return problems.filter((problem) => isWanted(problem) && shown?.has(problem.position) !== false);
}

/**
 * Returns the problem after or before `current`, even if that is no longer in the list; wraps around at the
 * end. From another field, the next problem is the first one in or after it.
 */
export function nextProblem(
  all: readonly FoundProblem[],
  current: FoundProblem | undefined,
  { by, from, ...which }: ProblemStep,
): FoundProblem | undefined {
  const problems = visited(all, which);
  const isAfter = (problem: FoundProblem): boolean =>
    current?.position === from ? order(problem, current) > 0 : problem.position >= from;
  const isBefore = (problem: FoundProblem): boolean =>
    current?.position === from ? order(problem, current) < 0 : problem.position < from;
  return by > 0 ? (problems.find(isAfter) ?? problems[0]) : (problems.findLast(isBefore) ?? problems.at(-1));
}

function order(a: FoundProblem, b: FoundProblem): number {
  return a.position === b.position ? a.key - b.key : a.position - b.position;
}

export interface LevelCounts extends ProblemCounts {
  readonly dismissed: number;
}

export function countLevels(problems: readonly FoundProblem[]): LevelCounts {
  const counting = problems.filter(({ dismissed }) => dismissed === undefined);
  const count = (severity: Severity): number =>
    counting.filter((problem) => severityOf(problem) === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    styles: count('style'),
    dismissed: problems.length - counting.length,
  };
}
