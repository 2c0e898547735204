/**
 * Texts with values, found by the letters that a word begins with. No part of the word is copied for this,
 * which a map from texts to values would need for every length.
 */
export class LetterTree<T> {
  readonly #first = new Map<number, number>();
  readonly #letters = [0];
  readonly #children = [0];
  readonly #siblings = [0];
  readonly #values: (T | undefined)[] = [undefined];

  /** Returns the node of a text, and makes it where there is none. */
  add(text: string): number {
    let node = root;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      const next = this.step(node, letter);
      node = next === none ? this.#make(node, letter) : next;
    }
    return node;
  }

  /** Returns the node that a letter leads to from another node, or `none`. */
  step(node: number, letter: number): number {
    if (node === root) return this.#first.get(letter) ?? none;
    let next = this.#children[node] ?? none;
    while (next !== none && this.#letters[next] !== letter) next = this.#siblings[next] ?? none;
    return next;
  }

  valueOf(node: number): T | undefined {
    return this.#values[node];
  }

  setValue(node: number, value: T): void {
    this.#values[node] = value;
  }

  #make(parent: number, letter: number): number {
    const node = this.#letters.length;
    this.#letters.push(letter);
    this.#children.push(none);
    this.#siblings.push(parent === root ? none : (this.#children[parent] ?? none));
    this.#values.push(undefined);
    if (parent === root) this.#first.set(letter, node);
    else this.#children[parent] = node;
    return node;
  }
}

/** The node of the empty text. */
export const root = 0;
/** No node: no letter leads back to the root. */
export const none = 0;
