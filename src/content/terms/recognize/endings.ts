/** A beginning of a word's forms, with what may follow it. */
export interface StemWithEndings {
  readonly stem: string;
  /** Matches all of a form that follows the stem. */
  readonly endings: RegExp;
}

/** Derives all stems of a word, which is in small letters and in its base form. */
export type StemsOf = (word: string) => readonly StemWithEndings[];
