import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckpointPlace, OpenCheckpoints } from './checkpoints';
import { endThread } from '../../platform/thread-ending';
import { databaseFileName } from '../database-name';
import type { CheckpointThreadData, FromCheckpointThread, ToCheckpointThread } from './checkpoint-messages';

/** How often the main thread looks whether there is work for a thread: one call of `stat`, a few microseconds. */
const lookEveryMs = 1000;
/** A log of less than this is left as it is, so a desk with little traffic never starts the thread. */
const worthAThreadBytes = 4 * 1024 * 1024;

/** Commits pause this long for the thread to begin; it has nothing else to do than to wait for this. */
const longestHoldMs = 500;
/** Commits pause this long for a slow disk. Without the pause they would block the main thread on the thread's lock. */
const longestRestartMs = 10_000;

/** Checkpoints in a thread of their own, once a log is worth it; `file` is the built `checkpoint-thread`. */
export function workerCheckpoints(file: string): OpenCheckpoints {
  return (place) => {
    const thread = new CheckpointThread(file, place);
    return { stop: () => thread.stop() };
  };
}

class CheckpointThread {
  readonly #file: string;
  readonly #place: CheckpointPlace;
  readonly #timer: NodeJS.Timeout;
  /** Another thread would not know of it. */
  #isLogNeeded = false;
  /** Undefined until a log is long, and after a thread that broke. */
  #worker: Worker | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #held: { readonly free: (hasWritten: boolean) => void; timer: NodeJS.Timeout } | undefined;

  constructor(file: string, place: CheckpointPlace) {
    this.#file = file;
    this.#place = place;
    const log = join(place.dataFolder, `${databaseFileName}-wal`);
    this.#timer = setInterval(() => {
      if (this.#worker === undefined && !this.#isLogNeeded && isWorthAThread(log)) this.#start();
    }, lookEveryMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const worker = this.#worker;
    if (worker === undefined) return;
    // An unreferenced thread would let the process exit before it has closed its files.
    worker.ref();
    send(worker, { kind: 'stop' });
    await endThread(worker, this.#ended);
  }

  #start(): void {
    const workerData: CheckpointThreadData = { dataFolder: this.#place.dataFolder };
    const worker = new Worker(this.#file, { workerData });
    worker.on('message', (message: FromCheckpointThread) => this.#receive(worker, message));
    worker.on('error', (error: unknown) => {
      this.#place.onFailure(error instanceof Error ? error : new Error(String(error)));
    });
    this.#ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#free(false);
    });
    // A program that ends without stopping the thread does not wait for it.
    worker.unref();
    this.#worker = worker;
  }

  #receive(worker: Worker, message: FromCheckpointThread): void {
    switch (message.kind) {
      case 'failure':
        this.#place.onFailure(message.error);
        if (message.isLogNeeded && !this.#isLogNeeded) {
          this.#isLogNeeded = true;
          this.#place.onLogNeeded(message.error);
        }
        return;
      case 'holdWrites':
        return this.#hold(worker);
      case 'restarting':
        return this.#freeAfter(longestRestartMs);
      case 'freeWrites':
        return this.#free(message.hasWritten);
    }
  }

  #hold(worker: Worker): void {
    this.#free(false);
    const { logPages, free } = this.#place.holdWrites();
    this.#held = { free, timer: setTimeout(() => this.#free(false), longestHoldMs) };
    send(worker, { kind: 'writesHeld', logPages, untilMs: Date.now() + longestHoldMs });
  }

  #freeAfter(delayMs: number): void {
    if (this.#held === undefined) return;
    clearTimeout(this.#held.timer);
    this.#held.timer = setTimeout(() => this.#free(false), delayMs);
  }

  #free(hasWritten: boolean): void {
    if (this.#held === undefined) return;
    clearTimeout(this.#held.timer);
    this.#held.free(hasWritten);
    this.#held = undefined;
  }
}

function isWorthAThread(log: string): boolean {
  return (statSync(log, { throwIfNoEntry: false })?.size ?? 0) >= worthAThreadBytes;
}

function send(worker: Worker, message: ToCheckpointThread): void {
  // A worker thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(message);
}
