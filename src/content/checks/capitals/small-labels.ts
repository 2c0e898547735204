import type { Problem } from '../problem';
import type { FieldStart } from './field-start';

/** So many sources in small letters, and all but a few of their targets, are a list without capitals. */
const fewestSmall = 8;
const mostCapital = 0.05;

/**
 * Whether the texts that have no capital in the source have none in the target, as words that a program
 * compares with others: a German noun among them is no slip.
 */
function areSmallThroughout(starts: readonly (FieldStart | undefined)[]): boolean {
  const small = starts.filter((start) => start?.isSourceSmall === true);
  const capital = small.filter((start) => start?.isAllSmall !== true).length;
  return small.length >= fewestSmall && capital <= small.length * mostCapital;
}

/** So many nouns of German in small letters are a habit of a list without capitals, and fewer are slips. */
const fewestSmallNouns = 3;

/** A problem with the index of its field. */
interface PlacedProblem {
  readonly position: number;
  readonly problem: Problem;
}

/** Whether problems of a request have a word that `withoutSmallNouns` leaves out where there are enough. */
export const haveSmallNoun = (
  found: readonly PlacedProblem[],
  starts: readonly (FieldStart | undefined)[],
): boolean => found.some((one) => isSmallNoun(one, starts)) && areSmallThroughout(starts);

/** Leaves out words that lack only the capital of a noun, if a list without capitals has many of them. */
export function withoutSmallNouns<Found extends PlacedProblem>(
  found: readonly Found[],
  starts: readonly (FieldStart | undefined)[],
): readonly Found[] {
  const others = found.filter((one) => !isSmallNoun(one, starts));
  const areSlips = found.length - others.length < fewestSmallNouns || !areSmallThroughout(starts);
  return areSlips ? found : others;
}

const isSmallNoun = (
  { position, problem: { check, detail } }: PlacedProblem,
  starts: readonly (FieldStart | undefined)[],
): boolean =>
  starts[position]?.isAllSmall === true &&
  check === 'spelling' &&
  detail['expected']?.toLowerCase() === detail['word'];

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
