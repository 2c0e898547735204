import type { ReviewField } from '../../../contract/ui-types';

/** Fields per call; the host returns fewer long ones. */
const windowSize = 50;

export type ReadFields<F> = (
  offset: number,
  limit: number,
) => Promise<{ readonly total: number; readonly offset: number; readonly fields: readonly F[] }>;

/** The positions from `first` to `last`. */
export function positionsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/**
 * The fields of one version, loaded as they come into view. A window may be shorter than requested
 * (contract), so loading continues where it ended.
 */
export class FieldWindows<F = ReviewField> {
  readonly #read: ReadFields<F>;
  readonly #fields = new Map<number, F>();
  #running: Promise<void> | undefined;
  /** Positions in view, in ascending order. */
  #wanted: readonly number[] = [];
  total: number | undefined;

  constructor(read: ReadFields<F>) {
    this.#read = read;
  }

  at(index: number): F | undefined {
    return this.#fields.get(index);
  }

  /** Returns the index of a loaded field; undefined when it is not loaded. */
  indexOf(isMeant: (field: F) => boolean): number | undefined {
    return [...this.#fields].find(([, field]) => isMeant(field))?.[0];
  }

  /**
   * Loads fields until those at `wanted` are here; calls `onArrival` after each window. One call at a time,
   * the newest request first.
   */
  async load(wanted: readonly number[], onArrival: () => void): Promise<void> {
    this.#wanted = wanted;
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
    const wanted = this.#wanted;
    const visible = new Set(wanted);
    for (const index of this.#fields.keys()) if (!visible.has(index)) this.#fields.delete(index);
    for (let next: number | undefined = wanted[0]; next !== undefined;) {
      const window = await this.#read(next, windowSize);
      window.fields.forEach((field, i) => this.#fields.set(window.offset + i, field));
      onArrival();
      const end = window.offset + window.fields.length;
      next =
        window.fields.length === 0 ? undefined : wanted.find((index) => index >= end && this.#exists(index));
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
    return this.#wanted.find((index) => this.#exists(index) && !this.#fields.has(index));
  }

  #exists(index: number): boolean {
    return index < (this.total ?? Infinity);
  }
}
