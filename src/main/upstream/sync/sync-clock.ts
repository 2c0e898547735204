import type { ConnectionSyncStore } from '../connection-sync-store';
import type { ClockMemory } from '../../platform/clock-memory';
import { ClockWatch } from '../../platform/clock-watch';
import { machineUs, type Environment } from '../../platform/environment';
import { longestRetryAfterMs } from '../../platform/retry-after';

const longestRetryAfterUs = longestRetryAfterMs * 1000;
/** Longest wait between two tries. */
export const longestBackoffUs = 30 * 60 * 1_000_000;

/**
 * The clock that syncs wait by: the machine's. When that is set, while the program runs or not, stored times
 * are moved, so that no query is sent too early and none waits longer.
 */
export class SyncClock {
  readonly #state: ConnectionSyncStore;
  readonly #memory: ClockMemory;
  readonly #environment: Pick<Environment, 'now'>;
  readonly #watch: ClockWatch;

  constructor(
    state: ConnectionSyncStore,
    memory: ClockMemory,
    environment: Pick<Environment, 'now' | 'uptime'>,
  ) {
    this.#state = state;
    this.#memory = memory;
    this.#environment = environment;
    this.#watch = new ClockWatch(environment);
  }

  get nowUs(): number {
    return machineUs(this.#environment);
  }

  /** Call at the start, inside a transaction: converts stored times to the current clock. */
  takeUp(): void {
    const change = this.#memory.change();
    const byUs = change.kind === 'set' ? change.byUs : 0;
    // If the change is uncertain, the query limit is still respected.
    this.#move(byUs, change.kind === 'none' ? 0 : change.byUs);
  }

  /**
   * Looks whether it was set since the last look, and answers that. `commit` runs its work in a transaction
   * of its own.
   */
  follow(commit: (work: () => void) => Promise<void>): Promise<boolean> {
    return this.#watch.follow((byUs) => commit(() => this.#move(byUs, byUs)));
  }

  /** Must be called inside the transaction that stores a time to wait for. */
  keep(): void {
    this.#memory.keep();
  }

  #move(byUs: number, queriedByUs: number): void {
    const { nowUs } = this;
    this.#state.moveClock({
      nowUs,
      byUs,
      queriedByUs,
      latestNotBeforeUs: nowUs + longestBackoffUs,
      latestRetryAfterUs: nowUs + longestRetryAfterUs,
    });
    this.#memory.keep();
  }
}
