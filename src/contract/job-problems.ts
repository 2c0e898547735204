import type { ProblemCounts, RequestRow } from './ui-types';

/** Larger numbers of fields are counted, not listed. */
export const mostJobFields = 300;

/** Where the languages of a job have problems, field by field. */
export interface JobProblems {
  /** By target language, as `requests.job` lists them. */
  readonly requests: readonly RequestRow[];
  /** The fields with problems in any language, in their order; at most `mostJobFields`. */
  readonly fields: readonly JobField[];
  /** Number of further fields with problems. */
  readonly more: number;
}

/** A field that all languages have at the same position, because they have the same source. */
export interface JobField {
  readonly position: number;
  readonly id: string;
  /** Problems that count, one entry for each request; null where there are none. */
  readonly problems: readonly (ProblemCounts | null)[];
}
