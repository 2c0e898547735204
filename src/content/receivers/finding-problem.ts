import { problemKey, type Finding, type Problem, type ProblemSpan } from '../checks/problem';
import type { FieldProblem } from '../checks/causes/request-causes';
import type { ReceiverProfile } from './receiver-profile';
import type { RehearsalFinding } from './rehearsed';

/** Problems of one field for one profile; more would repeat that everything is wrong. */
const mostOfField = 50;
const longestDetail = 80;
const mostSpans = 50;

/**
 * Converts the findings of a rehearsal into problems as the checks have them. Their sentences are in
 * `finding-messages.ts`. Equal findings become one with all places.
 */
export function findingProblems(
  profile: Pick<ReceiverProfile, 'name'>,
  findings: readonly RehearsalFinding[],
): readonly FieldProblem[] {
  const problems = new Map<string, FieldProblem & { readonly problem: { readonly target: ProblemSpan[] } }>();
  for (const finding of findings) {
    const { check, variant, detail } = namedFinding(profile, finding);
    const { position, fieldId, places } = finding;
    const key = problemKey({ check, variant, detail, source: [], target: [] });
    const name = `${position} ${key}`;
    const known = problems.get(name);
    if (known === undefined) {
      if (problems.size === mostOfField) break;
      const problem = { check, variant, detail, source: [], target: places.slice(0, mostSpans) };
      problems.set(name, { position, fieldId, key, problem });
    } else known.problem.target.push(...places.slice(0, mostSpans - known.problem.target.length));
  }
  return [...problems.values()];
}

function namedFinding(
  { name }: Pick<ReceiverProfile, 'name'>,
  { kind, rule, variant, detail }: RehearsalFinding,
): Pick<Finding, 'check' | 'variant' | 'detail'> {
  return {
    check: kind === 'refused' ? 'refused' : 'stored-differently',
    variant,
    detail: { receiver: name, ...shortDetail(detail), rule: rule.id },
  };
}

function shortDetail(detail: Problem['detail']): Problem['detail'] {
  return Object.fromEntries(
    Object.entries(detail).map(([name, text]) => [
      name,
      text.length <= longestDetail ? text : `${text.slice(0, longestDetail - 1)}…`,
    ]),
  );
}
