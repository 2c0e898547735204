import type { ConnectionState, UpstreamProblem } from '../../../contract/upstream/connections';
import { formatInstant } from '../../../content/timestamp';
import { hasMore, type SyncState } from './sync-state';

/** State of a connection's syncs for the window, beyond what is stored. Instants are RFC 3339. */
export interface SyncActivity {
  readonly state: ConnectionState;
  /** When the next query is allowed; absent when that is now. */
  readonly nextQuery?: string;
  /** Time of the next scheduled query; absent while paused or stopped. */
  readonly nextRun?: string;
  /** Syncs keep finding what no webhook call announced. */
  readonly seemsSilent: boolean;
}

export interface SyncStarted {
  readonly started: boolean;
  /** RFC 3339: when it is allowed. */
  readonly allowedAt?: string;
}

/** Operations of the scheduler for the window and the command line. */
export interface SyncControl {
  readonly activity: (connectionKey: number) => SyncActivity | undefined;
  readonly syncNow: (connectionKey: number, cause: 'now' | 'command-line') => Promise<SyncStarted>;
  readonly fetchAgain: (connectionKey: number) => Promise<SyncStarted>;
  /**
   * `interrupt`: the connection was paused, removed, or given another address, so a current run is obsolete.
   */
  readonly connectionChanged: (connectionKey: number, change: { readonly interrupt: boolean }) => void;
}

/** After this many such runs in a row, the webhook seems not to arrive. */
const silentFromRuns = 3;

/** Whether a problem needs the coordinator, because retrying won't help. */
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
  'not-stored': true,
  'too-large': true,
  moving: false,
};

/** Whether upstream was not reached, rather than refusing the call. */
export function isOffline(problem: UpstreamProblem): boolean {
  return (
    problem === 'unreachable' || problem === 'timeout' || problem === 'cut' || problem === 'server-error'
  );
}

/** Returns the state of a connection's chip. `dueUs` is the time of the next scheduled query. */
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
