/** What the coordinator reviewed, how versions compare, and notes. All of it is the user's own and never the import mark. */

/** `changed`: it was reviewed, and its content is another one now. Absent where it was never reviewed. */
export type ReviewedState = 'reviewed' | 'changed';

/** The version of a request that was reviewed as a whole last. */
export interface ReviewedVersion {
  readonly version: number;
  /** RFC 3339. */
  readonly time: string;
}

/** One side or both of a field in one version; `target` is absent until the request is completed. */
export interface FieldContents {
  readonly type: string;
  readonly data: string;
  /** Empty where it is not known. */
  readonly source: string;
  readonly target?: string;
  /** The result came without what was submitted: there is nothing to compare its source with. */
  readonly isSourceUnknown?: true;
}

/** How a field of one version compares with the same one (by id) of another. */
export interface FieldChange {
  readonly id: string;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  /** Whether this side changed. */
  readonly source: boolean;
  readonly target: boolean;
}

/** A portion of a comparison: all fields of the later version in order, then those it no longer has. */
export interface ChangePortion {
  readonly total: number;
  readonly offset: number;
  readonly fields: readonly FieldChange[];
}

/** A field in both versions; the one it does not have is absent. */
export interface ComparedField {
  /** Its place in the comparison. */
  readonly row: number;
  readonly id: string;
  readonly before?: FieldContents;
  readonly after?: FieldContents;
}

/** A note on a field; it stays with the field over versions. */
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
