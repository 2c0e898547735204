interface EndingThread {
  readonly terminate: () => Promise<unknown>;
}

/**
 * Time limit for ending. A thread closes its files in a fraction of it; a slower one may be working
 * endlessly.
 */
const patienceMs = 1000;

/** Waits for a thread that was asked to end; terminates it after a time limit. */
export async function endThread(
  thread: EndingThread,
  ended: Promise<unknown>,
  longestMs = patienceMs,
): Promise<void> {
  const timer = setTimeout(() => void thread.terminate(), longestMs);
  await ended;
  clearTimeout(timer);
}

/** The time that one piece of work in another thread may take. */
export class WorkLimit {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #verdict: ReturnType<typeof setImmediate> | undefined;

  /** Calls `onOver` unless `end` is called within `ms`. Ends the previous piece of work. */
  begin(ms: number, onOver: () => void): void {
    this.end();
    this.#timer = setTimeout(() => {
      // If this thread was blocked itself, the answer may have arrived already: messages are processed before
      // an immediate.
      this.#verdict = setImmediate(onOver);
    }, ms);
    this.#timer.unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#verdict);
  }
}
