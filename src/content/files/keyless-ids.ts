/**
 * Ids for segments of formats without keys: a label and a hash of the source, plus a counter for repeated
 * sources. A segment keeps its id when it moves in the next version of the file.
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

/** A 53-bit hash (cyrb53), sufficient to distinguish texts of a file; not resistant to attacks. */
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
