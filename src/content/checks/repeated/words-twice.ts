import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { letterRuns } from '../text/letter-runs';

/** For each word of a text the number of the same one before it, in any case; -1 for none. */
const earlierPlaces = once((value: ParsedValue): readonly number[] => {
  const last = new Map<string, number>();
  return letterRuns(value).map((word, at) => {
    const before = last.get(word) ?? -1;
    last.set(word, at);
    return before;
  });
});

/**
 * Whether between `fewest` and `most` words stand twice in a row, whatever is between them. Answers sooner
 * than a pattern with a back reference, for the many texts without any.
 */
export function hasWordsTwice(value: ParsedValue, fewest: number, most: number): boolean {
  const before = earlierPlaces(value);
  if (before.every((earlier) => earlier === -1)) return false;
  /** By distance, how many words in a row are the same as those that far before them, up to which word. */
  const [equal, to] = [new Int32Array(most + 1), new Int32Array(most + 1)];
  for (let at = 0; at < before.length; at++) {
    for (let other = before[at] ?? -1; other !== -1 && at - other <= most; other = before[other] ?? -1) {
      const count = at - other;
      const run = to[count] === at - 1 ? (equal[count] ?? 0) + 1 : 1;
      [equal[count], to[count]] = [run, at];
      if (count >= fewest && run === count) return true;
    }
  }
  return false;
}
