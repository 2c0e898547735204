export const sides = ['source', 'target'] as const;
export type FieldSide = (typeof sides)[number];

/** Characters of what is looked for. */
export const longestFind = 200;

/** Hits of one answer; more say nothing that the coordinator could go through. */
export const mostHitsAtOnce = 1000;

/** A place in a field of a request. */
export interface FoundPlace {
  /** Of the field, from 0. */
  readonly position: number;
  readonly side: FieldSide;
  /** UTF-16 units of the value as it is written; tags may lie between. */
  readonly start: number;
  readonly end: number;
}

export interface FoundPortion {
  /** In reading order. */
  readonly places: readonly FoundPlace[];
  /** The field to go on with; absent after the last one. */
  readonly next?: number;
  /** A field has more hits than are listed. */
  readonly hasMore: boolean;
}
