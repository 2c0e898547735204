import type { QueryVariant, UpstreamProblem } from '../../../contract/upstream/connections';
import type { SyncCursor } from './sync-state';

/** A started run: its row, and with it the time of its query, is on disk. */
export interface SyncRunInProgress {
  readonly key: number;
  readonly connectionKey: number;
  readonly variant: QueryVariant;
  readonly pageSize: number;
  readonly everySource: boolean;
  readonly cursor: SyncCursor;
  /** When its query was permitted, in microseconds since 1970. */
  readonly startedUs: number;
  /** Values to restore if the query was never sent. */
  readonly before: { readonly queriedUs: number | undefined; readonly remaining: number | undefined };
}

export interface SyncFailure {
  readonly problem: UpstreamProblem;
  /** Text with what happened, where, and what to do. */
  readonly text: string;
  /** Whether the query certainly never reached upstream, so that it doesn't count. */
  readonly neverSent: boolean;
  readonly backoffMs: number;
  readonly retryAfterMs: number | undefined;
}

/** Thrown when the connection was changed during its run, whose remaining results are obsolete. */
export class SyncOvertaken extends Error {}
