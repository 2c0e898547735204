/**
 * A cache of the most recently used results, valid until the data behind them changes. The package
 * `lru-cache` has no such validity: a wrapper that empties it would be as long as this class.
 */
export class LruCache<T> {
  readonly #capacity: number;
  readonly #answers = new Map<string, T>();
  #state: string | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns the results that are cached. */
  values(): IterableIterator<T> {
    return this.#answers.values();
  }

  /** Returns the result for a key in this state of the data, computing it if it is not cached. */
  get(state: string, question: string, make: () => T): T {
    if (state !== this.#state) this.#answers.clear();
    this.#state = state;
    const known = this.#answers.get(question);
    const answer = known ?? make();
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#capacity) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }
}
