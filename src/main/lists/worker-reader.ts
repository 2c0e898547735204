import { Worker } from 'node:worker_threads';
import { AppError } from '../../contract/errors';
import type { ListReader, OpenReader, ReaderPlace } from './list-reader';
import { endThread } from '../platform/thread-ending';
import { WorkLimit } from '../platform/work-limit';
import type { Answers, Asked, FromReader, ReaderThreadData, ToReader } from './reader-messages';

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Before a thread that broke is followed by another. */
const restartPauseMs = 1000;

/** How long one piece of work may take before its thread is replaced. */
export interface ReaderLimits {
  /** Looking through the content of one request, which is hundreds of times faster: the lists wait for it. */
  readonly contentMs: number;
  /** Lists of a very large store on a slow disk, and a portion of the index. */
  readonly listMs: number;
}

const usualLimits: ReaderLimits = { contentMs: 5000, listMs: 60_000 };

interface Work {
  readonly limit: keyof ReaderLimits;
  readonly name: string;
  readonly todo?: string;
}

/** By question: whose limit it has, and what the error says: what was stopped, and what to do when not just to try again. */
const work = {
  window: { limit: 'listMs', name: 'Reading the list' },
  locate: { limit: 'listMs', name: 'Reading the list' },
  total: { limit: 'listMs', name: 'Counting the requests' },
  filterValues: { limit: 'listMs', name: 'Reading the filters' },
  removalCost: { limit: 'listMs', name: 'Counting what would be removed' },
  find: {
    limit: 'contentMs',
    name: 'The search in this request',
    todo: 'Search for other text, or in one side only.',
  },
  size: { limit: 'contentMs', name: 'Counting the words' },
  draft: { limit: 'contentMs', name: 'Checking this draft', todo: 'Look through it yourself.' },
} as const satisfies Record<Asked['kind'], Work>;

/** A reader in a thread of its own; `file` is the built `reader-thread`. */
export function workerReader(file: string, limits = usualLimits): OpenReader {
  return (place) => new WorkerReader(file, place, limits).reader;
}

class WorkerReader {
  readonly #file: string;
  readonly #place: ReaderPlace;
  readonly #limits: ReaderLimits;
  readonly #limit = new WorkLimit();
  /** In the order they are answered in: the first is the one at work. */
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #ended: Promise<unknown> = Promise.resolve();
  #newest = 0;
  #indexes = true;
  #isIndexing = false;
  /** Nothing came from the thread yet: it opens its files. */
  #isOpening = true;
  /** The thread is being ended because its work took too long; what waits is for the next one. */
  #isReplacing = false;
  #isStopping = false;

  constructor(file: string, place: ReaderPlace, limits: ReaderLimits) {
    this.#file = file;
    this.#place = place;
    this.#limits = limits;
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
    const workerData: ReaderThreadData = { dataFolder: this.#place.dataFolder, indexes: this.#indexes };
    const worker = new Worker(this.#file, { workerData });
    this.#isOpening = true;
    worker.on('message', (message: FromReader) => this.#receive(message));
    worker.on('error', (error: unknown) => {
      this.#place.onFailure(error instanceof Error ? error : new Error(String(error)));
    });
    this.#ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    worker.on('exit', () => {
      this.#isIndexing = false;
      if (this.#isReplacing && !this.#isStopping) return this.#restart();
      this.#limit.end();
      for (const { reject } of this.#waiting.values()) reject(gone());
      this.#waiting.clear();
      if (!this.#isStopping) setTimeout(() => this.#restart(), restartPauseMs).unref();
    });
    // A program that ends without stopping it does not wait for it.
    worker.unref();
    return worker;
  }

  #restart(): void {
    if (this.#isStopping) return;
    this.#worker = this.#start();
    this.#isReplacing = false;
    for (const [number, { asked }] of this.#waiting) this.#send({ kind: 'ask', number, asked });
    this.#watch();
  }

  /** Has the limit of what the thread is at count from now. */
  #watch(): void {
    if (this.#isReplacing) return;
    const [oldest] = this.#waiting;
    if (this.#isIndexing) {
      this.#limit.begin(this.#limits.listMs, () => {
        this.#indexes = false;
        const error = new Error('the search index took too long and rests until the next start');
        this.#place.onFailure(error);
        this.#replace();
      });
    } else if (oldest === undefined) {
      this.#limit.end();
    } else {
      const [number, { asked, reject }] = oldest;
      const { limit, name, todo = 'Try again.' }: Work = work[asked.kind];
      this.#limit.begin(this.#limits[this.#isOpening ? 'listMs' : limit], () => {
        const error = new AppError('UNAVAILABLE', `${name} took too long and was stopped. ${todo}`);
        this.#place.onFailure(error);
        this.#waiting.delete(number);
        reject(error);
        this.#replace();
      });
    }
  }

  #replace(): void {
    this.#limit.end();
    this.#isReplacing = true;
    void this.#worker.terminate();
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
      this.#waiting.set(number, { asked, resolve: resolve as Waiting['resolve'], reject });
      if (this.#isReplacing) return;
      this.#send({ kind: 'ask', number, asked });
      if (this.#waiting.size === 1 && !this.#isIndexing) this.#watch();
    });
  }

  #receive(message: FromReader): void {
    this.#isOpening = false;
    switch (message.kind) {
      case 'answer':
        this.#waiting.get(message.number)?.resolve(message.answer);
        this.#waiting.delete(message.number);
        return this.#watch();
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
        return this.#watch();
      case 'indexing':
        this.#isIndexing = message.isBegin;
        return this.#watch();
      case 'indexed':
        this.#place.onIndexed(message.behind);
    }
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
    this.#limit.end();
    this.#send({ kind: 'stop' });
    await endThread(this.#worker, this.#ended);
  }
}

function gone(): AppError {
  return new AppError('UNAVAILABLE', 'The list could not be read. It is tried again in a moment.');
}
