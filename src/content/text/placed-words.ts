/** A word of a text. */
export interface PlacedWord {
  readonly text: string;
  readonly at: number;
}

/**
 * Returns the words of a text with their places, by a global pattern of which no match is between two others.
 * Takes less time than `matchesOf`, which makes a list of groups for each match.
 */
export function placedWords(text: string, pattern: RegExp): readonly PlacedWord[] {
  let end = 0;
  return (text.match(pattern) ?? []).map((word) => {
    const at = text.indexOf(word, end);
    end = at + word.length;
    return { text: word, at };
  });
}
