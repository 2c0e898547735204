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
