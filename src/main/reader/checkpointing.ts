import type { Checkpointer } from '../store/checkpointer';

interface Parts {
  readonly checkpointer: Pick<Checkpointer, 'isLong' | 'run' | 'finish'>;
  /** Writers are ahead: `finish` is wanted as soon as they wait. */
  readonly onOvertaken: () => void;
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

  /** While nobody writes. */
  finish(): void {
    this.#guard(() => {
      this.#parts.checkpointer.finish();
      this.#isFailing = false;
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { checkpointer, onOvertaken } = this.#parts;
    this.#looks += 1;
    this.#guard(() => {
      if (this.#looks % shortLogEvery > 0 && !checkpointer.isLong) return;
      if (checkpointer.run() === 'overtaken') onOvertaken();
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
