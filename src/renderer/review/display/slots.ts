/**
 * Assigns the positions of a long list to a fixed set of rows. A position keeps its row as long as it is
 * shown; a new position gets a free row. Rows are reused because each has two frames, and creating a frame
 * costs milliseconds, filling it does not.
 */
export class Slots {
  #slotOf = new Map<number, number>();

  /** Returns the slot of each shown position; slots are numbered from 0. */
  assign(indexes: readonly number[]): ReadonlyMap<number, number> {
    const kept = new Map<number, number>();
    for (const index of indexes) {
      const slot = this.#slotOf.get(index);
      if (slot !== undefined) kept.set(index, slot);
    }
    const used = new Set(kept.values());
    let next = 0;
    for (const index of indexes) {
      if (kept.has(index)) continue;
      while (used.has(next)) next++;
      used.add(next);
      kept.set(index, next);
    }
    this.#slotOf = kept;
    return kept;
  }
}
