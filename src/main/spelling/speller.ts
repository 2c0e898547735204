import { join } from 'node:path';
import type { DictionaryOrigin } from '../../contract/spelling';

/** A pair of Hunspell's files on this computer. */
export interface Dictionary {
  /** The language it is for. */
  readonly tag: string;
  readonly origin: DictionaryOrigin;
  readonly affFile: string;
  readonly dicFile: string;
  /** Changes with the files, so that a replaced dictionary is read again. */
  readonly version: string;
  /** Whether Swiss spelling is derived from the German dictionary, with ss for ß. */
  readonly isSwiss: boolean;
}

/** Looks words up in dictionaries, in a thread of its own. */
export interface Speller {
  /**
   * Looks for the dictionaries of this computer: one for each language, by the precedence of their origins.
   */
  readonly find: () => Promise<readonly Dictionary[]>;
  /** Returns why a dictionary can't be used; undefined when it can. */
  readonly problem: (dictionary: Dictionary) => string | undefined;
  /** Returns the words that none of the dictionaries contains. */
  readonly misspelled: (
    words: readonly string[],
    dictionaries: readonly Dictionary[],
  ) => Promise<readonly string[]>;
  /** Returns suggestions for a word, the most likely one first. */
  readonly suggest: (word: string, dictionaries: readonly Dictionary[]) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** `onFailure` is called with the error, never with a word of the text. */
export type OpenSpeller = (onFailure: (error: Error) => void) => Speller;

/** Returns the folder for the user's own dictionaries. */
export function dictionaryFolderOf(dataFolder: string): string {
  return join(dataFolder, 'dictionaries');
}
