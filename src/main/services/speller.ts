import type { SpellingDictionary } from '../../shared/spelling';

/** Looks words up in dictionaries, where nobody else waits for it. */
export interface Speller {
  /** Those of the words that none of the dictionaries has. */
  readonly misspelled: (
    words: readonly string[],
    dictionaries: readonly SpellingDictionary[],
  ) => Promise<readonly string[]>;
  /** What may be meant by a word, the likeliest first. */
  readonly suggest: (word: string, dictionaries: readonly SpellingDictionary[]) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** `onFailure` is told what broke, never a word. */
export type OpenSpeller = (onFailure: (error: Error) => void) => Speller;
