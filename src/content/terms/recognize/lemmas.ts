/** Base forms of words, from a dictionary of one language. */
export interface Lemmas {
  /** Changes with the files of the dictionary. */
  readonly version: string;
  /** Returns the words of the dictionary that a word may be a form of; none for an unknown word. */
  readonly of: (word: string) => readonly string[];
  readonly has: (word: string) => boolean;
  /**
   * Returns what forms of a base form may begin with, before what a suffix adds; undefined where this is not
   * known. With `isEnding`, this tells cheaply whether `of` may name a base form for a word.
   */
  readonly bodiesOf: (base: string) => readonly string[] | undefined;
  /** Whether a suffix may add this text. */
  readonly isEnding: (text: string) => boolean;
}
