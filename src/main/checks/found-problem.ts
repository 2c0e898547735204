import type { CheckId, Problem } from '../../content/checks/problem';
import type { Dismissal, FoundProblem } from '../../contract/problems';
import { formatInstant } from '../../content/timestamp';
import type { StoredDismissal } from './dismissal-store';
import type { StoredProblem } from './problem-store';
import type { LabelOf } from './problem-labels';

/** Converts a stored problem for the window; undefined when its check is off. */
export function foundProblem(row: StoredProblem, labelOf: LabelOf): FoundProblem | undefined {
  const { level, dismissal } = labelOf(nameOf(row));
  if (level === 'off') return undefined;
  return {
    ...problemOf(row.check_id, row.body),
    key: row.key,
    position: row.position,
    fieldId: row.field_id,
    level,
    ...(dismissal === undefined ? {} : { dismissed: toDismissal(dismissal) }),
  };
}

/** Reads the body of a stored problem. */
export function problemOf(check: CheckId, body: string): Problem {
  // Written only by the checks.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...(JSON.parse(body) as Omit<Problem, 'check'>), check };
}

export function toDismissal({ key, scope, reason, dismissed_us }: StoredDismissal): Dismissal {
  return { key, scope, reason, time: formatInstant(dismissed_us) };
}

/** Returns what determines a problem's level and dismissal. */
export function nameOf({ check_id, field_id, problem_key }: StoredProblem): Parameters<LabelOf>[0] {
  return { check: check_id, fieldId: field_id, problemKey: problem_key };
}
