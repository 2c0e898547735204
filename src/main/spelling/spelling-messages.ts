import type { SpellingDictionary } from '../../shared/spelling';

/** Each question has a number, and its answer the same. */
export type ToSpeller = {
  readonly number: number;
  readonly dictionaries: readonly SpellingDictionary[];
} & (
  | { readonly kind: 'check'; readonly words: readonly string[] }
  | { readonly kind: 'suggest'; readonly word: string }
);

export type FromSpeller =
  | { readonly kind: 'answer'; readonly number: number; readonly words: readonly string[] }
  | { readonly kind: 'failure'; readonly number: number; readonly error: Error };
