/**
 * Types for reviewed states, comparisons of versions, and notes. All of these are the user's own data and
 * independent of the import mark.
 */

/** `changed`: the content changed since it was reviewed. Absent where it was never reviewed. */
export type ReviewedState = 'reviewed' | 'changed';

/** The last version of a request that was reviewed as a whole. */
export interface ReviewedVersion {
  readonly version: number;
  /** RFC 3339. */
  readonly time: string;
}

/** A field in the list of a request's fields. */
export interface OutlineField {
  readonly id: string;
  /** The beginning of the source's visible text, on one line; of the target's where the source is unknown. */
  readonly text: string;
  readonly isSourceUnknown?: true;
  readonly reviewed?: ReviewedState;
}

/** A portion of the fields of a version, in their order. */
export interface OutlinePortion {
  readonly total: number;
  readonly offset: number;
  readonly fields: readonly OutlineField[];
}

/** Source and target of a field in one version; `target` is absent until the request is completed. */
export interface FieldContents {
  readonly type: string;
  readonly data: string;
  /** Empty where the source is unknown. */
  readonly source: string;
  readonly target?: string;
  /** The result arrived without the submitted text, so its source can't be compared. */
  readonly isSourceUnknown?: true;
}

/** How a field differs from the field with the same id in another version. */
export interface FieldChange {
  readonly id: string;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  /** Whether this side changed. */
  readonly source: boolean;
  readonly target: boolean;
}

/** A portion of a comparison: all fields of the later version in order, then the removed ones. */
export interface ChangePortion {
  readonly total: number;
  readonly offset: number;
  readonly fields: readonly FieldChange[];
}

/** A field in both versions; a version that lacks the field is absent. */
export interface ComparedField {
  /** Index of the field in the comparison. */
  readonly row: number;
  readonly id: string;
  readonly before?: FieldContents;
  readonly after?: FieldContents;
}

/** A note on a field; it stays with the field across versions. */
export interface Note {
  readonly key: number;
  readonly fieldId: string;
  readonly text: string;
  /** RFC 3339. */
  readonly created: string;
  readonly edited?: string;
  readonly resolved?: string;
}

export const longestNote = 10_000;
export const mostNotes = 1000;
