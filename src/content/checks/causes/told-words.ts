import type { CheckId, Finding, ProblemSpan } from '../problem';
import { areTouched } from './fold';
import type { FieldProblem } from './request-causes';

/** Checks that say what is wrong with words of the target; that a dictionary lacks them follows from it. */
const TELLING: ReadonlySet<CheckId> = new Set([
  'addresses',
  'code',
  'corrupted',
  'html',
  'language',
  'leftovers',
  'placeholders',
  'script',
  'target-equals-source',
]);

const isCapitalInside = ({ check, variant }: Finding): boolean =>
  check === 'letter-case' && variant === 'inside';

/** Damaged letters divide a word, and the rest of it begins beside them. */
const placesIn = ({ check, target }: Finding): readonly ProblemSpan[] =>
  check === 'corrupted' ? target.map(({ from, to }) => ({ from: from - 1, to: to + 1 })) : target;

/** Leaves out misspelt words at places where one of the `others` says what is wrong. */
export function withoutToldWords(
  misspelt: readonly FieldProblem[],
  others: readonly FieldProblem[],
): readonly FieldProblem[] {
  if (misspelt.length === 0) return misspelt;
  const told = Map.groupBy(
    others.filter(({ problem }) => TELLING.has(problem.check) || isCapitalInside(problem)),
    ({ position }) => position,
  );
  return misspelt.filter(({ position, problem }) => {
    const places = told.get(position)?.flatMap((one) => placesIn(one.problem)) ?? [];
    return !areTouched(problem.target, places);
  });
}
