import type { FieldPairStore } from '../requests/field-pair-store';

/** A field of either version; an undefined position means that the version lacks the field. */
export interface FieldPair {
  readonly id: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Size of the cache: the comparison that a window scrolls through, and earlier ones. */
const mostRemembered = 4;

/**
 * Pairs the fields of two versions by id; repeated ids are paired in order. Versions never change, so results
 * can be cached.
 */
export class VersionPairs {
  readonly #store: FieldPairStore;
  readonly #remembered = new Map<string, readonly FieldPair[]>();
  readonly #ids = new WeakMap<readonly FieldPair[], number>();

  constructor(store: FieldPairStore) {
    this.#store = store;
  }

  /** Pairs in the order of the later version, then fields that it lacks. */
  of(requestKey: number, before: number, after: number): readonly FieldPair[] {
    const name = [requestKey, before, after].join(' ');
    const known = this.#remembered.get(name);
    if (known !== undefined) return known;
    const pairs = this.#pair(requestKey, before, after);
    this.#remembered.set(name, pairs);
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= mostRemembered) break;
      this.#remembered.delete(oldest);
    }
    return pairs;
  }

  /** Number of different ids of a version's fields. */
  ids(requestKey: number, version: number): number {
    const pairs = this.of(requestKey, version, version);
    const known = this.#ids.get(pairs) ?? new Set(pairs.map(({ id }) => id)).size;
    this.#ids.set(pairs, known);
    return known;
  }

  #pair(requestKey: number, before: number, after: number): readonly FieldPair[] {
    const left = new Map<string, number[]>();
    for (const { id, position } of this.#store.places(requestKey, before)) {
      const positions = left.get(id);
      if (positions === undefined) left.set(id, [position]);
      else positions.push(position);
    }
    const pairs: FieldPair[] = this.#store
      .places(requestKey, after)
      .map(({ id, position }) => ({ id, before: left.get(id)?.shift(), after: position }));
    for (const [id, positions] of left) {
      for (const position of positions) pairs.push({ id, before: position, after: undefined });
    }
    return pairs;
  }
}
