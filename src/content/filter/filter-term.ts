import type { FilterKey } from './filter-keys';

/** Words to find in source, target or notes. */
export interface TextTerm {
  readonly kind: 'text';
  readonly text: string;
  /** In quotes: its words stand side by side. */
  readonly isPhrase: boolean;
  /** The last word may go on (`trad` finds `traduction`): outside quotes, and as long as a quote is not closed. */
  readonly isOpen: boolean;
  readonly isNegated: boolean;
}

/** `key:value`, with the value in its one spelling. */
export interface ConditionTerm {
  readonly kind: 'condition';
  readonly key: FilterKey;
  readonly value: string;
  readonly isNegated: boolean;
}

export type FilterTerm = TextTerm | ConditionTerm;

/** UTF-16 units of the filter's text, the end not included. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export type PlacedTerm = FilterTerm & Place;

/** What was not understood, and is left out. */
export interface FilterTrouble extends Place {
  readonly kind: 'unknown-key' | 'missing-value' | 'bad-value';
  readonly key: string;
  readonly value: string;
}

export interface ParsedFilter {
  readonly terms: readonly PlacedTerm[];
  readonly troubles: readonly FilterTrouble[];
}
