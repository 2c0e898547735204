import { problemKey, type CheckId, type FoldedFinding, type Problem } from '../problem';
import { foldInto } from './fold';

/** A problem with its field. */
export interface FieldProblem {
  /** Index of the field, from 0. */
  readonly position: number;
  readonly fieldId: string;
  readonly problem: Problem;
  /** Identifies the problem in its field. */
  readonly key: string;
}

/** Conventions of a text: whatever mark they concern, they are kept or not in all of it. */
const CONVENTIONS: ReadonlySet<CheckId> = new Set(['french-spacing', 'double-spaces', 'edge-spaces']);

/** Texts that are found wherever they stand; once they are known, so are the others. */
const REPEATED: ReadonlySet<CheckId> = new Set(['inconsistent', 'same-target', 'attribute-changed']);

/** Anything that is the same in this many places is no slip. */
const fewest = { convention: 2, repeated: 2, other: 3 };

/**
 * Makes one problem of those that are the same throughout a request, at the first of them; the others keep
 * their order. Problems that already stand for several stay.
 */
export function foldHabits(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const groups = Map.groupBy(problems, habitOf);
  const leaders = new Map<FieldProblem, FieldProblem>();
  const gone = new Set<FieldProblem>();
  for (const [habit, group] of groups) {
    const [first, ...others] = group;
    if (habit === undefined || first === undefined || group.length < fewestOf(first.problem)) continue;
    const folded = others.map(({ fieldId, problem }): Problem & FoldedFinding =>
      fieldId === first.fieldId ? problem : { ...problem, fieldId },
    );
    leaders.set(first, { ...first, problem: foldInto(first.problem, folded, 'habit') });
    for (const other of others) gone.add(other);
  }
  if (gone.size === 0) return problems;
  return problems.flatMap((one) => (gone.has(one) ? [] : [leaders.get(one) ?? one]));
}

/** Undefined for problems that are each one of their own. */
function habitOf({ problem, key }: FieldProblem): string | undefined {
  if (problem.cause !== undefined) return undefined;
  if (CONVENTIONS.has(problem.check)) return `${problem.check} ${problem.variant}`;
  // One tag for another is a way to set a text, whatever the text.
  if (problem.check === 'tags-missing' && problem.variant === 'replaced')
    return `replaced ${problem.detail['tag']} ${problem.detail['found']}`;
  return Object.keys(problem.detail).length === 0 ? undefined : key;
}

function fewestOf({ check }: Problem): number {
  if (CONVENTIONS.has(check)) return fewest.convention;
  return REPEATED.has(check) ? fewest.repeated : fewest.other;
}

export const fieldProblem = (
  place: Pick<FieldProblem, 'position' | 'fieldId'>,
  problem: Problem,
): FieldProblem => ({
  ...place,
  problem,
  key: problemKey(problem),
});
