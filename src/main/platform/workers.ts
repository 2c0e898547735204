import { Worker } from 'node:worker_threads';
import { AppError } from '../../contract/errors';
import {
  asError,
  errorOf,
  type Asked,
  type FromWorker,
  type Handlers,
  type ServedCall,
  type ToWorker,
} from '../../contract/worker-protocol';
import { endThread, WorkLimit } from './thread-limits';

// The one way to talk to a worker thread: `connect` here on the main thread, `serve` (`worker-thread.ts`) in
// the thread.

/** The thread was terminated because a call took longer than its limit. */
export class TookTooLong extends AppError {}

interface CallOptions<Progress> {
  /**
   * `ms` counts while the thread is at this call, and again from each progress. `tooLong` is the text of the
   * `TookTooLong`.
   */
  readonly limit?: { readonly ms: number; readonly tooLong: string };
  readonly onProgress?: (value: Progress) => void;
  /**
   * A cancelled call fails with the reason of the signal once the handler has stopped, after `ms` at the
   * latest.
   */
  readonly cancel?: { readonly signal: AbortSignal; readonly ms: number };
}

interface Waiting extends CallOptions<unknown> {
  readonly asked: Asked;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Options<Event> {
  /** Called at each start of the thread. */
  readonly workerData?: () => unknown;
  /**
   * The error of a call that will not be answered because the thread broke (`cause`), ended by itself or was
   * stopped.
   */
  readonly gone: (cause: Error | undefined) => Error;
  /** The thread broke, or took too long for a call. */
  readonly onFailure?: (error: Error) => void;
  readonly onEvent?: (event: Event) => void;
  /** The thread starts at once, and again this long after it broke. Without this, calls start it. */
  readonly restartMs?: number;
  /** A thread without calls ends after this. */
  readonly idleMs?: number;
  /** The shortest limit, of a call and of being idle, while the thread opens its files. */
  readonly openMs?: number;
  /**
   * The thread is replaced when `doOwnWork` takes longer than `ms`. `onLost` is called then, and when the
   * thread crashes during that work.
   */
  readonly ownWork?: { readonly ms: number; readonly onLost: (error: Error | 'too long') => void };
  /**
   * Limit for what the thread has just allocated. V8 keeps the pages of a thread that ends, and releases them
   * all eight seconds later in another thread, mostly the main one.
   */
  readonly youngGenerationMb?: number;
  /** The process waits for the answers to calls. Without this, the thread ends with the process. */
  readonly holdsProcess?: boolean;
}

/**
 * Calls the handlers of the built thread `file`. One thread runs at a time; another one replaces it when it
 * broke, took too long or was idle.
 */
export function connect<H extends Handlers, Event = never>(
  file: string,
  options: Options<Event>,
): Connection<H, Event> {
  return new Connection(file, options);
}

export class Connection<H extends Handlers, Event = never> {
  readonly #file: string;
  readonly #options: Options<Event>;
  /** The time limit of the call or work that the thread is at, or its idle time. */
  readonly #limit = new WorkLimit();
  /** Calls in the order of their answers; the thread is working on the first one. */
  readonly #waiting = new Map<number, Waiting>();
  #newest = 0;
  #worker: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();
  /** The thread has not sent anything yet. */
  #isOpening = false;
  #isAtOwnWork = false;
  /** The thread was asked to end, or is being terminated. New calls go to the next thread. */
  #isEnding = false;
  #isStopping = false;

  constructor(file: string, options: Options<Event>) {
    this.#file = file;
    this.#options = options;
    if (options.restartMs !== undefined) this.#start();
  }

