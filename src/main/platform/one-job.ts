import type { AppError } from '../../contract/errors';

/** A job that is under way in a thread. */
export interface RunningJob<T> {
  /** Rejects with the AppError of the job, or with `JobCancelled`. */
  readonly done: Promise<T>;
  readonly cancel: () => void;
}

/** The job was cancelled and left nothing behind. */
export class JobCancelled extends Error {}

/** Returns one job that is both: `first`, which can't be stopped, and what `next` begins with its answer. */
export function inTurn<A, T>(first: Promise<A>, next: (answer: A) => RunningJob<T>): RunningJob<T> {
  let isCancelled = false;
  let running: RunningJob<T> | undefined;
  const both = async (): Promise<T> => {
    const answer = await first;
    if (isCancelled) throw new JobCancelled();
    running = next(answer);
    return running.done;
  };
  const cancel = (): void => {
    isCancelled = true;
    running?.cancel();
  };
  return { done: both(), cancel };
}

interface Parts {
  /** Called when a job begins, has new progress, or has ended. */
  readonly changed: () => void;
  /** Says that another job is at work, and what to do about it. */
  readonly busy: () => AppError;
}

const nothing = (): void => undefined;

/** Runs jobs one at a time, with their progress. A second one is refused while the first is under way. */
export class OneJob<P> {
  readonly #parts: Parts;
  #running: { readonly progress: P; readonly cancel: () => void; readonly ended: Promise<void> } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the progress of the job that is under way, or null. */
  running(): P | null {
    return this.#running?.progress ?? null;
  }

  /** Cancels the job that is under way, which ends with `JobCancelled`. */
  cancel(): void {
    this.#running?.cancel();
  }

  /** Cancels the job that is under way, and resolves when it has ended. */
  async stop(): Promise<void> {
    this.cancel();
    await this.#running?.ended;
  }

  /** @throws AppError, as `busy` makes it, while another job is under way */
  expectFree(): void {
    if (this.#running !== undefined) throw this.#parts.busy();
  }

  /**
   * Begins a job, whose progress is `first` until it says more, and resolves with its answer.
   *
   * @throws AppError, as `busy` makes it, while another job is under way
   */
  async run<T>(first: P, begin: (onProgress: (progress: P) => void) => RunningJob<T>): Promise<T> {
    this.expectFree();
    const { changed } = this.#parts;
    const job = begin((progress) => {
      if (this.#running === undefined) return;
      this.#running = { ...this.#running, progress };
      changed();
    });
    this.#running = { progress: first, cancel: job.cancel, ended: job.done.then(nothing, nothing) };
    changed();
    try {
      return await job.done;
    } finally {
      this.#running = undefined;
      changed();
    }
  }
}
