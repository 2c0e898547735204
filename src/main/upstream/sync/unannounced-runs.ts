import type { SyncRunStore } from './sync-run-store';
import type { SyncRunInProgress } from './sync-run-in-progress';
import type { SyncState } from './sync-state';

/**
 * Counts runs in a row, including this one, that found something although no webhook call arrived since the
 * previous run. The first catching-up doesn't count: its requests are older than the connection.
 */
export function unannouncedRuns(runs: SyncRunStore, run: SyncRunInProgress, state: SyncState): number {
  const found = runs.byKey(run.key);
  const since = runs.previousStart(run.connectionKey, run.key) ?? run.startedUs;
  const lastCallUs = runs.lastCallUs(run.connectionKey);
  if (lastCallUs !== undefined && lastCallUs >= since) return 0;
  const wasUpToDate = state.upToDateUs !== undefined && run.cursor.us !== undefined;
  const hasFound = found !== undefined && found.added + found.changed > 0;
  return wasUpToDate && hasFound ? state.unannouncedRuns + 1 : state.unannouncedRuns;
}
