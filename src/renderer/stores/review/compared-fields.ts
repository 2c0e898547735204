import type { ComparedField } from '../../../contract/reviewing';

/** Rows per call; the host returns fewer long ones. */
const mostRows = 50;

/** The contents of a comparison, loaded as they come into view. */
export class ComparedFields {
  readonly #read: (rows: readonly number[]) => Promise<readonly ComparedField[]>;
  readonly #fields = new Map<number, ComparedField>();
  #wanted: readonly number[] = [];
  #running: Promise<void> | undefined;

  constructor(read: (rows: readonly number[]) => Promise<readonly ComparedField[]>) {
    this.#read = read;
  }

  at(row: number): ComparedField | undefined {
    return this.#fields.get(row);
  }

  /**
   * Loads missing rows; calls `onArrival` after each answer. One call at a time, the newest request first.
   */
  async load(rows: readonly number[], onArrival: () => void): Promise<void> {
    this.#wanted = rows;
    this.#running ??= this.#run(onArrival).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async #run(onArrival: () => void): Promise<void> {
    for (;;) {
      const missing = this.#wanted.filter((row) => !this.#fields.has(row)).slice(0, mostRows);
      if (missing.length === 0) return;
      const fields = await this.#read(missing);
      if (fields.length === 0) return;
      for (const field of fields) this.#fields.set(field.row, field);
      onArrival();
    }
  }
}
