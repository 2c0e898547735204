import type { Checkpointer } from './checkpointer';

interface Parts {
  readonly checkpointer: Pick<Checkpointer, 'isLong' | 'run' | 'restart'>;
  readonly shortenSearchLog: () => void;
  /** The log should be restarted: `restart` is wanted as soon as the writers pause. */
  readonly onLong: () => void;
  /** Called once for as long as the same log can't be moved. */
  readonly onFailure: (error: Error) => void;
}

/** At full speed the log grows by some ten megabytes meanwhile; a short one is moved every fourth time. */
const everyMs = 250;
const shortLogEvery = 4;

/** Looks at the logs of the database and of its search index again and again, and keeps them short. */
export class Checkpointing {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #looks = 0;
  readonly #failing = new Set<'database' | 'search index'>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#look(), everyMs);
  }

  /** While the main thread does not write; see `Checkpointer.restart`. */
  restart(expected: number): boolean {
    let hasWritten = false;
    this.#guard('database', () => {
      hasWritten = this.#parts.checkpointer.restart(expected);
    });
    return hasWritten;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { checkpointer, shortenSearchLog, onLong } = this.#parts;
    this.#looks += 1;
    const isFourth = this.#looks % shortLogEvery === 0;
    // Before the other log: once `onLong` was called, commits wait for this thread.
    if (isFourth) this.#guard('search index', shortenSearchLog);
    if (isFourth || this.#isLong()) {
      this.#guard('database', () => {
        if (checkpointer.run() === 'long') onLong();
      });
    }
  }

  /** A log that can't be looked at counts as long, so that moving it says why. */
  #isLong(): boolean {
    try {
      return this.#parts.checkpointer.isLong;
    } catch {
      return true;
    }
  }

  #guard(log: 'database' | 'search index', work: () => void): void {
    try {
      work();
      this.#failing.delete(log);
    } catch (error) {
      if (!this.#failing.has(log)) {
        this.#parts.onFailure(error instanceof Error ? error : new Error(String(error)));
      }
      this.#failing.add(log);
    }
  }
}
