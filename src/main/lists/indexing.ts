import type { SearchIndexer } from './search-indexer';
import { isBusy } from '../database/store-failure';

interface Parts {
  readonly indexer: Pick<SearchIndexer, 'step' | 'behind'>;
  /** How many requests are left; not more often than a window can use. */
  readonly onIndexed: (behind: number) => void;
  readonly onFailure: (error: Error) => void;
}

/** How often the window learns how far the index is. */
const tellEveryMs = 250;

/** What could not be written (the disk is full) is tried again after this, or when something else comes. */
const retryMs = 30_000;
/** The log of the index is being moved (`shortenSearchLog`), which holds the write lock as long as the disk takes. */
const busyRetryMs = 100;

/** Keeps the index in portions; between two of them the calls that wait are answered. */
export class Indexing {
  readonly #parts: Parts;
  #mayBeBehind = false;
  #next: NodeJS.Immediate | undefined;
  #retry: NodeJS.Timeout | undefined;
  #toldAt = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  behind(): number {
    return this.#mayBeBehind ? this.#parts.indexer.behind() : 0;
  }

  /** Something may have come. */
  wake(): void {
    this.#mayBeBehind = true;
    clearTimeout(this.#retry);
    this.#next ??= setImmediate(() => this.#portion());
  }

  /** Until it is woken. */
  rest(): void {
    this.#mayBeBehind = true;
    clearImmediate(this.#next);
    clearTimeout(this.#retry);
    this.#next = undefined;
  }

  #portion(): void {
    this.#next = undefined;
    const { indexer, onIndexed, onFailure } = this.#parts;
    try {
      this.#mayBeBehind = indexer.step();
      if (this.#mayBeBehind) this.#next = setImmediate(() => this.#portion());
      const now = performance.now();
      if (this.#mayBeBehind && now - this.#toldAt < tellEveryMs) return;
      this.#toldAt = now;
      onIndexed(this.behind());
    } catch (error) {
      if (isBusy(error)) {
        this.#retry = setTimeout(() => this.wake(), busyRetryMs);
        return;
      }
      onFailure(error instanceof Error ? error : new Error(String(error)));
      this.#retry = setTimeout(() => this.wake(), retryMs);
    }
  }
}
