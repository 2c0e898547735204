import type { Problem, ProblemLevel } from '../content/checks/problem';
import type { ProblemCounts, RequestRow } from './ui-types';

/** Filters of the list of jobs, in the order in which the window shows them. */
export const jobFilters = ['all', 'to-import'] as const;
export type JobFilter = (typeof jobFilters)[number];

/** Requests of a job that are shown together. */
export const mostOfJob = 200;

/** Content that several requests have as their source: usually one for each language. */
export interface JobRow {
  /** Identifies the content. */
  readonly key: number;
  /** By target language; at most `mostOfJob`. */
  readonly requests: readonly RequestRow[];
}

/** Jobs from `offset` on, the one with the newest request first. */
export interface JobWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly JobRow[];
  /** Jobs by filter; `to-import` has those of which a request is to import. */
  readonly counts: Readonly<Record<JobFilter, number>>;
}

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
  readonly problems: readonly (CellProblems | null)[];
}

/** Problems of a cell that are written out; the others are counted. */
export const mostInCell = 3;

/** The problems of one field in one language. */
export interface CellProblems extends ProblemCounts {
  /** Errors first, and matters of style last; at most `mostInCell`. */
  readonly first: readonly LevelledProblem[];
}

export type LevelledProblem = Problem & { readonly level: ProblemLevel };
