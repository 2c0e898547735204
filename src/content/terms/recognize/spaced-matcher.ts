import { widestOf, type FoundTerm, type SoughtTerm, type TermMatcher } from './found-terms';
import type { KnownWords, WordMemory, WordReading } from './known-words';
import type { Lemmas } from './lemmas';
import { isHyphen, joinsWords, textWords, type TextWord } from './text-words';
import { WordReader } from './word-reader';

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

/** A word of a text, with what is known of it wherever it stands. */
interface ReadWord<T> {
  readonly written: string;
  /** As written, in small letters; empty where it is in no term. */
  readonly small: string;
  readonly reading: WordReading;
  /** Those of them that begin terms. */
  readonly begun: readonly { readonly id: number; readonly node: Node<T> }[];
  /** Whether one of these terms has further words. */
  readonly isContinued: boolean;
}

interface State<T> {
  readonly node: Node<T>;
  /** The next word to read. */
  readonly next: number;
  readonly read: readonly ReadWord<T>[];
}

/** Longer terms are sentences, which inflected forms do not help to find. */
const mostWords = 16;
/** More ways to read the same words are hostile. */
const mostStates = 200;
/** Parts of a word with hyphens that are also read as one word. */
const mostParts = 4;
/** The number of words of texts that are remembered. */
const mostRemembered = 50_000;

/** Finds terms of a language that is written with spaces between words. */
export class SpacedMatcher<T extends SoughtTerm> implements TermMatcher<T> {
  readonly #root: Node<T> = { next: new Map(), ends: [] };
  readonly #words: WordReader;
  readonly #known = new Map<string, ReadWord<T>>();

  constructor(terms: readonly T[], base: string, lemmas: Lemmas | undefined, memory: WordMemory | undefined) {
    this.#words = new WordReader(base, lemmas, memory);
    for (const term of terms) this.#add(term);
  }

  known(): KnownWords {
    return this.#words.known();
  }

  find(text: string): readonly FoundTerm<T>[] {
    return widestOf(this.findAll(text));
  }

  findAll(text: string): readonly FoundTerm<T>[] {
    const words = textWords(text);
    const found: FoundTerm<T>[] = [];
    for (const at of words.keys()) this.#findAt(text, words, at, found);
    return found;
  }

  #add(term: T): void {
    const words = textWords(term.text.normalize('NFC'));
    if (words.length === 0 || words.length > mostWords) return;
    // Glossaries write `post, to` for a verb, and `price: quotes` for a kind of price.
    if (words.some((word, at) => at > 0 && /[,;:]/.test(term.text.slice(words[at - 1]?.to, word.from))))
      return;
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
    const word = this.#read(first.text);
    if (word.isContinued || isHyphen(text.charAt(first.to))) this.#findLong(text, words, at, found);
    else
      for (const { id, node } of word.begun)
        if (!this.#words.isOtherKind(id, word.reading, first.text, () => wordBefore(text, words, at)))
          this.#end(node, [word], first.from, first.to, found);
    if (found.length > before) return;
    // Characters that are not shown were removed, and the parts' places are not known.
    const isWhole = first.text.length === first.to - first.from;
    for (const { id, from, to } of this.#words.partsOf(word.reading, first.text)) {
      const node = this.#root.next.get(id);
      if (node === undefined) continue;
      if (isWhole) this.#end(node, undefined, first.from + from, first.from + to, found);
      else this.#end(node, undefined, first.from, first.to, found);
    }
  }

  /** Finds the terms of several words, and those that are written with hyphens, from a word on. */
  #findLong(text: string, words: readonly TextWord[], at: number, found: FoundTerm<T>[]): void {
    const from = words[at]?.from ?? 0;
    const states: State<T>[] = [{ node: this.#root, next: at, read: [] }];
    for (let done = 0; done < states.length && done < mostStates; done += 1) {
      const state = states[done];
      if (state === undefined) break;
      for (const { word, next } of readings(text, words, state.next, state.next > at)) {
        const own = this.#read(word);
        for (const id of own.reading.ids) {
          const node = state.node.next.get(id);
          if (node === undefined) continue;
          if (this.#words.isOtherKind(id, own.reading, word, () => wordBefore(text, words, state.next)))
            continue;
          const read = [...state.read, own];
          this.#end(node, read, from, words[next - 1]?.to ?? from, found);
          if (node.next.size > 0) states.push({ node, next, read });
        }
      }
    }
  }

  #read(written: string): ReadWord<T> {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const reading = this.#words.read(written);
    const { ids } = reading;
    const begun = ids.flatMap((id) => {
      const node = this.#root.next.get(id);
      return node === undefined ? [] : [{ id, node }];
    });
    const word: ReadWord<T> = {
      written,
      small: ids.length === 0 ? '' : written.normalize('NFC').toLowerCase(),
      reading,
      begun,
      isContinued: begun.some(({ node }) => node.next.size > 0),
    };
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(written, word);
    return word;
  }

  /** Adds the terms that end at a node; `read` is undefined for the part of a compound. */
  #end(
    node: Node<T>,
    read: readonly ReadWord<T>[] | undefined,
    from: number,
    to: number,
    found: FoundTerm<T>[],
  ): void {
    for (const { term, written, small } of node.ends) {
      if (term.isCaseSensitive === true && (read === undefined || !isSameCase(written, read))) continue;
      const isExact = read !== undefined && small.every((word, at) => word === read[at]?.small);
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
function isSameCase(written: readonly string[], read: readonly { readonly written: string }[]): boolean {
  return written.every((word, at) => {
    const other = read[at]?.written ?? '';
    let shared = 0;
    while (shared < word.length && word.charAt(shared).toLowerCase() === other.charAt(shared).toLowerCase())
      shared += 1;
    return shared > 0 && word.slice(0, shared) === other.slice(0, shared);
  });
}
