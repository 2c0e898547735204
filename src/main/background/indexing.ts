import type { SearchIndexer } from '../lists/search-indexer';

interface Parts {
  readonly indexer: Pick<SearchIndexer, 'step' | 'behind'>;
  /** Reports the number of requests left, no more often than a window can use. */
  readonly onIndexed: (behind: number) => void;
  /** Called on a failed write (full disk); the next `wake` retries it. */
  readonly onFailure: (error: Error) => void;
}

/** Interval of progress reports to the window. */
const reportEveryMs = 250;

/** Updates the search index in portions; between two of them the thread answers waiting calls. */
export class Indexing {
  readonly #parts: Parts;
  #next: NodeJS.Immediate | undefined;
  #reportedAtMs = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Call when there may be changes. */
  wake(): void {
    this.#next ??= setImmediate(() => this.#portion());
  }

  /** Stops indexing until the next `wake`. */
  pause(): void {
    clearImmediate(this.#next);
    this.#next = undefined;
  }

  /** Resolves once the index is current, or after `mostMs`. */
  async caughtUp(mostMs: number): Promise<void> {
    const until = performance.now() + mostMs;
    while (this.#next !== undefined && performance.now() < until) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }

  #portion(): void {
    this.#next = undefined;
    const { indexer, onIndexed, onFailure } = this.#parts;
    try {
      const hasMore = indexer.step();
      if (hasMore) this.wake();
      const now = performance.now();
      if (hasMore && now - this.#reportedAtMs < reportEveryMs) return;
      this.#reportedAtMs = now;
      onIndexed(hasMore ? indexer.behind() : 0);
    } catch (error) {
      onFailure(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
