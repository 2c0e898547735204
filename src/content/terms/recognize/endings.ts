import type { PartOfSpeech } from '../termbase';

/** A beginning of a word's forms, with what may follow it. */
export interface StemWithEndings {
  readonly stem: string;
  /** Matches all of a form that follows the stem. */
  readonly endings: RegExp;
  /** Whether it is not a part of compounds, as verbs are not. */
  readonly isOnlyWhole?: boolean;
}

/** Derives all stems of a word, which is in small letters and in its base form. */
export type StemsOf = (word: string, partOfSpeech?: PartOfSpeech) => readonly StemWithEndings[];
