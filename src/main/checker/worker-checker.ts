import { Worker } from 'node:worker_threads';
import type { CheckedPortion, Checker, CheckerPlace, OpenChecker } from '../services/checked-request';
import type { FromChecker, ToChecker } from './checker-messages';

/** Before a thread that broke is followed by another, and before what could not be written is checked again. */
const pauseMs = 1000;

/** A checker in a thread of its own; `file` is the built `checker-thread`. */
export function workerChecker(file: string): OpenChecker {
  return (place) => new WorkerChecker(file, place).checker;
}

class WorkerChecker {
  readonly #file: string;
  readonly #place: CheckerPlace;
  #worker: Worker;
  #ended: Promise<unknown> = Promise.resolve();
  #isStopping = false;

  constructor(file: string, place: CheckerPlace) {
    this.#file = file;
    this.#place = place;
    this.#worker = this.#start();
  }

  readonly checker: Checker = {
    wake: () => this.#send(this.#worker, { kind: 'wake' }),
    stop: () => this.#stop(),
  };

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: { dataFolder: this.#place.dataFolder } });
    worker.on('message', (message: FromChecker) => this.#receive(worker, message));
    worker.on('error', (error: unknown) => this.#failed(error));
    this.#ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    worker.on('exit', () => {
      if (!this.#isStopping) setTimeout(() => this.#restart(), pauseMs).unref();
    });
    // A program that ends without stopping it does not wait for it: the rows say what is left.
    worker.unref();
    return worker;
  }

  #restart(): void {
    if (!this.#isStopping) this.#worker = this.#start();
  }

  #receive(worker: Worker, message: FromChecker): void {
    switch (message.kind) {
      case 'segments':
        this.#place.onSegments(message.id).then(
          () => this.#send(worker, { kind: 'wake' }),
          (error: unknown) => this.#failed(error),
        );
        return;
      case 'checked':
        this.#settle(worker, message.portion);
        return;
      case 'failure':
        this.#failed(message.error);
        setTimeout(() => this.#send(worker, { kind: 'wake' }), pauseMs).unref();
    }
  }

  #settle(worker: Worker, portion: CheckedPortion): void {
    try {
      this.#place.settle(portion);
      this.#send(worker, { kind: 'settled' });
    } catch (error) {
      this.#failed(error);
      setTimeout(() => this.#settle(worker, portion), pauseMs).unref();
    }
  }

  #send(worker: Worker, message: ToChecker): void {
    // A worker thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (!this.#isStopping || message.kind === 'stop') worker.postMessage(message);
  }

  async #stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#worker.ref();
    this.#send(this.#worker, { kind: 'stop' });
    await this.#ended;
  }

  #failed(error: unknown): void {
    this.#place.onFailure(error instanceof Error ? error : new Error(String(error)));
  }
}