  /** A call reaches a second thread when the first one is replaced, so a handler must be safe to repeat. */
  call<K extends keyof H & string>(
    name: K,
    input: Parameters<H[K]>[0],
    options: CallOptions<H[K] extends (input: never, call: ServedCall<infer P>) => unknown ? P : never> = {},
  ): Promise<Awaited<ReturnType<H[K]>>> {
    return new Promise((resolve, reject) => {
      if (this.#isStopping) throw this.#options.gone(undefined);
      options.cancel?.signal.throwIfAborted();
      const number = ++this.#newest;
      const cancelled = options.cancel === undefined ? undefined : new SharedArrayBuffer(4);
      const asked = { name, input, cancelled };
      const settled = new AbortController();
      const waiting = {
        ...options,
        asked,
        resolve(result: Awaited<ReturnType<H[K]>>) {
          settled.abort();
          resolve(result);
        },
        reject(error: unknown) {
          settled.abort();
          reject(error);
        },
      };
      // The thread sends what its handlers return.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      this.#waiting.set(number, waiting as Waiting);
      options.cancel?.signal.addEventListener(
        'abort',
        () => {
          if (cancelled !== undefined) Atomics.store(new Int32Array(cancelled), 0, 1);
          if (this.#waiting.keys().next().value === number) this.#watch();
        },
        // A caller may use one signal for many calls.
        { signal: settled.signal },
      );
      if (this.#worker === undefined && this.#options.restartMs === undefined) return this.#start();
      this.#post({ kind: 'call', number, asked });
      // A call that waits behind another one does not change the time limit.
      if (this.#waiting.size === 1 && !this.#isAtOwnWork) this.#watch();
    });
  }

  /** Starts the thread without a call, unless it runs. */
  start(): void {
    if (this.#worker === undefined && !this.#isStopping) this.#start();
  }

  /** A call without an answer, which waits for no other call. It is lost while there is no thread. */
  send(name: keyof H & string): void {
    this.#post({ kind: 'call', number: 0, asked: { name, input: undefined, cancelled: undefined } });
  }

  /** Terminates the thread in the middle of its work. The calls that wait fail with `error`. */
  async drop(error: Error): Promise<void> {
    this.#failAll(error);
    this.#terminate();
    await this.#ended;
  }

  /** Resolves when the thread has closed its files and ended. A thread at work for too long is terminated. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    // Without this, the process could end before the thread has closed its files.
    this.#worker?.ref();
    this.#end();
    await this.#ended;
    this.#failAll(this.#options.gone(undefined));
  }

  #start(): void {
    const { workerData, onFailure, youngGenerationMb } = this.#options;
    const worker = new Worker(this.#file, {
      workerData: workerData?.(),
      ...(youngGenerationMb !== undefined && {
        resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
      }),
    });
    this.#worker = worker;
    this.#isOpening = true;
    let broken: Error | undefined;
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.on('error', (error: unknown) => {
      broken = asError(error);
      onFailure?.(broken);
    });
    this.#ended = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#onExit(broken);
        resolve();
      });
    });
    worker.unref();
    for (const [number, { asked }] of this.#waiting) this.#post({ kind: 'call', number, asked });
    this.#watch();
  }

  #onExit(broken: Error | undefined): void {
    const wasEnding = this.#isEnding;
    if (this.#isAtOwnWork && !wasEnding) {
      this.#options.ownWork?.onLost(broken ?? new Error('the thread ended by itself'));
    }
    this.#worker = undefined;
    this.#isEnding = this.#isAtOwnWork = false;
    this.#limit.end();
    // The next thread gets no call that was cancelled.
    for (const [number, { cancel }] of this.#waiting) {
      if (!wasEnding || cancel?.signal.aborted === true) this.#fail(number, this.#options.gone(broken));
    }
    if (this.#isStopping) return;
    const { restartMs } = this.#options;
    if (restartMs === undefined ? this.#waiting.size > 0 : wasEnding) this.#start();
    else if (restartMs !== undefined) setTimeout(() => this.#isStopping || this.#start(), restartMs).unref();
  }

  #receive(message: FromWorker): void {
    this.#isOpening = false;
    switch (message.kind) {
      case 'event':
        // The thread sends the events that its connection is typed with.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return this.#options.onEvent?.(message.event as Event);
      case 'ownWork':
        this.#isAtOwnWork = message.isBegin;
        return this.#watch();
      case 'progress': {
        const waiting = this.#waiting.get(message.number);
        if (waiting?.cancel?.signal.aborted !== true) this.#watch();
        return waiting?.onProgress?.(message.value);
      }
      case 'answer':
        this.#waiting.get(message.number)?.resolve(message.value);
        break;
      case 'failure':
        this.#fail(message.number, errorOf(message));
    }
    this.#waiting.delete(message.number);
    this.#watch();
  }

  /** Starts the time limit of the thread's current work. */
  #watch(): void {
    this.#limit.end();
    if (this.#worker === undefined || this.#isEnding) return;
    const { ownWork, idleMs, openMs = 0, onFailure, holdsProcess } = this.#options;
    const [first] = this.#waiting;
    if (holdsProcess === true) this.#worker[first === undefined ? 'unref' : 'ref']();
    if (this.#isAtOwnWork) {
      if (ownWork === undefined) return;
      this.#limit.begin(ownWork.ms, () => {
        ownWork.onLost('too long');
        this.#terminate();
      });
    } else if (first === undefined) {
      if (idleMs === undefined) return;
      this.#limit.begin(this.#isOpening ? Math.max(idleMs, openMs) : idleMs, () => this.#end());
    } else {
      const [number, { limit, cancel }] = first;
      const isCancelled = cancel?.signal.aborted === true;
      const ms = isCancelled ? cancel.ms : limit && Math.max(limit.ms, this.#isOpening ? openMs : 0);
      if (ms === undefined) return;
      this.#limit.begin(ms, () => {
        const error = new TookTooLong('UNAVAILABLE', limit?.tooLong ?? '');
        // A cancelled call fails when the thread has ended, so that no file is in use any more.
        if (!isCancelled) {
          this.#fail(number, error);
          onFailure?.(error);
        }
        this.#terminate();
      });
    }
  }

  #fail(number: number, error: Error): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    const signal = waiting?.cancel?.signal;
    waiting?.reject(signal?.aborted === true ? signal.reason : error);
  }

  #failAll(error: Error): void {
    for (const number of this.#waiting.keys()) this.#fail(number, error);
  }

  #post(message: ToWorker): void {
    // A worker thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (!this.#isEnding) this.#worker?.postMessage(message);
  }

  #end(): void {
    this.#limit.end();
    this.#post({ kind: 'stop' });
    if (this.#worker === undefined) return;
    this.#isEnding = true;
    void endThread(this.#worker, this.#ended);
  }

  #terminate(): void {
    this.#limit.end();
    if (this.#worker === undefined) return;
    this.#isEnding = true;
    void this.#worker.terminate();
  }
}
