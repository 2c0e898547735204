import type { Problem } from '../problem';
import type { FieldStart } from './field-start';

/** So many other fields of a request begin with a capital, and this share of all with a small letter. */
const fewestCapitals = 8;
const mostSmall = 0.03;
/** Where more of the sources begin with a small letter, the label may be meant for any place. */
const mostSmallSources = 0.15;

/**
 * Finds labels with a small letter, which many languages have, in a request whose other fields begin with a
 * capital as their sources do. Returns the problems by the index of the field.
 */
export function smallLabels(starts: readonly (FieldStart | undefined)[]): ReadonlyMap<number, Problem> {
  const all = starts.filter((start) => start !== undefined);
  const known = all.filter(({ isSourceSmall }) => !isSourceSmall);
  const small = known.filter(({ isSmall }) => isSmall).length;
  const isRare =
    known.length - small >= fewestCapitals &&
    small <= Math.max(1, known.length * mostSmall) &&
    all.length - known.length <= all.length * mostSmallSources;
  return new Map(
    starts.flatMap((start, at): readonly (readonly [number, Problem])[] =>
      isRare && start?.problem !== undefined ? [[at, start.problem]] : [],
    ),
  );
}
