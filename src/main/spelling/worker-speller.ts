import { Worker } from 'node:worker_threads';
import { AppError } from '../../contract/errors';
import type { Dictionary, OpenSpeller, Speller } from './speller';
import { findDictionaries } from './dictionary-finder';
import type { DictionaryPlaces } from './dictionary-places';
import type { FromSpeller, SpellingStep, ToSpeller } from './spelling-messages';

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

/** A dictionary that the thread hung or broke over so often while it was asked is not used again. */
const mostFailures = 2;

const usualPauses: Pauses = { idleMs: 120_000, longestMs: 20_000 };

/** A speller in a thread of its own, which runs while words are looked up; `file` is the built `spelling-thread`. */
export function workerSpeller(file: string, places: DictionaryPlaces, pauses = usualPauses): OpenSpeller {
  return (onFailure) => new WorkerSpeller(file, places, pauses, onFailure).speller;
}

class WorkerSpeller {
  readonly #file: string;
  readonly #places: DictionaryPlaces;
  readonly #pauses: Pauses;
  readonly #onFailure: (error: Error) => void;
  readonly #waiting = new Map<number, Waiting>();
  /** Undefined: nobody has asked for a while, or the last one broke. */
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #newest = 0;
  /** What the thread is doing, if it is doing anything. */
  #at: { readonly step: SpellingStep; readonly dictionary: Dictionary } | undefined;
  readonly #failures = new Map<string, number>();
  readonly #problems = new Map<string, string>();
  #isStopping = false;

  constructor(file: string, places: DictionaryPlaces, pauses: Pauses, onFailure: (error: Error) => void) {
    this.#file = file;
    this.#places = places;
    this.#pauses = pauses;
    this.#onFailure = onFailure;
  }

  readonly speller: Speller = {
    find: () => findDictionaries(this.#places),
    problem: (dictionary) => this.#problems.get(keyOf(dictionary)),
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
      // Later questions don't give the one that is answered now more time.
      if (this.#waiting.size === 1) this.#endLate();
      // A worker thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      this.#worker.postMessage({ ...question, number } satisfies ToSpeller);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (message: FromSpeller) => this.#receive(message));
    worker.on('error', (error: unknown) => {
      // A thread that was left says no more about the dictionaries of the next one.
      if (this.#worker === worker) this.#blame(error instanceof Error ? error.message : String(error));
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
    if (message.kind === 'at') {
      this.#at = message;
      return;
    }
    const waiting = this.#waiting.get(message.number);
    // Of a thread that has been left.
    if (waiting === undefined) return;
    this.#waiting.delete(message.number);
    if (this.#waiting.size === 0) this.#endAfter(this.#pauses.idleMs);
    else this.#endLate();
    switch (message.kind) {
      case 'answer':
        waiting.resolve(message.words);
        return;
      case 'failure':
        this.#blame(message.error.message);
        this.#onFailure(message.error);
        waiting.reject(message.error);
        // What broke in the middle of a word may be broken for the next one too.
        void this.#leave();
    }
  }

  /** `reason` is why the dictionary at hand is to blame; without one, the thread is merely idle. */
  #endAfter(ms: number, reason?: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (reason !== undefined) {
        this.#blame(reason);
        this.#onFailure(new Error(`the spell checker was ended: ${reason}`));
      }
      void this.#leave(reason);
    }, ms);
    this.#timer.unref();
  }

  #endLate(): void {
    this.#endAfter(this.#pauses.longestMs, 'it takes too long');
  }

  /** A dictionary that can't be opened is given up at once; one that is slow with a word gets another chance. */
  #blame(reason: string): void {
    const at = this.#at;
    this.#at = undefined;
    if (at === undefined) return;
    const key = keyOf(at.dictionary);
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    if (at.step === 'opening' || failures >= mostFailures) this.#problems.set(key, reason);
  }

  /** Nothing of it is kept anywhere: it may end in the middle of a word. */
  async #leave(reason?: string): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#at = undefined;
    const error =
      reason === undefined
        ? new Error('the spell checker ended')
        : new AppError('UNAVAILABLE', 'Checking the spelling took too long and was stopped. Try it again.');
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    await worker?.terminate();
  }

  #stop(): Promise<void> {
    this.#isStopping = true;
    return this.#leave();
  }
}

/** A dictionary whose files were replaced is another one. */
function keyOf({ tag, dicFile, version }: Dictionary): string {
  return `${tag} ${dicFile} ${version}`;
}
