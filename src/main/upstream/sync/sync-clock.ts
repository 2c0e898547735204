import type { SyncStateStore } from './sync-state-store';
import type { ClockMemory } from '../../platform/clock-memory';
import { ClockWatch } from '../../platform/clock-watch';
import type { Environment } from '../../platform/environment';
import { longestRetryAfterMs } from '../../platform/retry-after';

const longestRetryAfterUs = longestRetryAfterMs * 1000;
/** Between two tries of what failed. */
export const longestBackoffUs = 30 * 60 * 1_000_000;

/**
 * The clock that syncs wait by: the machine's. Where that is set, while the program runs or while it does not, what is waited for
 * moves along, so that no query goes out earlier and none waits longer than without it.
 */
export class SyncClock {
  readonly #state: SyncStateStore;
  readonly #memory: ClockMemory;
  readonly #environment: Pick<Environment, 'now'>;
  readonly #watch: ClockWatch;

  constructor(state: SyncStateStore, memory: ClockMemory, environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#state = state;
    this.#memory = memory;
    this.#environment = environment;
    this.#watch = new ClockWatch(environment);
  }

  get nowUs(): number {
    return Math.trunc(this.#environment.now()) * 1000;
  }

  /** At the start, inside a transaction: what is waited for is made of the clock as it is now. */
  takeUp(): void {
    const change = this.#memory.change();
    const byUs = change.kind === 'set' ? change.byUs : 0;
    // Where it is not sure, the limit is kept all the same.
    this.#move(byUs, change.kind === 'none' ? 0 : change.byUs);
  }

  /** Looks whether it was set since the last look, and answers that. Not to be called inside a transaction that may be taken back. */
  follow(): boolean {
    return this.#watch.follow((byUs) => this.#move(byUs, byUs));
  }

  /** To be called inside the transaction that begins to wait. */
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
