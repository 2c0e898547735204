import type { CommittedLog } from './log-flush';

/**
 * One flush of the disk for all callers that wait. A flush that began before a commit does not cover it, so
 * callers during a flush share the next one.
 *
 * A failed flush may have lost pages, and the next one would succeed without them. Therefore the next one
 * repairs the log first, until that succeeds.
 */
export class SharedFlush {
  readonly #log: CommittedLog;
  readonly #onEnd: () => void;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #flushedChanges: number | undefined;
  #isBroken = false;

  /** `onEnd` is called after each flush, also one that failed. */
  constructor(log: CommittedLog, onEnd: () => void) {
    this.#log = log;
    this.#onEnd = onEnd;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** The last flush failed, so a power loss may undo committed data. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /**
   * Resolves when everything that was committed before this call is on the disk; rejects when the disk
   * failed.
   */
  settled(): Promise<void> {
    if (!this.#isBroken && this.#log.changes() === this.#flushedChanges) return Promise.resolve();
    if (this.#running === undefined && this.#next === undefined) return this.#begin();
    this.#next ??= Promise.allSettled([this.#running]).then(() => {
      this.#next = undefined;
      return this.#begin();
    });
    return this.#next;
  }

  #begin(): Promise<void> {
    this.#running = this.#flush();
    return this.#running;
  }

  async #flush(): Promise<void> {
    const changes = this.#log.changes();
    try {
      await (this.#isBroken ? this.#log.repair() : this.#log.flush());
      this.#flushedChanges = changes;
      this.#isBroken = false;
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      this.#running = undefined;
      this.#onEnd();
    }
  }
}
