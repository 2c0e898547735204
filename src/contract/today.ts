import type { FailureState } from '../content/mark-reason';

/** Requests of a target language or of a connection. */
export interface TodayGroup {
  /** A canonical language tag, or the name of a connection; absent for requests submitted here. */
  readonly name?: string;
  readonly toImport: number;
  /** Those to import that have errors. */
  readonly errors: number;
  /** Those marked imported since the start of the day. */
  readonly imported: number;
}

/** The summary of the day: to do, arrived, done. Days begin at local midnight. */
export interface Today {
  readonly toImport: number;
  /** Completion of the oldest request to import, RFC 3339. */
  readonly oldestToImport?: string;
  readonly importFailed: number;
  /** How far their answers are; absent without any, and where there are too many to count. */
  readonly failures?: Readonly<Record<FailureState, number>>;
  /** Requests without a result. */
  readonly waiting: number;
  /** Creation of the oldest of them, RFC 3339. */
  readonly oldestWaiting?: string;
  /** Completed since the start of yesterday. */
  readonly arrived: number;
  /** Marked imported since the start of the day. */
  readonly importedToday: number;
  /** Marked imported today and in the seven days before. */
  readonly importedThisWeek: number;
  /** Most to import first. */
  readonly targets: readonly TodayGroup[];
  readonly origins: readonly TodayGroup[];
  /** How many of the requests to import, the newest, the groups count; absent: all of them. */
  readonly counted?: number;
  /** Median from creation to result in milliseconds, of results since seven days ago; absent without any. */
  readonly resultMs?: number;
  /** Median from result to import mark. */
  readonly importMs?: number;
}
