import { connect, TookTooLong, type Connection } from '../platform/workers';
import type { BegunCheck, CheckedPortion, CheckerPlace, CheckFault, OpenChecker } from './checked-request';
import type { CheckerHandlers } from './checker-thread';

interface Pauses {
  /** Before the work goes on after a thread broke, and before what could not be written is tried again. */
  readonly retryMs: number;
  /** A thread with nothing to do gives its memory back after this. */
  readonly idleMs: number;
  /** The check of one request that takes longer is stopped: the largest body of the slowest kind takes about this. */
  readonly longestMs: number;
}

const usualPauses: Pauses = { retryMs: 1000, idleMs: 5000, longestMs: 120_000 };

/** The thread broke or ended in the middle of a call. */
class ThreadGone extends Error {}

/** A checker in a thread of its own, while there is something to check; `file` is the built `checker-thread`. */
export function workerChecker(file: string, pauses = usualPauses): OpenChecker {
  return (place) => {
    const checks = new ThreadChecks(file, place, pauses);
    return { wake: () => void checks.wake(), stop: () => checks.stop() };
  };
}

/** Has the thread check one portion after the other, and writes each before the next one is checked. */
class ThreadChecks {
  readonly #place: CheckerPlace;
  readonly #pauses: Pauses;
  readonly #connection: Connection<CheckerHandlers>;
  /** The request that the thread is checking. */
  #begun: BegunCheck | undefined;
  #segmentsId: string | undefined;
  #isRunning = false;
  #isWanted = false;
  #isStopping = false;
  /** A stop waits for it. */
  #writing: Promise<void> = Promise.resolve();

  constructor(file: string, place: CheckerPlace, pauses: Pauses) {
    this.#place = place;
    this.#pauses = pauses;
    this.#connection = connect<CheckerHandlers>(file, {
      workerData: () => ({ dataFolder: place.dataFolder }),
      gone: (cause) => new ThreadGone(cause?.message ?? 'the thread ended by itself', { cause }),
      idleMs: pauses.idleMs,
    });
  }

  async wake(): Promise<void> {
    this.#isWanted = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    let settled: CheckedPortion | undefined;
    while (this.#isWanted && !this.#isStopping) {
      try {
        settled = await this.#next(settled);
      } catch (error) {
        settled = undefined;
        if (!this.#isStopping) await this.#recover(error);
      }
    }
    this.#isRunning = false;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled([this.#connection.stop(), this.#writing]);
  }

  /** Checks the next portion and writes it. */
  async #next(settled: CheckedPortion | undefined): Promise<CheckedPortion | undefined> {
    this.#isWanted = false;
    const { segmentsId, portion } = await this.#connection.call('check', settled, {
      limit: { ms: this.#pauses.longestMs, tooLong: 'the check took too long and was stopped' },
      onProgress: (check) => (this.#begun = check),
    });
    this.#begun = undefined;
    if (this.#isStopping) return undefined;
    if (segmentsId !== this.#segmentsId) {
      await this.#write(() => this.#place.onSegments(segmentsId));
      this.#segmentsId = segmentsId;
      // All may have to be checked again.
      this.#isWanted = true;
      return undefined;
    }
    if (portion === undefined) return undefined;
    this.#isWanted = true;
    await this.#write(() => this.#place.settle(portion));
    await new Promise<void>((resolve) => {
      this.#place.afterRest(resolve);
    });
    return portion;
  }

  /** The next thread goes on with the other requests: the one that this thread was checking is put aside. */
  async #recover(error: unknown): Promise<void> {
    const begun = this.#begun;
    this.#begun = undefined;
    this.#isWanted = true;
    const isLost = error instanceof TookTooLong || error instanceof ThreadGone;
    if (begun === undefined || !isLost) {
      this.#place.onFailure(asError(error));
      return this.#pause();
    }
    const fault: CheckFault = {
      reason: error instanceof TookTooLong ? 'too-slow' : 'crashed',
      error: asError(error),
    };
    await this.#write(() => this.#place.putAside(begun, fault));
  }

  /** Tries again what can't be written now, until this is stopped. */
  async #write(write: () => Promise<void>): Promise<void> {
    while (!this.#isStopping) {
      try {
        this.#writing = write();
        await this.#writing;
        return;
      } catch (error) {
        this.#writing = Promise.resolve();
        this.#place.onFailure(asError(error));
        await this.#pause();
      }
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, this.#pauses.retryMs).unref();
    });
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
