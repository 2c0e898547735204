import type { Checkpointer } from '../store/checkpointer';

interface Parts {
  readonly checkpointer: Pick<Checkpointer, 'isLong' | 'run' | 'restart'>;
  /** The log should be begun anew: `restart` is wanted as soon as the writers pause. */
  readonly onLong: () => void;
  /** Once for as long as it fails. */
  readonly onFailure: (error: Error) => void;
}

/** At full speed the log grows by some ten megabytes meanwhile; a short one is moved every fourth time. */
const everyMs = 250;
const shortLogEvery = 4;

/** Looks at the log of the database again and again, and keeps it short. */
export class Checkpointing {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #looks = 0;
  #isFailing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#look(), everyMs);
  }

  /** While the main thread does not write; see `Checkpointer.restart`. */
  restart(expected: number): boolean {
    let hasWritten = false;
    this.#guard(() => {
      hasWritten = this.#parts.checkpointer.restart(expected);
      this.#isFailing = false;
    });
    return hasWritten;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { checkpointer, onLong } = this.#parts;
    this.#looks += 1;
    this.#guard(() => {
      if (this.#looks % shortLogEvery > 0 && !checkpointer.isLong) return;
      if (checkpointer.run() === 'long') onLong();
      this.#isFailing = false;
    });
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!this.#isFailing) this.#parts.onFailure(error instanceof Error ? error : new Error(String(error)));
      this.#isFailing = true;
    }
  }
}
