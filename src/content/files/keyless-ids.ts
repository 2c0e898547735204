/**
 * Ids for segments of formats that have no keys: a label and a hash of the source, and a number from the second one on with
 * the same. A segment keeps its id in the next version of the file wherever it has moved to.
 */
export class KeylessIds {
  readonly #counts = new Map<string, number>();

  add(label: string, source: string): string {
    const id = `${label}:${hashOf(source)}`;
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  }
}

/** 53 bits (cyrb53), enough to tell the texts of a file apart; not for anything that an attacker may choose. */
function hashOf(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36).padStart(11, '0');
}
