import type { Database } from '../store/database';
import { transaction } from '../store/transaction';
import type { Environment } from './environment';
import { isBusy } from './store-failure';

interface Job {
  readonly work: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  error?: { readonly cause: unknown };
}

/** Jobs of one commit: enough to share the disk's flush, few enough that the process answers others in between. */
const mostJobs = 32;
/** About five seconds, then whoever waits is told. */
const mostBusyTries = 100;
const busyPauseMs = 25;

/**
 * Commits together what arrives together: one flush of the disk for many writers. A job that is refused takes nothing else
 * with it; nobody is answered before the commit that holds their work.
 */
export class CommitQueue {
  readonly #db: Database;
  readonly #environment: Pick<Environment, 'defer' | 'setTimer'>;
  #waiting: Job[] = [];
  #busyTries = 0;
  #holders = 0;
  #whenFree: (() => void)[] = [];

  constructor(db: Database, environment: Pick<Environment, 'defer' | 'setTimer'>) {
    this.#db = db;
    this.#environment = environment;
  }

  /**
   * Resolves with the work's answer once it is on disk; rejects with its error, or with the commit's. Work may be carried
   * out again after all of it was taken back, so it does nothing but what the database takes back.
   */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let answer: { readonly value: T } | undefined;
      this.#add({
        work: () => {
          answer = { value: work() };
        },
        done: () => {
          if (answer !== undefined) resolve(answer.value);
        },
        failed: reject,
      });
    });
  }

  /** No commit begins until what this answers is called: whoever waits does so without holding anybody up. */
  hold(): () => void {
    this.#holders += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders -= 1;
      if (this.#holders > 0) return;
      for (const goOn of this.#whenFree.splice(0)) goOn();
      this.#environment.defer(() => this.#commit());
    };
  }

  /** For who commits by themselves: resolves when nobody holds. */
  async free(): Promise<void> {
    while (this.#holders > 0) {
      await new Promise<void>((resolve) => {
        this.#whenFree.push(resolve);
      });
    }
  }

  #add(job: Job): void {
    this.#waiting.push(job);
    if (this.#waiting.length === 1) this.#environment.defer(() => this.#commit());
  }

  #commit(): void {
    if (this.#holders > 0) return;
    const jobs = this.#waiting.splice(0, mostJobs);
    if (jobs.length === 0) return;
    if (this.#waiting.length > 0) this.#environment.defer(() => this.#commit());
    try {
      this.#together(jobs);
    } catch (error) {
      if (isBusy(error) && this.#busyTries < mostBusyTries) {
        // Another process holds the write lock: waiting for it here would hold everybody up.
        this.#busyTries += 1;
        this.#waiting.unshift(...jobs);
        this.#environment.setTimer(busyPauseMs, () => this.#commit());
        return;
      }
      this.#busyTries = 0;
      for (const job of jobs) job.failed(job.error === undefined ? error : job.error.cause);
      return;
    }
    this.#busyTries = 0;
    for (const job of jobs) {
      if (job.error === undefined) job.done();
      else job.failed(job.error.cause);
    }
  }

  /** A savepoint costs a copy of every page its job touches, and hardly ever is one refused: only then each has its own. */
  #together(jobs: readonly Job[]): void {
    try {
      transaction(this.#db, () => {
        for (const job of jobs) job.work();
      });
    } catch (error) {
      if (jobs.length === 1 || isBusy(error)) throw error;
      transaction(this.#db, () => {
        for (const job of jobs) this.#attempt(job);
      });
    }
  }

  #attempt(job: Job): void {
    try {
      // Inside a transaction this is a savepoint.
      this.#db.transaction(job.work)();
    } catch (error) {
      // The disk's own failure ended the whole transaction; there is nothing left to go on in.
      if (!this.#db.inTransaction) throw error;
      job.error = { cause: error };
    }
  }
}
