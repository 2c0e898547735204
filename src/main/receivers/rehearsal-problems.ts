import type { FieldProblem } from '../../content/checks/causes/request-causes';
import type { CheckId } from '../../content/checks/problem';
import { fitsPattern } from '../../content/receivers/field-selector';
import { findingProblems } from '../../content/receivers/finding-problem';
import { rehearseField, rehearseRequest } from '../../content/receivers/rehearse';
import type { DeliveredField, DeliveredRequest } from '../../content/receivers/rehearsed';
import type { AppliedProfile } from './applied-profiles';

/** Returns the problems that rehearsals with these profiles find in a request, by field. */
export function rehearsalProblems(
  applied: readonly AppliedProfile[],
  request: DeliveredRequest,
  wanted: ReadonlySet<CheckId>,
): readonly FieldProblem[] {
  const { language } = request;
  const fields = request.fields.map((field) => ({ ...field, language }));
  const found = applied.flatMap(({ profile, fields: patterns }) => [
    ...(patterns === undefined ? findingProblems(profile, rehearseRequest(profile, request)) : []),
    ...fields.flatMap((field) => fieldProblems({ profile, ...(patterns && { fields: patterns }) }, field)),
  ]);
  return found.filter(({ problem }) => wanted.has(problem.check));
}

/** As `rehearsalProblems`, for one field. */
export function fieldProblems(
  { profile, fields: patterns }: AppliedProfile,
  field: DeliveredField,
): readonly FieldProblem[] {
  if (patterns !== undefined && !patterns.some((pattern) => fitsPattern(pattern, field.id))) return [];
  return findingProblems(profile, rehearseField(profile, field).findings);
}
