import { fixOf, type ProblemFix } from './problem-fix';
import type { Problem } from './problem';

interface FieldToFix {
  readonly position: number;
  readonly source: string;
  readonly target?: string | undefined;
  readonly data: string;
}

/**
 * Returns the targets of the fields that have a part of a problem, each with all its places corrected as the
 * problem itself can be.
 */
export function fixEverywhere<F extends FieldToFix>(
  problem: Problem & { readonly position: number },
  act: ProblemFix['act'],
  fields: readonly F[],
): readonly { readonly field: F; readonly value: string }[] {
  const parts = Map.groupBy(
    [problem, ...(problem.folded ?? [])],
    ({ position = problem.position }) => position,
  );
  return fields.flatMap((field) => {
    const { position, source, target, data } = field;
    if (target === undefined) return [];
    const values = { source, target, data, problems: [] };
    const alike = (parts.get(position) ?? []).filter(
      (part) => part.check === problem.check && fixOf(part, values)?.act === act,
    );
    const [first] = alike;
    if (first === undefined) return [];
    const places = new Map(alike.flatMap((part) => part.target).map((place) => [place.from, place]));
    const fix = fixOf({ ...first, target: [...places.values()] }, values);
    return fix === undefined ? [] : [{ field, value: fix.target }];
  });
}
