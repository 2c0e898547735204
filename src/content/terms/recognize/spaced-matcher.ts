import { CompoundParts } from './compound-parts';
import { widestOf, type FoundTerm, type SoughtTerm, type TermMatcher } from './found-terms';
import type { Lemmas } from './lemmas';
import { isHyphen, joinsWords, textWords, type TextWord } from './text-words';
import { SoughtWords } from './sought-words';

/** A sequence of words that begins at least one term. */
interface Node<T> {
  readonly next: Map<number, Node<T>>;
  readonly ends: Ending<T>[];
}

interface Ending<T> {
  readonly term: T;
  /** The words of the term as they are written. */
  readonly written: readonly string[];
  /** The words in small letters. */
  readonly small: readonly string[];
}

interface State<T> {
  readonly node: Node<T>;
  /** The next word to read. */
  readonly next: number;
  readonly read: readonly string[];
}

/** Longer terms are sentences, which inflected forms do not help to find. */
const mostWords = 16;
/** More ways to read the same words are hostile. */
const mostStates = 200;
/** Parts of a word with hyphens that are also read as one word. */
const mostParts = 4;

/** Finds terms of a language that is written with spaces between words. */
export class SpacedMatcher<T extends SoughtTerm> implements TermMatcher<T> {
  readonly #root: Node<T> = { next: new Map(), ends: [] };
  readonly #words: SoughtWords;
  readonly #compounds: CompoundParts | undefined;

  constructor(terms: readonly T[], base: string, lemmas: Lemmas | undefined) {
    this.#words = new SoughtWords(base, lemmas);
    for (const term of terms) this.#add(term);
    this.#compounds = CompoundParts.of(base, this.#words, lemmas);
  }

  find(text: string): readonly FoundTerm<T>[] {
    const words = textWords(text);
    const found: FoundTerm<T>[] = [];
    for (const at of words.keys()) this.#findAt(text, words, at, found);
    return widestOf(found);
  }

  #add(term: T): void {
    const words = textWords(term.text.normalize('NFC'));
    if (words.length === 0 || words.length > mostWords) return;
    const written = words.map((word) => word.text);
    this.#insert(term, written);
    const isHyphenated =
      words.length > 1 &&
      words.length <= mostParts &&
      words.every((word, at) => at === 0 || isHyphen(term.text.slice(words[at - 1]?.to, word.from)));
    if (isHyphenated) this.#insert(term, [written.join('')]);
  }

  #insert(term: T, written: readonly string[]): void {
    let node = this.#root;
    for (const word of written) {
      // The part of speech of several words is that of one of them.
      const id = this.#words.add(word, written.length === 1 ? term.partOfSpeech : undefined);
      let next = node.next.get(id);
      if (next === undefined) node.next.set(id, (next = { next: new Map(), ends: [] }));
      node = next;
    }
    node.ends.push({ term, written, small: written.map((word) => word.toLowerCase()) });
  }

  #findAt(text: string, words: readonly TextWord[], at: number, found: FoundTerm<T>[]): void {
    const first = words[at];
    if (first === undefined) return;
    const before = found.length;
    const isJoined = isHyphen(text.charAt(first.to));
    const isWanted = isJoined || this.#words.idsOf(first.text).some((id) => this.#root.next.has(id));
    const states: State<T>[] = isWanted ? [{ node: this.#root, next: at, read: [] }] : [];
    for (let done = 0; done < states.length && done < mostStates; done += 1) {
      const state = states[done];
      if (state === undefined) break;
      for (const { word, next } of readings(text, words, state.next, state.next > at)) {
        for (const id of this.#words.idsOf(word)) {
          const node = state.node.next.get(id);
          if (node === undefined) continue;
          if (this.#words.isOtherKind(id, word, () => wordBefore(text, words, state.next))) continue;
          const read = [...state.read, word];
          this.#end(node, read, first.from, words[next - 1]?.to ?? first.to, found);
          if (node.next.size > 0) states.push({ node, next, read });
        }
      }
    }
    if (this.#compounds === undefined || found.length > before) return;
    for (const { id, from, to } of this.#compounds.in(first)) {
      const node = this.#root.next.get(id);
      if (node === undefined) continue;
      this.#end(node, undefined, from, to, found);
    }
  }

  /** Adds the terms that end at a node; `read` is undefined for the part of a compound. */
  #end(
    node: Node<T>,
    read: readonly string[] | undefined,
    from: number,
    to: number,
    found: FoundTerm<T>[],
  ): void {
    if (node.ends.length === 0) return;
    const readSmall = read?.map((word) => word.normalize('NFC').toLowerCase());
    for (const { term, written, small } of node.ends) {
      if (term.isCaseSensitive === true && (read === undefined || !isSameCase(written, read))) continue;
      const isExact = readSmall !== undefined && small.every((word, at) => word === readSmall[at]);
      found.push({ term, from, to, isExact });
    }
  }
}

/** The ways to read words from a place on: one word, or several with hyphens as one. */
function readings(
  text: string,
  words: readonly TextWord[],
  at: number,
  isInside: boolean,
): readonly { readonly word: string; readonly next: number }[] {
  const first = words[at];
  if (first === undefined) return [];
  const before = words[at - 1];
  if (isInside && before !== undefined && !joinsWords(text.slice(before.to, first.from))) return [];
  const read = [{ word: first.text, next: at + 1 }];
  let joined = first.text;
  for (let next = at + 1; next < at + mostParts; next += 1) {
    const [last, word] = [words[next - 1], words[next]];
    if (last === undefined || word === undefined || !isHyphen(text.slice(last.to, word.from))) break;
    joined += word.text;
    read.push({ word: joined, next: next + 1 });
  }
  return read;
}

/** Returns the word before, unless punctuation or nothing is there. */
function wordBefore(text: string, words: readonly TextWord[], at: number): string | undefined {
  const [before, own] = [words[at - 1], words[at]];
  if (before === undefined || own === undefined) return undefined;
  return joinsWords(text.slice(before.to, own.from)) ? before.text : undefined;
}

/** Whether the letters that the words share at their beginning are in the same case. */
function isSameCase(written: readonly string[], read: readonly string[]): boolean {
  return written.every((word, at) => {
    const other = read[at] ?? '';
    let shared = 0;
    while (shared < word.length && word.charAt(shared).toLowerCase() === other.charAt(shared).toLowerCase())
      shared += 1;
    return shared > 0 && word.slice(0, shared) === other.slice(0, shared);
  });
}
