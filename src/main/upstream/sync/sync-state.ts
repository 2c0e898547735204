import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { QueryVariant, UpstreamProblem, WorkingHours } from '../../../contract/upstream/connections';
import type { CursorColumns, StoredConnectionSync } from '../connection-sync-store';

/** Progress of a connection (decisions, section 9). */
export interface SyncCursor {
  /** The newest applied `completed`, as upstream wrote it; undefined when nothing was applied yet. */
  readonly text: string | undefined;
  readonly us: number | undefined;
  /** Number of applied requests from the cursor on; not 0 only while whole pages have one timestamp. */
  readonly applied: number;
  /** Ids of the last applied requests. */
  readonly tail: readonly string[];
}

export const atBeginning: SyncCursor = { text: undefined, us: undefined, applied: 0, tail: [] };

/** State of a connection's syncs. Instants are microseconds since 1970. */
export interface SyncState {
  readonly key: number;
  readonly name: string;
  readonly baseUrl: string;
  readonly hasToken: boolean;
  readonly intervalUs: number;
  readonly workingHours: WorkingHours | null;
  readonly pageSize: number;
  readonly paused: boolean;
  readonly variant: QueryVariant;
  readonly cursor: SyncCursor;
  /** Number of upstream's requests from the cursor on; undefined while a run has not ended. */
  readonly remaining: number | undefined;
  readonly queriedUs: number | undefined;
  readonly notBeforeUs: number | undefined;
  readonly retryAfterUs: number | undefined;
  readonly failures: number;
  readonly problem:
    | { readonly kind: UpstreamProblem; readonly text: string; readonly sinceUs: number }
    | undefined;
  /** No query is sent until the token changes. */
  readonly stopped: boolean;
  readonly upToDateUs: number | undefined;
  readonly clockDifferenceMs: number | undefined;
  readonly unannouncedRuns: number;
  /** Whether its requests are read again in the background. */
  readonly looksAgain: boolean;
  /** Whether the query asks for requests of every source, not only for those submitted by API. */
  readonly everySource: boolean;
}

const WorkingHoursSchema = Type.Object({
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 })),
  from: Type.String(),
  to: Type.String(),
});

export function toSyncState(row: StoredConnectionSync): SyncState {
  return {
    key: row.key,
    name: row.name,
    baseUrl: row.base_url,
    hasToken: row.token !== null,
    intervalUs: row.interval_s * 1_000_000,
    workingHours: readWorkingHours(row.working_hours),
    pageSize: row.page_size,
    paused: row.paused === 1,
    variant: row.variant,
    cursor: {
      text: row.cursor_text ?? undefined,
      us: row.cursor_us ?? undefined,
      applied: row.cursor_applied,
      tail: readTail(row.cursor_tail),
    },
    remaining: row.remaining ?? undefined,
    queriedUs: row.queried_us ?? undefined,
    notBeforeUs: row.not_before_us ?? undefined,
    retryAfterUs: row.retry_after_us ?? undefined,
    failures: row.failures,
    problem:
      row.problem === null
        ? undefined
        : { kind: row.problem, text: row.problem_text ?? '', sinceUs: row.problem_since_us ?? 0 },
    stopped: row.stopped === 1,
    upToDateUs: row.up_to_date_us ?? undefined,
    clockDifferenceMs: row.clock_difference_ms ?? undefined,
    unannouncedRuns: row.unannounced_runs,
    looksAgain: row.looks_again === 1,
    everySource: row.every_source === 1,
  };
}

export function toCursorColumns({ text, us, applied, tail }: SyncCursor): CursorColumns {
  return { text: text ?? null, us: us ?? null, applied, tail: JSON.stringify(tail) };
}

export function isSameCursor(a: SyncCursor, b: SyncCursor): boolean {
  return a.us === b.us && a.text === b.text && a.applied === b.applied;
}

/** Returns when any caller may send the next query, in microseconds since 1970; 0 if there was none. */
export function allowedUs(state: Pick<SyncState, 'queriedUs' | 'retryAfterUs'>, limitUs: number): number {
  const afterLimit = state.queriedUs === undefined ? 0 : state.queriedUs + limitUs;
  return Math.max(afterLimit, state.retryAfterUs ?? 0);
}

/** Whether the last page left requests, or that is unknown. */
export function hasMore({ remaining }: Pick<SyncState, 'remaining'>): boolean {
  return remaining === undefined || remaining > 0;
}

/** Unreadable hours count as always, because an additional sync is better than none. */
function readWorkingHours(json: string | null): WorkingHours | null {
  if (json === null) return null;
  const value: unknown = JSON.parse(json);
  return Check(WorkingHoursSchema, value) && value.days.length > 0 ? value : null;
}

function readTail(json: string): readonly string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
