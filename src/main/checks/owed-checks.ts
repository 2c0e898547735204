import type { CheckQueueStore } from './check-queue-store';
import type { CheckSweepStore } from './check-sweep-store';

interface Stores {
  readonly checkQueue: CheckQueueStore;
  readonly checkSweep: CheckSweepStore;
}

/** Which requests are owed a check. One that is neither owed it nor checked could not be checked. */
export class OwedChecks {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /** By a row of its own, or because the sweep will come by. */
  has(requestKey: number): boolean {
    const { below_key } = this.#stores.checkSweep.read();
    if (below_key !== null && requestKey < below_key) return true;
    return this.#stores.checkQueue.revisionOf(requestKey) !== undefined;
  }
}
