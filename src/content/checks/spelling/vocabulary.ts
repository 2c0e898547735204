/** The words of a language. */
export interface Vocabulary {
  /** The language subtag. */
  readonly base: string;
  readonly has: (word: string) => boolean;
  /** Whether a word in its usual case is one of the few thousand that most texts consist of. */
  readonly isCommon: (word: string) => boolean;
}
