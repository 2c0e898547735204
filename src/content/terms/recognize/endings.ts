import type { PartOfSpeech } from '../termbase';

/** A beginning of a word's forms, with what may follow it. */
export interface StemWithEndings {
  readonly stem: string;
  /** Matches all of a form that follows the stem. */
  readonly endings: RegExp;
  /** Matches the beginning of endings whose vowels and consonants agree with the stem. */
  readonly agreeing?: RegExp;
  /** Whether it is not a part of compounds, as verbs are not. */
  readonly isOnlyWhole?: boolean;
}

/** Derives all stems of a word, which is in small letters and in its base form. */
export type StemsOf = (word: string, partOfSpeech?: PartOfSpeech) => readonly StemWithEndings[];

/** Says which endings a stem may have, and remembers what it said. */
export class Endings {
  readonly #all: RegExp;
  readonly #agreeing: RegExp | undefined;
  readonly #known = new Map<string, boolean>();

  constructor(all: RegExp, agreeing?: RegExp) {
    this.#all = all;
    this.#agreeing = agreeing;
  }

  has(ending: string): boolean {
    let isOne = this.#known.get(ending);
    if (isOne !== undefined) return isOne;
    isOne = this.#agreeing?.test(ending) !== false && this.#all.test(ending);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(ending, isOne);
    return isOne;
  }
}

const mostRemembered = 5000;
