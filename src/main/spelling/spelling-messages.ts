import type { Dictionary } from './speller';

/** Each question has a number, and its answer the same. */
export type ToSpeller = {
  readonly number: number;
  readonly dictionaries: readonly Dictionary[];
} & (
  | { readonly kind: 'check'; readonly words: readonly string[] }
  | { readonly kind: 'suggest'; readonly word: string }
);

export type FromSpeller =
  | { readonly kind: 'answer'; readonly number: number; readonly words: readonly string[] }
  | { readonly kind: 'failure'; readonly number: number; readonly error: Error }
  /** Says which dictionary is to blame when nothing more comes. */
  | { readonly kind: 'at'; readonly step: SpellingStep; readonly dictionary: Dictionary };

/** A dictionary is opened once, and asked for every word. */
export type SpellingStep = 'opening' | 'asking';
