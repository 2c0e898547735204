import type { SyncCause } from '../../../contract/upstream/connections';
import { formatInstant } from '../../../content/timestamp';
import type { Environment } from '../../platform/environment';
import {
  connectionState,
  isOffline,
  seemsSilent,
  type SyncActivity,
  type SyncControl,
  type SyncStarted,
} from './sync-activity';
import type { SyncService } from './sync-service';
import { allowedUs, hasMore, type SyncState } from './sync-state';
import type { SyncProgress } from './simple-pass';
import type { SyncRunner, SyncRunResult } from './sync-run';
import { localZone, nextWithin, type ZoneOffset } from './working-hours';

interface RunningSync {
  readonly abort: AbortController;
  readonly done: Promise<SyncRunResult | undefined>;
  progress: SyncProgress | undefined;
}

interface Parts {
  readonly service: SyncService;
  readonly runner: SyncRunner;
  readonly environment: Environment;
  /** Called after every change of the state that the window shows. */
  readonly onChange: () => void;
  /** Called when a run succeeded. */
  readonly onAnswered?: (connectionKey: number) => void;
  readonly zoneOffset?: ZoneOffset;
}

/** Longest timer: clocks may jump and machines sleep, so timers are checked this often. */
const longestTimerMs = 30_000;
/** Limit of parallel syncs: some may hang until their deadline, and each keeps a page in memory. */
const mostAtOnce = 6;
/** Wait after a failure of the store itself. */
const backoffMs = 30_000;
const progressEveryMs = 250;

/** Decides when connections are synced (decisions, section 9). The runner performs the runs. */
export class SyncScheduler implements SyncControl {
  readonly #service: SyncService;
  readonly #runner: SyncRunner;
  readonly #environment: Environment;
  readonly #onChange: () => void;
  readonly #onAnswered: Parts['onAnswered'];
  readonly #zoneOffset: ZoneOffset;
  readonly #syncs = new Map<number, RunningSync>();
  /**
   * Syncs requested by hand or by the returned network: they obey the limit, but don't wait for the schedule.
   */
  readonly #wanted = new Map<number, SyncCause>();
  readonly #jitterUs = new Map<number, number>();
  /** End of the backoff, in milliseconds of the machine's uptime. */
  readonly #backoffUntilMs = new Map<number, number>();
  #running = false;
  #notifiedMs = 0;
  #cancelTimer: (() => void) | undefined;

  constructor({ service, runner, environment, onChange, onAnswered, zoneOffset = localZone }: Parts) {
    this.#service = service;
    this.#runner = runner;
    this.#environment = environment;
    this.#onChange = onChange;
    this.#onAnswered = onAnswered;
    this.#zoneOffset = zoneOffset;
  }

  /** Starts with the syncs that are due. */
  async start(): Promise<void> {
    await this.#service.start();
    this.#running = true;
    this.#tick();
  }

