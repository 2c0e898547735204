/** A word of a text. */
export interface PlacedWord {
  readonly text: string;
  readonly at: number;
}

export const wordAt = (text: string, at: number): PlacedWord => ({ text, at });

/**
 * Returns what is made of the words of a text and their places, by a global pattern of which no match is
 * between two others. Takes less time than `matchesOf`, which makes a list of groups for each match.
 */
export function placedWords<Word>(
  text: string,
  pattern: RegExp,
  make: (word: string, at: number) => Word,
): readonly Word[] {
  let end = 0;
  return (text.match(pattern) ?? []).map((word) => {
    const at = text.indexOf(word, end);
    end = at + word.length;
    return make(word, at);
  });
}
