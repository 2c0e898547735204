import { Worker } from 'node:worker_threads';
import type { BegunCheck, CheckedPortion, Checker, CheckerPlace, OpenChecker } from './checked-request';
import { endThread } from '../platform/thread-ending';
import { WorkLimit } from '../platform/work-limit';
import type { FromChecker, ToChecker } from './checker-messages';

interface Pauses {
  /** Before a thread that broke is followed by another, and before what could not be written is tried again. */
  readonly retryMs: number;
  /** A thread with nothing to do gives its memory back after this. */
  readonly idleMs: number;
  /** The check of one request that takes longer is stopped: the largest body of the slowest kind takes about this. */
  readonly longestMs: number;
}

const usualPauses: Pauses = { retryMs: 1000, idleMs: 5000, longestMs: 120_000 };

/** A checker in a thread of its own, while there is something to check; `file` is the built `checker-thread`. */
export function workerChecker(file: string, pauses = usualPauses): OpenChecker {
  return (place) => new WorkerChecker(file, place, pauses).checker;
}

class WorkerChecker {
  readonly #file: string;
  readonly #place: CheckerPlace;
  readonly #pauses: Pauses;
  /** Undefined: there was nothing to do, or the last one broke. */
  #worker: Worker | undefined;
  /** Also those that were told to end and have not yet. */
  readonly #running = new Map<Worker, Promise<unknown>>();
  readonly #limit = new WorkLimit();
  #begun: BegunCheck | undefined;
  /** A stop waits for it: it writes. */
  #beginning: Promise<void> | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #isStopping = false;

  constructor(file: string, place: CheckerPlace, pauses: Pauses) {
    this.#file = file;
    this.#place = place;
    this.#pauses = pauses;
  }

  readonly checker: Checker = { wake: () => this.#wake(), stop: () => this.#stop() };

  #wake(): void {
    if (this.#isStopping) return;
    clearTimeout(this.#idleTimer);
    if (this.#worker === undefined) this.#worker = this.#start();
    else this.#send(this.#worker, { kind: 'wake' });
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: { dataFolder: this.#place.dataFolder } });
    worker.on('message', (message: FromChecker) => this.#receive(worker, message));
    worker.on('error', (error: unknown) => this.#failed(error));
    const ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    this.#running.set(worker, ended);
    worker.on('exit', () => {
      this.#running.delete(worker);
      if (this.#worker !== worker) return;
      this.#limit.end();
      this.#worker = undefined;
      this.#later(() => this.#wake());
    });
    // A program that ends without stopping it does not wait for it: the rows say what is left.
    worker.unref();
    return worker;
  }

  #receive(worker: Worker, message: FromChecker): void {
    this.#limit.end();
    this.#begun = undefined;
    switch (message.kind) {
      case 'segments':
        // After a stop the database is closed.
        if (!this.#isStopping) this.#beginning = this.#begin(worker, message.id);
        return;
      case 'begun':
        this.#begun = message.check;
        this.#limit.begin(this.#pauses.longestMs, () => void this.#stopCheck(worker, message.check));
        return;
      case 'checked':
        void this.#settle(worker, message.portion);
        return;
      case 'idle':
        clearTimeout(this.#idleTimer);
        this.#idleTimer = setTimeout(() => this.#end(), this.#pauses.idleMs);
        this.#idleTimer.unref();
        return;
      case 'failure':
        this.#failed(message.error);
        this.#later(() => this.#send(worker, { kind: 'wake' }));
    }
  }

  async #begin(worker: Worker, segmentsId: string): Promise<void> {
    try {
      await this.#place.onSegments(segmentsId);
      this.#send(worker, { kind: 'wake' });
    } catch (error) {
      this.#failed(error);
    }
  }

  async #settle(worker: Worker, portion: CheckedPortion): Promise<void> {
    // One that ended meanwhile left it owed.
    if (this.#worker !== worker) return;
    try {
      await this.#place.settle(portion);
      this.#place.afterRest(() => this.#send(worker, { kind: 'settled' }));
    } catch (error) {
      this.#failed(error);
      this.#later(() => void this.#settle(worker, portion));
    }
  }

  /** The next thread goes on with the other requests. */
  async #stopCheck(worker: Worker, check: BegunCheck): Promise<void> {
    if (this.#worker !== worker || this.#begun !== check) return;
    try {
      await this.#place.putAside(check);
    } catch (error) {
      this.#failed(error);
      this.#later(() => void this.#stopCheck(worker, check));
      return;
    }
    void worker.terminate();
  }

  #send(worker: Worker, message: ToChecker): void {
    // A worker thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(message);
  }

  #end(): void {
    if (this.#worker !== undefined) this.#send(this.#worker, { kind: 'stop' });
    this.#worker = undefined;
  }

  #later(act: () => void): void {
    setTimeout(() => {
      if (!this.#isStopping) act();
    }, this.#pauses.retryMs).unref();
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    this.#limit.end();
    clearTimeout(this.#idleTimer);
    this.#end();
    // ref() again: an unreferenced worker would let Node exit before the worker has closed its databases.
    for (const worker of this.#running.keys()) worker.ref();
    await this.#beginning;
    await Promise.all(Array.from(this.#running, ([worker, ended]) => endThread(worker, ended)));
  }

  #failed(error: unknown): void {
    this.#place.onFailure(error instanceof Error ? error : new Error(String(error)));
  }
}
