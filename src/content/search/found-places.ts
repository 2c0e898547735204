export const sides = ['source', 'target'] as const;
export type FieldSide = (typeof sides)[number];

/** Longest text to find, in characters. */
export const longestFind = 200;

/** Largest number of hits per answer; a coordinator could not go through more. */
export const mostHitsAtOnce = 1000;

/** A hit in a field of a request. */
export interface FoundPlace {
  /** Index of the field, from 0. */
  readonly position: number;
  readonly side: FieldSide;
  /** Offsets in UTF-16 units of the raw value; tags may lie between them. */
  readonly start: number;
  readonly end: number;
}

export interface FoundPortion {
  /** Hits in reading order. */
  readonly places: readonly FoundPlace[];
  /** Index of the field to continue with; absent after the last one. */
  readonly next?: number;
  /** A field has more hits than are listed. */
  readonly hasMore: boolean;
}
