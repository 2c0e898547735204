import type { ConnectionState, UpstreamProblem } from '../../../contract/connections';
import { formatInstant } from '../../../content/timestamp';
import { hasMore, type SyncState } from './sync-state';

/** What the window shows of a connection's syncs, beyond what is stored. Instants are RFC 3339. */
export interface SyncActivity {
  readonly state: ConnectionState;
  /** When the next query is allowed; absent when that is now. */
  readonly nextQuery?: string;
  /** When the schedule asks next; absent while paused or stopped. */
  readonly nextRun?: string;
  /** Syncs keep finding what no webhook call announced. */
  readonly seemsSilent: boolean;
}

export interface SyncStarted {
  readonly started: boolean;
  /** RFC 3339: when it is allowed. */
  readonly allowedAt?: string;
}

/** What the window and the command line ask of the syncs; the scheduler does it. */
export interface SyncControl {
  readonly activity: (connectionKey: number) => SyncActivity | undefined;
  readonly syncNow: (connectionKey: number, cause: 'now' | 'command-line') => SyncStarted;
  readonly fetchAgain: (connectionKey: number) => Promise<SyncStarted>;
  /** `interrupt`: it was paused, removed, or leads elsewhere, so that a run at work is not wanted any more. */
  readonly connectionChanged: (connectionKey: number, change: { readonly interrupt: boolean }) => void;
}

/** So many runs in a row, and the webhook seems not to arrive. */
const silentFromRuns = 3;

/** Needs the coordinator: asking again will not help by itself. */
const needsSomebody: Readonly<Record<UpstreamProblem, boolean>> = {
  unreachable: false,
  timeout: false,
  cut: false,
  insecure: true,
  'token-refused': true,
  'token-unreadable': true,
  'no-token': true,
  'rate-limited': false,
  'not-found': true,
  redirect: true,
  'server-error': false,
  status: true,
  'not-understood': true,
  'too-large': true,
  moving: false,
};

/** Not reached, rather than answered with a refusal. */
export function isOffline(problem: UpstreamProblem): boolean {
  return (
    problem === 'unreachable' || problem === 'timeout' || problem === 'cut' || problem === 'server-error'
  );
}

/** The chip of a connection. `dueUs`: when the schedule asks next. */
export function connectionState(
  state: SyncState,
  progress: { readonly done: number; readonly total?: number } | undefined,
  dueUs: number | undefined,
): ConnectionState {
  if (progress !== undefined) return { kind: 'syncing', ...progress };
  if (state.paused) return { kind: 'paused' };
  if (!state.hasToken) return { kind: 'needs-you', problem: 'no-token', text: 'Enter a token.' };
  const { problem } = state;
  if (problem !== undefined && (state.stopped || needsSomebody[problem.kind])) {
    return { kind: 'needs-you', problem: problem.kind, text: problem.text };
  }
  const until = formatInstant(dueUs ?? 0);
  if (problem !== undefined && isOffline(problem.kind)) return { kind: 'offline', until };
  if (problem !== undefined || hasMore(state)) return { kind: 'waiting', until, more: state.remaining ?? 0 };
  return { kind: 'up-to-date' };
}

export function seemsSilent({ unannouncedRuns }: SyncState): boolean {
  return unannouncedRuns >= silentFromRuns;
}
