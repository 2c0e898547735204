import type { FilterKey } from './filter-keys';

/** Words to find in source, target or notes. */
export interface TextTerm {
  readonly kind: 'text';
  readonly text: string;
  /** The words are quoted and must be adjacent. */
  readonly isPhrase: boolean;
  /**
   * The last word may be a prefix (`trad` finds `traduction`): outside quotes, and while a quote is not
   * closed.
   */
  readonly isOpen: boolean;
  readonly isNegated: boolean;
}

/** A condition `key:value` or `key:one,other`, with the values in their canonical spelling. */
export interface ConditionTerm {
  readonly kind: 'condition';
  readonly key: FilterKey;
  /** Alternatives, at least one. */
  readonly values: readonly string[];
  readonly isNegated: boolean;
}

export type FilterTerm = TextTerm | ConditionTerm;

/** Offsets in the filter's text, in UTF-16 units; the end is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export type PlacedTerm = FilterTerm & Place;

/**
 * A part of the filter that was not understood. `no-letters`: a searched text without letters and digits, by
 * which nothing can be found.
 */
export type FilterTrouble = Place & {
  /** The key as it was typed. */
  readonly name: string;
  readonly value: string;
} & (
    | { readonly kind: 'unknown-key' }
    | { readonly kind: 'no-letters' }
    | { readonly kind: 'missing-value' | 'bad-value'; readonly key: FilterKey }
  );

export interface ParsedFilter {
  readonly terms: readonly PlacedTerm[];
  /** A filter with troubles selects nothing: without the troubled parts it would select too much. */
  readonly troubles: readonly FilterTrouble[];
}
