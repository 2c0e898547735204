import { Worker } from 'node:worker_threads';
import type { OpenSpeller, Speller } from '../services/speller';
import type { FromSpeller, ToSpeller } from './spelling-messages';

type Question = ToSpeller extends infer One ? (One extends ToSpeller ? Omit<One, 'number'> : never) : never;

interface Pauses {
  /** A thread that nobody asks gives its memory back after this. */
  readonly idleMs: number;
  /** A word that takes so long is not worth it: the thread ends, and the next word begins another. */
  readonly longestMs: number;
}

interface Waiting {
  readonly resolve: (words: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

const usualPauses: Pauses = { idleMs: 120_000, longestMs: 20_000 };

/** A speller in a thread of its own, while somebody writes; `file` is the built `spelling-thread`. */
export function workerSpeller(file: string, pauses = usualPauses): OpenSpeller {
  return (onFailure) => new WorkerSpeller(file, pauses, onFailure).speller;
}

class WorkerSpeller {
  readonly #file: string;
  readonly #pauses: Pauses;
  readonly #onFailure: (error: Error) => void;
  readonly #waiting = new Map<number, Waiting>();
  /** Undefined: nobody has asked for a while, or the last one broke. */
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #newest = 0;
  #isStopping = false;

  constructor(file: string, pauses: Pauses, onFailure: (error: Error) => void) {
    this.#file = file;
    this.#pauses = pauses;
    this.#onFailure = onFailure;
  }

  readonly speller: Speller = {
    misspelled: (words, dictionaries) => this.#ask({ kind: 'check', words, dictionaries }),
    suggest: (word, dictionaries) => this.#ask({ kind: 'suggest', word, dictionaries }),
    stop: () => this.#stop(),
  };

  #ask(question: Question): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      if (this.#isStopping) {
        reject(new Error('the spell checker has ended'));
        return;
      }
      const number = ++this.#newest;
      this.#waiting.set(number, { resolve, reject });
      this.#worker ??= this.#start();
      this.#endAfter(this.#pauses.longestMs);
      // A worker thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      this.#worker.postMessage({ ...question, number } satisfies ToSpeller);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (message: FromSpeller) => this.#receive(message));
    worker.on('error', (error: unknown) => {
      this.#onFailure(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => {
      if (this.#worker === worker) void this.#leave();
    });
    // A program that ends does not wait for a word.
    worker.unref();
    return worker;
  }

  #receive(message: FromSpeller): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (this.#waiting.size === 0) this.#endAfter(this.#pauses.idleMs);
    switch (message.kind) {
      case 'answer':
        waiting?.resolve(message.words);
        return;
      case 'failure':
        this.#onFailure(message.error);
        waiting?.reject(message.error);
    }
  }

  #endAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#leave(), ms);
    this.#timer.unref();
  }

  /** Nothing of it is kept anywhere: it may end in the middle of a word. */
  async #leave(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('the spell checker ended'));
    this.#waiting.clear();
    await worker?.terminate();
  }

  #stop(): Promise<void> {
    this.#isStopping = true;
    return this.#leave();
  }
}
