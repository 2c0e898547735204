import { Worker } from 'node:worker_threads';
import { AppError } from '../../shared/errors';
import type { ListReader, OpenReader, ReaderPlace } from '../services/list-reader';
import type { Answers, Asked, FromReader, ToReader } from './reader-messages';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Before a thread that broke is followed by another. */
const restartPauseMs = 1000;

/** Writers wait so long at most for the thread to take notice: it may be in the middle of a long question. */
const longestHoldMs = 500;
/** And so long for a slow disk once it has: a commit would have to wait for its lock, and block the main thread. */
const longestRestartMs = 10_000;

/** A reader in a thread of its own; `file` is the built `reader-thread`. */
export function workerReader(file: string): OpenReader {
  return (place) => new WorkerReader(file, place).reader;
}

class WorkerReader {
  readonly #file: string;
  readonly #place: ReaderPlace;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #ended: Promise<unknown> = Promise.resolve();
  #newest = 0;
  #isStopping = false;
  #held: { readonly free: (hasWritten: boolean) => void; timer: NodeJS.Timeout } | undefined;

  constructor(file: string, place: ReaderPlace) {
    this.#file = file;
    this.#place = place;
    this.#worker = this.#start();
  }

  readonly reader: ListReader = {
    window: (listing, extent) => this.#ask({ kind: 'window', listing, extent }),
    locate: (listing, key) => this.#ask({ kind: 'locate', listing, key }),
    // One by one: a question of the window may come in between.
    totals: async (listings) => {
      const totals: number[] = [];
      for (const listing of listings) totals.push(await this.#ask({ kind: 'total', listing }));
      return totals;
    },
    filterValues: () => this.#ask({ kind: 'filterValues' }),
    find: (search) => this.#ask({ kind: 'find', search }),
    size: (question) => this.#ask({ kind: 'size', question }),
    removalCost: (connectionKey) => this.#ask({ kind: 'removalCost', connectionKey }),
    draftProblems: async (question) => {
      for (;;) {
        const answer = await this.#ask({ kind: 'draft', question });
        if (answer.kind === 'checked') return answer.problems;
      }
    },
    wake: () => this.#send({ kind: 'wake' }),
    rest: () => this.#send({ kind: 'rest' }),
    stop: () => this.#stop(),
  };

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: { dataFolder: this.#place.dataFolder } });
    worker.on('message', (message: FromReader) => this.#receive(message));
    worker.on('error', (error: unknown) => {
      this.#place.onFailure(error instanceof Error ? error : new Error(String(error)));
    });
    this.#ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    worker.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(gone());
      this.#waiting.clear();
      this.#freeWrites(false);
      if (!this.#isStopping) setTimeout(() => this.#restart(), restartPauseMs).unref();
    });
    // A program that ends without stopping it does not wait for it.
    worker.unref();
    return worker;
  }

  #restart(): void {
    if (!this.#isStopping) this.#worker = this.#start();
  }

  #ask<K extends Asked['kind']>(asked: Extract<Asked, { kind: K }>): Promise<Answers[K]> {
    const number = ++this.#newest;
    return new Promise<Answers[K]>((resolve, reject) => {
      if (this.#isStopping) {
        reject(gone());
        return;
      }
      // The thread answers a kind with its own type: the table of `Answers` says which.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      this.#send({ kind: 'ask', number, asked });
    });
  }

  #receive(message: FromReader): void {
    switch (message.kind) {
      case 'answer':
        this.#waiting.get(message.number)?.resolve(message.answer);
        this.#waiting.delete(message.number);
        return;
      case 'failure':
        if (message.number === undefined) {
          this.#place.onFailure(message.error);
          return;
        }
        this.#waiting
          .get(message.number)
          ?.reject(
            message.store === undefined
              ? message.error
              : new AppError('UNAVAILABLE', message.store, { cause: message.error }),
          );
        this.#waiting.delete(message.number);
        return;
      case 'indexed':
        this.#place.onIndexed(message.behind);
        return;
      case 'holdWrites':
        this.#holdWrites();
        return;
      case 'restarting':
        this.#freeAfter(longestRestartMs);
        return;
      case 'freeWrites':
        this.#freeWrites(message.hasWritten);
    }
  }

  #holdWrites(): void {
    this.#freeWrites(false);
    const { logPages, free } = this.#place.holdWrites();
    this.#held = { free, timer: setTimeout(() => this.#freeWrites(false), longestHoldMs) };
    this.#send({ kind: 'writesHeld', logPages, untilMs: Date.now() + longestHoldMs });
  }

  #freeAfter(delayMs: number): void {
    if (this.#held === undefined) return;
    clearTimeout(this.#held.timer);
    this.#held.timer = setTimeout(() => this.#freeWrites(false), delayMs);
  }

  #freeWrites(hasWritten: boolean): void {
    if (this.#held === undefined) return;
    clearTimeout(this.#held.timer);
    this.#held.free(hasWritten);
    this.#held = undefined;
  }

  #send(message: ToReader): void {
    // A worker thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage(message);
  }

  async #stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#worker.ref();
    this.#send({ kind: 'stop' });
    await this.#ended;
  }
}

function gone(): AppError {
  return new AppError('UNAVAILABLE', 'The list could not be read. It is tried again in a moment.');
}
