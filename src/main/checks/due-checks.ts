import type { CheckQueueStore } from './check-queue-store';
import type { CheckSweepStore } from './check-sweep-store';

interface Stores {
  readonly checkQueue: CheckQueueStore;
  readonly checkSweep: CheckSweepStore;
}

/**
 * Determines which requests are due for a check. A request that is neither due nor checked could not be
 * checked.
 */
export class DueChecks {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /** A request is due if it is queued, or if the sweep has not reached it yet. */
  has(requestKey: number): boolean {
    const { below_key } = this.#stores.checkSweep.read();
    if (below_key !== null && requestKey < below_key) return true;
    return this.#stores.checkQueue.revisionOf(requestKey) !== undefined;
  }
}
