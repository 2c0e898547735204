import type { QueryVariant, SyncCause, UpstreamProblem } from '../../../contract/upstream/connections';
import type { Changes } from '../../platform/changes';
import type { CommitQueue } from '../../database/commit-queue';
import type { SecretBox } from '../../platform/secrets/secret-box';
import type { SettingsService } from '../../platform/settings/settings-service';
import { longestBackoffUs, type SyncClock } from './sync-clock';
import { applyPortion, type PortionOutcome, type PortionParts, type SyncPortion } from './sync-portion';
import type { SyncFailure, SyncRunInProgress } from './sync-run-in-progress';
import {
  allowedUs,
  atBeginning,
  toCursorColumns,
  toSyncState,
  type SyncCursor,
  type SyncState,
} from './sync-state';
import { unannouncedRuns } from './unannounced-runs';
import { upstreamAccess, type UpstreamAccess } from '../upstream-access';

const keptRuns = 1000;
/** A query that is given up after this time can't reach upstream later. */
const longestOnTheWayUs = 60 * 1_000_000;

interface Parts extends PortionParts {
  readonly commits: CommitQueue;
  readonly settings: SettingsService;
  readonly secretBox: SecretBox;
  readonly changes: Changes;
  readonly clock: SyncClock;
}

/**
 * The transactions of a sync (decisions, section 9). The scheduler decides when, the run decides what is
 * queried.
 */
