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

/** A condition `key:value`, with the value in its canonical spelling. */
export interface ConditionTerm {
  readonly kind: 'condition';
  readonly key: FilterKey;
  readonly value: string;
  readonly isNegated: boolean;
}

export type FilterTerm = TextTerm | ConditionTerm;

/** Offsets in the filter's text, in UTF-16 units; the end is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export type PlacedTerm = FilterTerm & Place;

/** A part of the filter that was not understood and is ignored. */
export interface FilterTrouble extends Place {
  readonly kind: 'unknown-key' | 'missing-value' | 'bad-value';
  readonly key: string;
  readonly value: string;
}

export interface ParsedFilter {
  readonly terms: readonly PlacedTerm[];
  readonly troubles: readonly FilterTrouble[];
}
