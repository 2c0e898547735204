/** Keys of requests, as bits: asking for one of 100,000 costs nanoseconds, all of a million a few milliseconds. */
export class KeySet {
  readonly #bits: Uint8Array;
  readonly size: number;

  constructor(keys: readonly number[]) {
    let highest = 0;
    for (const key of keys) if (key > highest) highest = key;
    this.#bits = new Uint8Array((highest >> 3) + 1);
    for (const key of keys) this.#bits[key >> 3] = (this.#bits[key >> 3] ?? 0) | (1 << (key & 7));
    this.size = keys.length;
  }

  has(key: number): boolean {
    return ((this.#bits[key >> 3] ?? 0) & (1 << (key & 7))) !== 0;
  }
}
