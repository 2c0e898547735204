/** Base forms of words, from a dictionary of one language. */
export interface Lemmas {
  /** Returns the words of the dictionary that a word may be a form of; none for an unknown word. */
  readonly of: (word: string) => readonly string[];
  readonly has: (word: string) => boolean;
}
