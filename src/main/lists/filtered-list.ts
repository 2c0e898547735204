import type { ListingOrder } from './sorted-keys';

interface Parts {
  readonly total: number;
  readonly order: ListingOrder;
  readonly isFound: (key: number) => boolean;
  /** Matches that come before all others. */
  readonly first?: readonly number[];
}

/** The matches of a filter in the order of the listing, determined only as far as they are read. */
export class FilteredList {
  readonly total: number;
  readonly #order: ListingOrder;
  readonly #isFound: (key: number) => boolean;
  readonly #first: ReadonlySet<number>;
  readonly #keys: number[];
  /** How many keys of the order were read. */
  #passed = 0;

  constructor({ total, order, isFound, first = [] }: Parts) {
    this.total = total;
    this.#order = order;
    this.#isFound = isFound;
    this.#first = new Set(first);
    this.#keys = [...first];
  }

  range(offset: number, limit: number): readonly number[] {
    while (this.#keys.length < offset + limit && this.#findNext() !== undefined);
    return this.#keys.slice(offset, offset + limit);
  }

  /** Returns -1 when the key is not in the list. */
  indexOf(key: number): number {
    if (!this.#isFound(key)) return -1;
    const index = this.#keys.indexOf(key);
    if (index !== -1) return index;
    for (let found = this.#findNext(); found !== undefined; found = this.#findNext()) {
      if (found === key) return this.#keys.length - 1;
    }
    return -1;
  }

  #findNext(): number | undefined {
    for (let key = this.#order.at(this.#passed); key !== undefined; key = this.#order.at(this.#passed)) {
      this.#passed += 1;
      if (!this.#isFound(key) || this.#first.has(key)) continue;
      this.#keys.push(key);
      return key;
    }
    return undefined;
  }
}