  /** Aborts running syncs, which continue at the next start. Resolves when no work is running. */
  async stop(): Promise<void> {
    this.#running = false;
    this.#cancelTimer?.();
    for (const { abort } of this.#syncs.values()) abort.abort();
    await this.idle();
  }

  /** Resolves when no run is at work. */
  async idle(): Promise<void> {
    while (this.#syncs.size > 0) await Promise.all([...this.#syncs.values()].map(({ done }) => done));
  }

  /**
   * Call when the network returned or the machine woke: unreachable connections are retried as soon as the
   * limit allows.
   */
  wake(): void {
    for (const { key, problem } of this.#service.list()) {
      if (problem !== undefined && isOffline(problem.kind)) this.#want(key, 'schedule');
    }
    this.#tick();
  }

  readonly syncNow = async (connectionKey: number, cause: 'now' | 'command-line'): Promise<SyncStarted> => {
    await this.#service.followClock();
    const state = this.#service.state(connectionKey);
    if (state === undefined || !this.#running || !canAsk(state)) return { started: false };
    // An aborted sync brings no further results.
    if (this.#syncs.get(connectionKey)?.abort.signal.aborted === false) return { started: true };
    const allowed = allowedUs(state, this.#service.limitUs);
    if (allowed > this.#service.nowUs) return { started: false, allowedAt: formatInstant(allowed) };
    this.#want(connectionKey, cause);
    this.#tick();
    return { started: true };
  };

  /** Returns the current or just started run; undefined when there is none. */
  whenDone(connectionKey: number): Promise<SyncRunResult | undefined> | undefined {
    return this.#syncs.get(connectionKey)?.done;
  }

  readonly fetchAgain = async (connectionKey: number): Promise<SyncStarted> => {
    const sync = this.#syncs.get(connectionKey);
    sync?.abort.abort();
    await sync?.done;
    await this.#service.resetCursor(connectionKey);
    const state = this.#service.state(connectionKey);
    if (state === undefined || !this.#running || !canAsk(state)) return { started: false };
    // Recorded even if the limit doesn't allow it yet.
    this.#want(connectionKey, 'fetch-again');
    this.#tick();
    const allowed = allowedUs(state, this.#service.limitUs);
    return this.#syncs.has(connectionKey) || allowed <= this.#service.nowUs
      ? { started: true }
      : { started: false, allowedAt: formatInstant(allowed) };
  };

  readonly connectionChanged = (connectionKey: number, { interrupt }: { interrupt: boolean }): void => {
    if (interrupt) {
      this.#runner.forget(connectionKey);
      this.#wanted.delete(connectionKey);
      this.#syncs.get(connectionKey)?.abort.abort();
    }
    this.#tick();
    this.#onChange();
  };

  readonly activity = (connectionKey: number): SyncActivity | undefined => {
    const state = this.#service.state(connectionKey);
    if (state === undefined) return undefined;
    const sync = this.#syncs.get(connectionKey);
    const dueUs = sync === undefined ? this.#dueUs(state) : undefined;
    const allowed = allowedUs(state, this.#service.limitUs);
    const progress = sync && (sync.progress ?? { done: 0 });
    return {
      state: connectionState(state, progress, dueUs),
      ...(allowed > this.#service.nowUs ? { nextQuery: formatInstant(allowed) } : {}),
      ...(dueUs === undefined ? {} : { nextRun: formatInstant(dueUs) }),
      seemsSilent: seemsSilent(state),
    };
  };

  /** Returns the time of the next scheduled query, in microseconds since 1970; undefined for none. */
  #dueUs(state: SyncState): number | undefined {
    if (state.paused || !canAsk(state)) return undefined;
    const nowUs = this.#service.nowUs;
    const allowed = allowedUs(state, this.#service.limitUs);
    const backoffMsLeft = (this.#backoffUntilMs.get(state.key) ?? 0) - this.#environment.uptime();
    const backoffUs = nowUs + Math.max(backoffMsLeft, 0) * 1000;
    // A requested sync obeys neither working hours nor our own backoff.
    if (this.#wanted.has(state.key)) return Math.max(allowed, backoffUs);
    const due = Math.max(allowed, this.#scheduledUs(state), backoffUs);
    return nextWithin(state.workingHours, due / 1000, this.#zoneOffset) * 1000;
  }

  #scheduledUs(state: SyncState): number {
    if (state.failures > 0) return state.notBeforeUs ?? 0;
    // Requests known to be left are queried as soon as the limit allows.
    if (state.queriedUs === undefined || hasMore(state)) return 0;
    return state.queriedUs + Math.max(state.intervalUs, this.#service.limitUs) + this.#jitter(state);
  }

  /**
   * A delay of up to a twentieth of the interval and half a minute, constant until the next run, so that
   * clients drift apart.
   */
  #jitter({ key, intervalUs }: SyncState): number {
    const known = this.#jitterUs.get(key);
    if (known !== undefined) return known;
    const random = this.#environment.randomBytes(4).readUInt32BE() / 2 ** 32;
    const jitter = Math.floor(Math.min(intervalUs / 20, 30_000_000) * random);
    this.#jitterUs.set(key, jitter);
    return jitter;
  }

  #want(connectionKey: number, cause: SyncCause): void {
    this.#wanted.set(connectionKey, cause);
  }

  /** Starts due syncs, and sets a timer for the next ones. */
  #tick(): void {
    this.#cancelTimer?.();
    if (!this.#running) return;
    const nowMs = this.#environment.now();
    let nextMs = nowMs + longestTimerMs;
    try {
      this.#followClock();
      const waiting = this.#service
        .list()
        .filter(({ key }) => !this.#syncs.has(key))
        .map((state) => ({ key: state.key, dueUs: this.#dueUs(state) ?? Number.POSITIVE_INFINITY }))
        .toSorted((a, b) => a.dueUs - b.dueUs);
      for (const { key, dueUs } of waiting) {
        if (dueUs > nowMs * 1000) nextMs = Math.min(nextMs, dueUs / 1000);
        else if (this.#syncs.size < mostAtOnce) this.#begin(key);
      }
    } catch (error) {
      this.#environment.log.error({ err: error }, 'the schedule of syncs could not be read, trying again');
    }
    this.#cancelTimer = this.#environment.setTimer(Math.ceil(Math.max(nextMs - nowMs, 1)), () =>
      this.#tick(),
    );
  }

  /**
   * Where another process holds the database, the times are read once they are moved. A run begins by moved
   * times in any case.
   */
  #followClock(): void {
    this.#service.followClock().then(
      (wasSet) => {
        if (wasSet) this.#tick();
      },
      (error: unknown) =>
        this.#environment.log.warn(
          { err: error },
          'the clock of the syncs could not be stored, trying again',
        ),
    );
  }

  #begin(connectionKey: number): void {
    const cause = this.#wanted.get(connectionKey) ?? 'schedule';
    this.#wanted.delete(connectionKey);
    this.#jitterUs.delete(connectionKey);
    const abort = new AbortController();
    const done = this.#runner
      .run(connectionKey, {
        cause,
        signal: abort.signal,
        onProgress: (progress) => this.#reportProgress(connectionKey, progress),
      })
      .then((result) => {
        if (result === 'up-to-date' || result === 'more-left') this.#onAnswered?.(connectionKey);
        return result;
      })
      .catch((error: unknown) => {
        this.#environment.log.error({ err: error, connection: connectionKey }, 'a sync could not be stored');
        this.#backoffUntilMs.set(connectionKey, this.#environment.uptime() + backoffMs);
        return undefined;
      })
      .finally(() => {
        this.#syncs.delete(connectionKey);
        this.#onChange();
        this.#tick();
      });
    this.#syncs.set(connectionKey, { abort, done, progress: undefined });
    this.#onChange();
  }

  #reportProgress(connectionKey: number, progress: SyncProgress): void {
    const sync = this.#syncs.get(connectionKey);
    if (sync === undefined) return;
    sync.progress = progress;
    const nowMs = this.#environment.now();
    if (Math.abs(nowMs - this.#notifiedMs) < progressEveryMs) return;
    this.#notifiedMs = nowMs;
    this.#onChange();
  }
}

/** Whether there is an obstacle that only the coordinator can remove. Pausing only ends the schedule. */
function canAsk(state: SyncState): boolean {
  return !state.paused && !state.stopped && state.hasToken;
}
