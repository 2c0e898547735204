import { expect, it } from 'vitest';
import { parseValue } from '../../../../src/content/checks/parsed/parsed-value';
import { hasWordsTwice } from '../../../../src/content/checks/repeated/words-twice';

function hasTwice(words: readonly string[], fewest: number, most: number): boolean {
  return words.some((_word, at) => {
    for (let count = fewest; count <= most; count++) {
      const [one, other] = [words.slice(at, at + count), words.slice(at + count, at + 2 * count)];
      if (other.length === count && one.join(' ') === other.join(' ')) return true;
    }
    return false;
  });
}

it('words that stand twice in a row are seen in all texts of nine words', () => {
  for (let length = 0; length <= 9; length++)
    for (let number = 0; number < 2 ** length; number++) {
      const words = Array.from({ length }, (_, at) => ((number >> at) & 1 ? 'b' : at % 3 === 0 ? 'A' : 'a'));
      const value = parseValue(words.join(', '), '');
      const plain = words.map((word) => word.toLowerCase());
      for (const [fewest, most] of [
        [1, 2],
        [2, 16],
        [3, 3],
      ] as const)
        expect(hasWordsTwice(value, fewest, most)).toBe(hasTwice(plain, fewest, most));
    }
});
