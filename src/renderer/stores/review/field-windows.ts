import type { ReviewField } from '../../../contract/ui-types';

/** Fields per call; the host returns fewer long ones. */
const windowSize = 50;

export type ReadFields<F> = (
  offset: number,
  limit: number,
) => Promise<{ readonly total: number; readonly offset: number; readonly fields: readonly F[] }>;

/**
 * The fields of one version, loaded as they come into view. A window may be shorter than requested
 * (contract), so loading continues where it ended.
 */
export class FieldWindows<F = ReviewField> {
  readonly #read: ReadFields<F>;
  readonly #fields = new Map<number, F>();
  #running: Promise<void> | undefined;
  #wanted = { first: 0, last: 0 };
  total: number | undefined;

  constructor(read: ReadFields<F>) {
    this.#read = read;
  }

  at(index: number): F | undefined {
    return this.#fields.get(index);
  }

  /**
   * Loads fields until `first … last` are here; calls `onArrival` after each window. One call at a time, the
   * newest request first.
   */
  async load(first: number, last: number, onArrival: () => void): Promise<void> {
    this.#wanted = { first, last };
    const before = this.#running;
    await (before ?? this.#start(onArrival));
    // The run may have ended just before it saw the new request.
    if (before !== undefined && this.#firstMissing() !== undefined)
      await (this.#running ?? this.#start(onArrival));
  }

  #start(onArrival: () => void): Promise<void> {
    this.#running = this.#run(onArrival).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Reads visible fields again: data about them may have changed, not their content. */
  async refresh(onArrival: () => void): Promise<void> {
    const { first, last } = this.#wanted;
    for (const index of this.#fields.keys()) if (index < first || index > last) this.#fields.delete(index);
    for (let offset = first; offset <= Math.min(last, (this.total ?? 0) - 1);) {
      const window = await this.#read(offset, windowSize);
      window.fields.forEach((field, i) => this.#fields.set(window.offset + i, field));
      onArrival();
      if (window.fields.length === 0) return;
      offset = window.offset + window.fields.length;
    }
  }

  async #run(onArrival: () => void): Promise<void> {
    for (let offset = this.#firstMissing(); offset !== undefined; offset = this.#firstMissing()) {
      const window = await this.#read(offset, windowSize);
      this.total = window.total;
      window.fields.forEach((field, i) => this.#fields.set(window.offset + i, field));
      onArrival();
      if (window.fields.length === 0) return;
    }
  }

  #firstMissing(): number | undefined {
    const end = Math.min(this.#wanted.last, (this.total ?? Infinity) - 1);
    for (let index = this.#wanted.first; index <= end; index++) {
      if (!this.#fields.has(index)) return index;
    }
    return undefined;
  }
}
