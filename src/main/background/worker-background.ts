import type { BegunCheck, CheckedPortion, CheckFault } from '../checks/checked-request';
import { connect, TookTooLong, type Connection } from '../platform/workers';
import type { BackgroundPlace, OpenBackground } from './background';
import type { BackgroundEvent, BackgroundHandlers, BackgroundThreadData } from './background-thread';

interface Pauses {
  /** Pause before work continues after a crashed thread, and before a failed write is retried. */
  readonly retryMs: number;
  /** Pause before a failed write of the index (full disk) is retried. */
  readonly indexRetryMs: number;
  /** An idle thread ends after this time, to free its memory. */
  readonly idleMs: number;
  /** Time limit for checking one request: the largest body of the slowest kind takes about this. */
  readonly longestCheckMs: number;
  /** Time limit for a portion of the index, on a slow disk too. */
  readonly longestIndexMs: number;
}

const usualPauses: Pauses = {
  retryMs: 1000,
  indexRetryMs: 30_000,
  idleMs: 5000,
  longestCheckMs: 120_000,
  longestIndexMs: 60_000,
};

/** The thread crashed or ended during a call. */
class ThreadGone extends Error {}

/**
 * Derives in a thread that runs while there is work; `file` is the built `background-thread`, which checks
 * the spelling with the dictionaries in `dictionaryFolder`.
 */
export function workerBackground(
  file: string,
  dictionaryFolder: string,
  pauses = usualPauses,
): OpenBackground {
  return (place) => {
    let indexes = true;
    let retry: NodeJS.Timeout | undefined;
    const connection = connect<BackgroundHandlers, BackgroundEvent>(file, {
      workerData: (): BackgroundThreadData => ({
        dataFolder: place.dataFolder,
        dictionaryFolder,
        indexes,
      }),
      gone: (cause) => new ThreadGone(cause?.message ?? 'the thread ended by itself', { cause }),
      onEvent,
      idleMs: pauses.idleMs,
      openMs: pauses.longestIndexMs,
      ownWork: {
        ms: pauses.longestIndexMs,
        onLost(error) {
          indexes = false;
          const why = error === 'too long' ? 'took too long' : `broke the thread (${error.message})`;
          place.onFailure(new Error(`the search index ${why} and is off until the next start`));
        },
      },
    });
    const checks = new ThreadChecks(connection, place, pauses);
    return {
      wake,
      check: () => void checks.wake(),
      pauseIndex: () => connection.send('pauseIndex'),
      verify: () => void connection.call('verify', undefined).catch(place.onFailure),
      stop() {
        // Otherwise a portion of checks that waits for the index would delay the end.
        connection.send('pauseIndex');
        return checks.stop();
      },
    };

    function wake(): void {
      // At its start the thread determines what must be indexed.
      connection.start();
      connection.send('wake');
    }

    function onEvent(event: BackgroundEvent): void {
      switch (event.kind) {
        case 'indexed':
          return place.onIndexed(event.behind);
        case 'replaced':
          return void checks.wake();
        case 'failure':
          place.onFailure(event.error);
          clearTimeout(retry);
          retry = setTimeout(wake, pauses.indexRetryMs).unref();
      }
    }
  };
}

/** Lets the thread check one portion after another, and writes each before the next one is checked. */
class ThreadChecks {
  readonly #place: BackgroundPlace;
  readonly #pauses: Pauses;
  readonly #connection: Connection<BackgroundHandlers, BackgroundEvent>;
  /** The request that the thread is checking. */
  #begun: BegunCheck | undefined;
  #memoryId: string | undefined;
  #isRunning = false;
  #isWanted = false;
  #isStopping = false;
  /** A stop waits for this write. */
  #writing: Promise<void> = Promise.resolve();

  constructor(
    connection: Connection<BackgroundHandlers, BackgroundEvent>,
    place: BackgroundPlace,
    pauses: Pauses,
  ) {
    this.#connection = connection;
    this.#place = place;
    this.#pauses = pauses;
  }

  async wake(): Promise<void> {
    this.#isWanted = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    let recorded: CheckedPortion | undefined;
    while (this.#isWanted && !this.#isStopping) {
      try {
        recorded = await this.#next(recorded);
      } catch (error) {
        recorded = undefined;
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
  async #next(recorded: CheckedPortion | undefined): Promise<CheckedPortion | undefined> {
    this.#isWanted = false;
    const { memoryId, portion } = await this.#connection.call('check', recorded, {
      limit: { ms: this.#pauses.longestCheckMs, tooLong: 'the check took too long and was stopped' },
      onProgress: (check) => (this.#begun = check),
    });
    this.#begun = undefined;
    if (this.#isStopping) return undefined;
    if (memoryId !== this.#memoryId) {
      await this.#write(() => this.#place.onMemory(memoryId));
      this.#memoryId = memoryId;
      // All requests may have to be checked again.
      this.#isWanted = true;
      return undefined;
    }
    if (portion === undefined) return undefined;
    this.#isWanted = true;
    await this.#write(() => this.#place.record(portion));
    await new Promise<void>((resolve) => {
      this.#place.afterPause(resolve);
    });
    return portion;
  }

  /** The next thread continues with other requests; the one being checked is recorded as failed. */
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

  /** Repeats a failed write until it succeeds or this is stopped. */
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
