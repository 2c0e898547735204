import type { Checkpointer } from './checkpointer';

interface Parts {
  readonly checkpointer: Pick<Checkpointer, 'isLong' | 'run' | 'restart'>;
  /** Called when the log should be restarted: `restart` must be called as soon as the writers pause. */
  readonly onLong: () => void;
  /** Called once while the same log can't be checkpointed. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Interval of checks. At full speed the log grows by some ten megabytes in this time; a short log is
 * checkpointed at every fourth check.
 */
const everyMs = 250;
const shortLogEvery = 4;

/** Checks the log of the database repeatedly, and keeps it short. */
export class Checkpointing {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #polls = 0;
  #isFailing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#poll(), everyMs);
  }

  /** Must be called while the main thread does not write; see `Checkpointer.restart`. */
  restart(expected: number): boolean {
    let hasWritten = false;
    this.#guard(() => {
      hasWritten = this.#parts.checkpointer.restart(expected);
    });
    return hasWritten;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #poll(): void {
    this.#polls += 1;
    if (this.#polls % shortLogEvery !== 0 && !this.#isLong()) return;
    this.#guard(() => {
      if (this.#parts.checkpointer.run() === 'long') this.#parts.onLong();
    });
  }

  /** An unreadable log counts as long, so that the checkpoint reports the reason. */
  #isLong(): boolean {
    try {
      return this.#parts.checkpointer.isLong;
    } catch {
      return true;
    }
  }

  #guard(work: () => void): void {
    try {
      work();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#parts.onFailure(error instanceof Error ? error : new Error(String(error)));
      this.#isFailing = true;
    }
  }
}