export class SyncService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Microseconds between two queries of a connection. */
  get limitUs(): number {
    return Math.round(this.#parts.settings.get('sync.minInterval') * 1_000_000);
  }

  get nowUs(): number {
    return this.#parts.clock.nowUs;
  }

  /** Oldest first. */
  list(): readonly SyncState[] {
    return this.#parts.connectionSyncs.list().map(toSyncState);
  }

  state(connectionKey: number): SyncState | undefined {
    const row = this.#parts.connectionSyncs.byKey(connectionKey);
    return row === undefined ? undefined : toSyncState(row);
  }

  /** Returns the token in clear text, only for calls to upstream. Undefined when the connection is gone. */
  access(connectionKey: number): UpstreamAccess | undefined {
    const row = this.#parts.connectionSyncs.byKey(connectionKey);
    return row === undefined ? undefined : upstreamAccess(row, this.#parts.secretBox);
  }

  /** Continues after an earlier process: ends its runs, and moves times by a clock that was set since. */
  async start(): Promise<void> {
    await this.#parts.commits.durable(() => {
      for (const key of this.#parts.syncRuns.interruptAll(this.nowUs)) this.#queriedUnseen(key);
      this.#parts.clock.takeUp();
    });
  }

  /**
   * Handles a run that was killed during its query: its arrival at upstream is unknown, but took at most this
   * long.
   */
  #queriedUnseen(connectionKey: number): void {
    const queriedUs = this.state(connectionKey)?.queriedUs;
    if (queriedUs === undefined) return;
    this.#parts.connectionSyncs.setQueried(
      connectionKey,
      Math.max(queriedUs, Math.min(this.nowUs, queriedUs + longestOnTheWayUs)),
    );
  }

  /**
   * Called when queries may have been made that this database doesn't contain: treats every connection as
   * queried just now.
   */
  async queriedBefore(): Promise<void> {
    await this.#parts.commits.durable(() => {
      for (const { key } of this.list()) this.#parts.connectionSyncs.setQueried(key, this.nowUs);
    });
  }

  /**
   * Whether the machine's clock was set since the last look. Then no caller waits longer for it, and no query
   * goes out earlier. To be called before anything is decided by the time. Unless another process holds the
   * database, the times are moved when this returns, before it resolves.
   */
  followClock(): Promise<boolean> {
    return this.#parts.clock.follow((work) => this.#parts.commits.relaxed(work));
  }

  /**
   * Begins a run. When this resolves, the time of its query is on disk, and nothing was sent yet. Undefined
   * when the connection is gone, or when another query came first and the limit forbids one.
   */
  async begin(connectionKey: number, cause: SyncCause): Promise<SyncRunInProgress | undefined> {
    // Stored even if the run can't be written, so that a change of the clock is not applied twice.
    await this.followClock();
    return this.#parts.commits.durable(() => {
      const state = this.state(connectionKey);
      const startedUs = this.nowUs;
      if (state === undefined || allowedUs(state, this.limitUs) > startedUs) return undefined;
      const { variant, pageSize, everySource, cursor, queriedUs, remaining } = state;
      this.#parts.connectionSyncs.beginQuery(connectionKey, startedUs);
      this.#parts.clock.keep();
      const key = this.#parts.syncRuns.insert({ connectionKey, cause, startedUs, variant });
      this.#parts.syncRuns.prune(connectionKey, keptRuns);
      return {
        key,
        connectionKey,
        variant,
        pageSize,
        everySource,
        cursor,
        startedUs,
        before: { queriedUs, remaining },
      };
    });
  }

  /**
   * Call when the query was answered or given up: the limit counts from now, because upstream may have
   * received it only now. Doesn't wait for the disk: if a power loss undoes it, the run counts as killed
   * during its query.
   */
  async answered({ key, connectionKey, startedUs }: SyncRunInProgress): Promise<void> {
    await this.#parts.commits.relaxed(() => {
      // Another process ended the run, and uses its own queries.
      if (this.#parts.syncRuns.byKey(key)?.outcome !== 'running') return;
      this.#parts.connectionSyncs.setQueried(connectionKey, Math.max(this.nowUs, startedUs));
    });
  }

  /**
   * Applies a portion and its cursor in one transaction. `known` is the run's last cursor. Doesn't wait for
   * the disk: a power loss undoes the cursor too, and the portion is queried again.
   *
   * @throws SyncOvertaken when the connection was removed or its cursor was reset in the meantime.
   */
  async apply(run: SyncRunInProgress, known: SyncCursor, portion: SyncPortion): Promise<PortionOutcome> {
    const outcome = await this.#parts.commits.relaxed(() =>
      applyPortion(this.#parts, run, known, portion, this.nowUs),
    );
    if (outcome.changedKeys.length > 0) this.#parts.changes.requests(...outcome.changedKeys);
    return outcome;
  }

  /** Stores the query form that the connection answered. */
  async setVariant(run: SyncRunInProgress, variant: QueryVariant): Promise<void> {
    await this.#parts.commits.durable(() => {
      this.#parts.connectionSyncs.setVariant(run.connectionKey, variant);
      this.#parts.syncRuns.setVariant(run.key, variant);
    });
  }

  /**
   * Flushes applied data, so that the next answer that waits for a flush finds little to write. Never
   * rejects: the next caller that needs the disk gets the failure.
   */
  async flush(): Promise<void> {
    await this.#parts.commits.flushed().catch(() => undefined);
  }

  /**
   * Ends a successful run; `isUpToDate` means that nothing is left. Doesn't wait for the disk, like the data
   * it applied.
   */
  async succeed(
    run: SyncRunInProgress,
    { isUpToDate, clockDifferenceMs }: { isUpToDate: boolean; clockDifferenceMs: number | undefined },
  ): Promise<void> {
    const { connectionKey } = run;
    await this.#parts.commits.relaxed(() => {
      const state = this.state(connectionKey);
      if (state === undefined) return;
      const endedUs = Math.max(this.nowUs, run.startedUs);
      const outcome = isUpToDate ? 'up-to-date' : 'more-left';
      this.#parts.syncRuns.end(run.key, { endedUs, outcome, problem: null, problemText: null });
      this.#parts.connectionSyncs.setSucceeded(connectionKey);
      if (clockDifferenceMs !== undefined)
        this.#parts.connectionSyncs.setClockDifference(connectionKey, clockDifferenceMs);
      if (isUpToDate) this.#parts.connectionSyncs.setUpToDate(connectionKey, endedUs);
      const unannounced = unannouncedRuns(this.#parts.syncRuns, run, state);
      if (unannounced !== state.unannouncedRuns) {
        this.#parts.connectionSyncs.setUnannouncedRuns(connectionKey, unannounced);
      }
    });
  }

  /** Ends a failed run; applied data stays. */
  async fail(run: SyncRunInProgress, failure: SyncFailure): Promise<void> {
    const { connectionKey, before } = run;
    await this.#parts.commits.durable(() => {
      const nowUs = this.nowUs;
      const endedUs = Math.max(nowUs, run.startedUs);
      const { problem, text } = failure;
      this.#parts.syncRuns.end(run.key, { endedUs, outcome: 'failed', problem, problemText: text });
      if (failure.neverSent) this.#parts.connectionSyncs.setQueried(connectionKey, before.queriedUs ?? null);
      this.#parts.connectionSyncs.setRemaining(connectionKey, before.remaining ?? null);
      this.#parts.connectionSyncs.setFailed(connectionKey, {
        problem,
        problemText: text,
        nowUs,
        notBeforeUs: nowUs + failure.backoffMs * 1000,
        retryAfterUs: failure.retryAfterMs === undefined ? null : nowUs + failure.retryAfterMs * 1000,
        stopped: problem === 'token-refused' ? 1 : 0,
      });
    });
  }

  /** Records a problem that prevents any query; there is no run. */
  async cannotAsk(connectionKey: number, problem: UpstreamProblem, text: string): Promise<void> {
    await this.#parts.commits.durable(() => {
      this.#parts.connectionSyncs.setFailed(connectionKey, {
        problem,
        problemText: text,
        nowUs: this.nowUs,
        notBeforeUs: this.nowUs + longestBackoffUs,
        retryAfterUs: null,
        stopped: 0,
      });
    });
  }

  /**
   * Ends a run because the connection was paused or removed, or the program ends. Applied data stays, and the
   * next run continues there.
   */
  async interrupt(run: SyncRunInProgress): Promise<void> {
    await this.#parts.commits.durable(() => {
      const endedUs = Math.max(this.nowUs, run.startedUs);
      this.#parts.syncRuns.end(run.key, {
        endedUs,
        outcome: 'interrupted',
        problem: null,
        problemText: null,
      });
    });
  }

  /** Queries everything again from the beginning; known content makes no new version. */
  async resetCursor(connectionKey: number): Promise<void> {
    await this.#parts.commits.durable(() => {
      this.#parts.connectionSyncs.setCursor(connectionKey, toCursorColumns(atBeginning));
      this.#parts.connectionSyncs.setRemaining(connectionKey, null);
      this.#parts.putAside.clear(connectionKey);
    });
  }

  /**
   * Requests received since the last run that found nothing left, each counted once: how far a long
   * catching-up has come.
   */
  receivedSinceUpToDate(connectionKey: number): number {
    return this.#parts.syncRuns.receivedSinceUpToDate(connectionKey);
  }
}
