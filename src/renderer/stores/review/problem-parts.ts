import type { FoldedFinding, Problem } from '../../../content/checks/problem';
import type { FoundProblem } from '../../../contract/problems';

/** A part of a problem in a field other than the one that has the problem. */
export interface ProblemPart {
  readonly problem: FoundProblem;
  /** The first of its findings in the field. */
  readonly finding: FoldedFinding;
}

/** Returns what each field has of the problems of others, by field ID. */
export function partsByField(problems: readonly FoundProblem[]): ReadonlyMap<string, readonly ProblemPart[]> {
  const parts = new Map<string, ProblemPart[]>();
  for (const problem of problems) {
    for (const finding of problem.folded ?? []) {
      if (finding.fieldId === undefined) continue;
      const own = parts.get(finding.fieldId) ?? [];
      if (own.at(-1)?.problem !== problem) own.push({ problem, finding });
      parts.set(finding.fieldId, own);
    }
  }
  return parts;
}

/** Returns the first problem of another field that counts, of those that a field has parts of. */
export function sharedProblem(parts: readonly ProblemPart[] | undefined): FoundProblem | undefined {
  return parts?.find(({ problem }) => problem.dismissed === undefined)?.problem;
}

/** The positions of the fields that have a part of a problem, with that of its own field. */
export function positionsOf(problem: FoundProblem): readonly number[] {
  const others = (problem.folded ?? []).flatMap(({ position }) => position ?? []);
  return [problem.position, ...new Set(others)];
}

/** Counts the other fields that have a part of a problem. */
export function fieldsElsewhere({ folded = [] }: Pick<Problem, 'folded'>): number {
  return new Set(folded.flatMap(({ fieldId }) => fieldId ?? [])).size;
}
