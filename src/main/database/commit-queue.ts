import type { Database } from './database';
import type { CommittedLog } from './log/log-flush';
import { transaction } from './transaction';
import type { Commits } from '../platform/commits';
import type { Environment } from '../platform/environment';
import { SharedFlush } from './log/shared-flush';
import { flushFailure, isBusy } from './store-failure';

interface Job {
  readonly work: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  error?: { readonly cause: unknown };
}

/** Jobs per commit: enough to share a flush, few enough that other work runs in between. */
const mostJobs = 32;
/** Number of tries on a busy database: about five seconds, then the caller gets the error. */
const mostBusyTries = 100;
const busyPauseMs = 25;

/**
 * The only way to commit, in two forms: `durable` resolves when the work is on disk, `relaxed` when it is
 * committed. A process that serves passes the log, which is flushed beside the main thread: commits don't
 * wait for the disk there, only their answers do. Without a log the connection flushes with each commit
 * (`synchronous=FULL`), for a command that ends.
 */
export class CommitQueue implements Commits {
  readonly #db: Database;
  readonly #environment: Pick<Environment, 'defer' | 'setTimer' | 'log'>;
  readonly #flush: SharedFlush | undefined;
  #waiting: Job[] = [];
  #busyTries = 0;
  #holders = 0;
  #whenFree: (() => void)[] = [];
  /** The newest work of another connection. */
  #elsewhere: Promise<unknown> = Promise.resolve();

  constructor(
    db: Database,
    environment: Pick<Environment, 'defer' | 'setTimer' | 'log'>,
    log?: CommittedLog,
  ) {
    this.#db = db;
    this.#environment = environment;
    const heldRepair = (repair: () => Promise<void>) => async (): Promise<void> => {
      const free = await this.holdAll();
      try {
        await repair();
      } finally {
        free();
      }
    };
    const next = (): void => environment.defer(() => this.#commit());
    this.#flush = log && new SharedFlush({ ...log, repair: heldRepair(log.repair) }, next);
  }

  /**
   * Commits calls that arrive together in one transaction, and resolves with the work's result once it is on
   * disk; rejects with its error, or with the commit's. A job that throws doesn't affect the others. Work may
   * be repeated after a rollback, so its only side effects must be in the database.
   */
  durable<T>(work: () => T): Promise<T> {
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

  /**
   * Runs a transaction that does not wait for the disk: a power loss may undo it together with everything
   * since the last flush; a kill of the process does not. Only for data that can be fetched or computed
   * again, and whose cursor is written with it.
   */
  async relaxed<T>(work: () => T): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      while (this.#holders > 0) await this.#free();
      try {
        return transaction(this.#db, work);
      } catch (error) {
        if (!isBusy(error) || attempt === mostBusyTries) throw error;
        // Another process holds the write lock: waiting for it in SQLite would block the main thread.
        await new Promise<void>((resolve) => {
          this.#environment.setTimer(busyPauseMs, resolve);
        });
      }
    }
  }

  /**
   * Resolves when everything that this process committed before the call is on disk. Must be awaited before
   * anything leaves the program because of a row that was read. @throws AppError UNAVAILABLE when the disk
   * does not confirm it.
   */
  async flushed(): Promise<void> {
    try {
      await this.#flush?.settled();
    } catch (error) {
      throw this.#flushFailure(error, 'unconfirmed');
    }
  }

  /** No commit begins until the returned function is called; jobs wait without blocking the thread. */
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

  /** Like `hold`; resolves when no other connection of this process writes either. */
  async holdAll(): Promise<() => void> {
    const free = this.hold();
    await this.#elsewhere;
    return free;
  }

  /**
   * Lets another connection of this process write: no commit begins here until `work` has settled. Otherwise
   * a commit would wait for its lock inside SQLite, which blocks the main thread. Commits that wait already
   * come first, so that much work elsewhere can't delay them again and again.
   */
  async elsewhere<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      await new Promise<void>((resolve) => {
        this.#environment.defer(resolve);
      });
      if (this.#holders === 0) break;
      await this.#free();
    }
    const free = this.hold();
    const done = work().finally(free);
    this.#elsewhere = done.catch(() => undefined);
    return done;
  }

  #free(): Promise<void> {
    return new Promise<void>((resolve) => {
      this.#whenFree.push(resolve);
    });
  }

  #add(job: Job): void {
    this.#waiting.push(job);
    if (this.#waiting.length === 1) this.#environment.defer(() => this.#commit());
  }

  #commit(): void {
    if (this.#holders > 0 || this.#waiting.length === 0) return;
    // These jobs must wait for the next flush in any case, so they share one commit, which follows this one.
    if (this.#flush?.isRunning === true && this.#waiting.length < mostJobs) return;
    if (this.#flush?.isBroken === true) {
      this.#repair(this.#flush);
      return;
    }
    const jobs = this.#waiting.splice(0, mostJobs);
    if (this.#waiting.length > 0) this.#environment.defer(() => this.#commit());
    try {
      this.#together(jobs);
    } catch (error) {
      if (isBusy(error) && this.#busyTries < mostBusyTries) {
        // Another process holds the write lock: waiting for it in SQLite would block the main thread.
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
    this.#answer(jobs);
  }

  /**
   * Nothing is committed before the disk works again, because unacknowledged data should not be stored
   * either.
   */
  #repair(flush: SharedFlush): void {
    const jobs = this.#waiting.splice(0);
    flush.settled().then(
      () => {
        this.#waiting.unshift(...jobs);
        this.#commit();
      },
      (error: unknown) => {
        const failure = this.#flushFailure(error, 'not stored');
        for (const job of jobs) job.failed(failure);
      },
    );
  }

  #answer(jobs: readonly Job[]): void {
    const committed: Job[] = [];
    for (const job of jobs) {
      if (job.error === undefined) committed.push(job);
      else job.failed(job.error.cause);
    }
    const answer = (): void => {
      for (const job of committed) job.done();
    };
    if (this.#flush === undefined) {
      answer();
      return;
    }
    this.#flush.settled().then(answer, (error: unknown) => {
      const failure = this.#flushFailure(error, 'unconfirmed');
      for (const job of committed) job.failed(failure);
    });
  }

  #flushFailure(error: unknown, kind: 'unconfirmed' | 'not stored'): Error {
    this.#environment.log.error({ err: error }, 'the disk did not confirm what was committed');
    return flushFailure(error, kind);
  }

  /**
   * A savepoint costs a copy of every page that its job modifies, and jobs hardly ever fail: only after a
   * failure does each get its own.
   */
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
      transaction(this.#db, job.work);
    } catch (error) {
      // The disk's failure ended the whole transaction, so the other jobs can't continue in it.
      if (!this.#db.inTransaction) throw error;
      job.error = { cause: error };
    }
  }
}
