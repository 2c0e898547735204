/**
 * React keys of the rows of a long list. A row keeps its key while it is in the page. When a dragged scroll
 * bar replaces all rows at once, the new ones take over the keys, and with them the elements: making a screen
 * full of elements in each frame leaves so much garbage that collecting it takes longer than a frame.
 */
export class RowKeys {
  #keys = new Map<number, number>();
  #next = 0;

  /** Returns the key of each row; rows in ascending order, after a jump the keys keep their order too. */
  assign(rows: readonly number[]): ReadonlyMap<number, number> {
    const before = this.#keys;
    const inPage = new Set(rows);
    const left = [...before].flatMap(([row, key]) => (inPage.has(row) ? [] : [key]));
    // The selected row stays wherever the others are.
    const isJump = before.size - left.length <= 1;
    const free = isJump ? left.values() : [].values();
    this.#keys = new Map(rows.map((row) => [row, before.get(row) ?? free.next().value ?? this.#next++]));
    return this.#keys;
  }
}
