import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/** The words of a text as numbers, equal for words that differ in case only. */
const wordNumbers = once(({ prose }: ParsedValue): readonly number[] => {
  const numbers = new Map<string, number>();
  return (prose.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  });
});

/**
 * Whether between `fewest` and `most` words stand twice in a row, whatever is between them. Answers sooner
 * than a pattern with a back reference, for the many texts without any.
 */
export function hasWordsTwice(value: ParsedValue, fewest: number, most: number): boolean {
  const words = wordNumbers(value);
  for (let count = fewest; count <= most && 2 * count <= words.length; count++) {
    let equal = 0;
    for (let at = count; at < words.length; at++) {
      equal = words[at] === words[at - count] ? equal + 1 : 0;
      if (equal === count) return true;
    }
  }
  return false;
}
