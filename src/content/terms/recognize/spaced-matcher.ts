import { widestOf, type FoundTerm, type SearchedTerm, type TermMatcher } from './found-terms';
import type { KnownWords, WordReading } from './known-words';
import type { MatcherSources } from './matcher-sources';
import { SeparatedVerbs } from './languages/separated-verbs';
import { isHyphen, joinsWords, textWords, type TextWord } from './text-words';
import { turkishHeadPlurals } from './languages/turkish-forms';
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
  /** Whether it is for the term without its hyphens. */
  readonly isJoined: boolean;
}

/** A word of a text, with what is known of it wherever it stands. */
interface ReadWord<T> {
  readonly written: string;
  /** As written, in small letters; empty where it is in no term. */
  readonly small: string;
  readonly reading: WordReading;
  /** Whether hyphens were taken out of it. */
  readonly isJoined: boolean;
  readonly ids: readonly OwnId[];
  /** Those of them that begin terms. */
  readonly begun: readonly Begun<T>[];
}

/** A word of terms that a word of a text is a form of. */
interface OwnId {
  readonly id: number;
  /** Whether the words around it may say that it is another word. */
  readonly mayBeOther: boolean;
}

interface Begun<T> extends OwnId {
  readonly node: Node<T>;
}

interface State<T> {
  readonly node: Node<T>;
  /** The next word to read. */
  readonly next: number;
  readonly read: readonly ReadWord<T>[];
}

/** A text that is searched. */
interface Search<T> {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly found: FoundTerm<T>[];
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
export class SpacedMatcher<T extends SearchedTerm> implements TermMatcher<T> {
  readonly #root: Node<T> = { next: new Map(), ends: [] };
  readonly #words: WordReader;
  readonly #known = new Map<string, ReadWord<T>>();
  /** Returns the plurals of the last word of a compound, where those are no forms of it. */
  readonly #pluralsOf: (word: string) => readonly string[];
  readonly #separated: SeparatedVerbs<T> | undefined;

  constructor(terms: readonly T[], base: string, { lemmas, memory, earlier }: MatcherSources) {
    const before = earlier instanceof SpacedMatcher ? earlier.#words : undefined;
    this.#words = new WordReader(base, { lemmas, memory, earlier: before });
    this.#pluralsOf = base === 'tr' ? turkishHeadPlurals : () => none;
    this.#separated = base === 'de' && lemmas !== undefined ? new SeparatedVerbs(lemmas) : undefined;
    for (const term of terms) this.#add(term);
  }

  known(): KnownWords {
    return this.#words.known();
  }

  find(text: string): readonly FoundTerm<T>[] {
    return widestOf(this.findAll(text));
  }

  findAll(text: string): readonly FoundTerm<T>[] {
    const search: Search<T> = { text, words: textWords(text), found: [] };
    for (let at = 0; at < search.words.length; at += 1) this.#findAt(search, at);
    return search.found;
  }

  #add(term: T): void {
    const words = textWords(term.text.normalize('NFC'));
    if (words.length === 0 || words.length > mostWords) return;
    // Glossaries write `post, to` for a verb, and `price: quotes` for a kind of price.
    if (words.some((word, at) => at > 0 && /[,;:]/.test(term.text.slice(words[at - 1]?.to, word.from))))
      return;
    const written = words.map((word) => word.text);
    this.#insert(term, written);
    if (written.length === 1 && (term.partOfSpeech ?? 'verb') === 'verb')
      this.#separated?.add(term, written[0] ?? '', (verb) => this.#words.add(verb, 'verb'));
    if (written.length > 1)
      for (const plural of this.#pluralsOf(written.at(-1) ?? ''))
        this.#insert(term, [...written.slice(0, -1), plural], written);
    const isHyphenated =
      words.length > 1 &&
      words.length <= mostParts &&
      words.every((word, at) => at === 0 || isHyphen(term.text.slice(words[at - 1]?.to, word.from)));
    if (isHyphenated) this.#insert(term, [written.join('')], [written.join('')], true);
  }

  #insert(term: T, words: readonly string[], written = words, isJoined = false): void {
    let node = this.#root;
    for (const word of words) {
      // The part of speech of several words is that of one of them.
      const id = this.#words.add(word, words.length === 1 ? term.partOfSpeech : undefined);
      let next = node.next.get(id);
      if (next === undefined) node.next.set(id, (next = { next: new Map(), ends: [] }));
      node = next;
    }
    node.ends.push({ term, written, small: written.map((word) => word.toLowerCase()), isJoined });
  }

  #findAt(search: Search<T>, at: number): void {
    const { text, words, found } = search;
    const first = words[at];
    if (first === undefined) return;
    const before = found.length;
    const word = this.#read(first.text);
    let states: State<T>[] | undefined;
    const separated = this.#separatedAt(search, at, word);
    for (const term of separated)
      found.push({ term, from: first.from, to: first.to, isExact: false, isJoinedOtherwise: false });
    for (const one of word.begun) {
      if (one.mayBeOther && this.#isOther(one.id, word, search, at)) continue;
      const read = [word];
      if (separated.length === 0 && !this.#isOfLonger(one.node, text, first))
        this.#end(one.node, read, first.from, first.to, found);
      if (one.node.next.size > 0) (states ??= []).push({ node: one.node, next: at + 1, read });
    }
    if (isHyphen(text.charAt(first.to)))
      this.#stepJoined({ node: this.#root, next: at, read: none }, search, first.from, (states ??= []));
    if (states !== undefined) this.#findLong(search, first.from, states);
    if (found.length > before || !this.#words.hasParts) return;
    // Characters that are not shown were removed, and the parts' places are not known.
    const isWhole = first.text.length === first.to - first.from;
    for (const { id, from, to } of this.#words.partsOf(word.reading, first.text)) {
      const node = this.#root.next.get(id);
      if (node === undefined) continue;
      if (isWhole) this.#end(node, undefined, first.from + from, first.from + to, found);
      else this.#end(node, undefined, first.from, first.to, found);
    }
  }

  /** Whether a word is the form of a longer verb than the one that ends here. */
  #isOfLonger({ ends: [end] }: Node<T>, text: string, form: TextWord): boolean {
    const [verb, ...others] = end?.written ?? [];
    if (this.#separated === undefined || verb === undefined || others.length > 0) return false;
    return /^\p{Ll}/u.test(verb) && this.#separated.isOfLonger(text, form, verb);
  }

  /** Returns the verbs of which a word is the form without its particle: it is no form of a shorter one. */
  #separatedAt(search: Search<T>, at: number, word: ReadWord<T>): readonly T[] {
    const form = search.words[at];
    if (this.#separated === undefined || form === undefined || word.ids.length === 0) return none;
    // A verb inside of a sentence has no capital.
    if (/^\p{Lu}/u.test(form.text) && wordBefore(search.text, search.words, at) !== undefined) return none;
    const ids = word.ids.filter(({ id, mayBeOther }) => !mayBeOther || !this.#isOther(id, word, search, at));
    return this.#separated.in(
      search.text,
      form,
      ids.map(({ id }) => id),
    );
  }

  /** Finds the terms of several words that have begun. */
  #findLong(search: Search<T>, from: number, states: State<T>[]): void {
    const { text, words } = search;
    for (let done = 0; done < states.length && done < mostStates; done += 1) {
      const state = states[done];
      if (state === undefined) return;
      const [before, word] = [words[state.next - 1], words[state.next]];
      if (before === undefined || word === undefined || !joinsWords(text.slice(before.to, word.from)))
        continue;
      this.#step(state, this.#read(word.text), state.next + 1, search, from, states);
      if (isHyphen(text.charAt(word.to))) this.#stepJoined(state, search, from, states);
    }
  }

  /** Goes on with several words that are joined by hyphens, as one word. */
  #stepJoined(state: State<T>, search: Search<T>, from: number, states: State<T>[]): void {
    const { text, words } = search;
    let joined = words[state.next]?.text ?? '';
    for (let next = state.next + 1; next < state.next + mostParts; next += 1) {
      const [last, word] = [words[next - 1], words[next]];
      if (last === undefined || word === undefined || !isHyphen(text.slice(last.to, word.from))) return;
      joined += word.text;
      this.#step(state, { ...this.#read(joined), isJoined: true }, next + 1, search, from, states);
    }
  }

  /** Goes on with a word, which ends before `next`. */
  #step(
    state: State<T>,
    word: ReadWord<T>,
    next: number,
    search: Search<T>,
    from: number,
    states: State<T>[],
  ): void {
    for (const { id, mayBeOther } of word.ids) {
      const node = state.node.next.get(id);
      if (node === undefined || (mayBeOther && this.#isOther(id, word, search, state.next))) continue;
      const read = [...state.read, word];
      this.#end(node, read, from, search.words[next - 1]?.to ?? from, search.found);
      if (node.next.size > 0) states.push({ node, next, read });
    }
  }

  /** Whether a word is another one than the word of a term that it may be a form of, where it stands. */
  #isOther(id: number, word: ReadWord<T>, { text, words }: Search<T>, at: number): boolean {
    return this.#words.isOtherKind(id, word.reading, word.written, () => wordBefore(text, words, at));
  }

  #read(written: string): ReadWord<T> {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const reading = this.#words.read(written);
    const word = reading.ids.length === 0 ? inNoTerm(written, reading) : this.#inTerms(written, reading);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(written, word);
    return word;
  }

  #inTerms(written: string, reading: WordReading): ReadWord<T> {
    const small = written.normalize('NFC').toLowerCase();
    const ids: OwnId[] = [];
    const begun: Begun<T>[] = [];
    for (const id of reading.ids) {
      const own = { id, mayBeOther: this.#words.mayBeOtherKind(id, written, small) };
      ids.push(own);
      const node = this.#root.next.get(id);
      if (node !== undefined) begun.push({ ...own, node });
    }
    return { written, small, reading, isJoined: false, ids, begun };
  }

  /** Adds the terms that end at a node; `read` is undefined for the part of a compound. */
  #end(
    node: Node<T>,
    read: readonly ReadWord<T>[] | undefined,
    from: number,
    to: number,
    found: FoundTerm<T>[],
  ): void {
    for (const { term, written, small, isJoined } of node.ends) {
      if (term.isCaseSensitive === true && (read === undefined || !isSameCase(written, read))) continue;
      const isJoinedOtherwise = isJoined || read?.some((word) => word.isJoined) === true;
      const isExact = !isJoinedOtherwise && read !== undefined && isSame(small, read);
      found.push({ term, from, to, isExact, isJoinedOtherwise });
    }
  }
}

const none: readonly never[] = [];

const inNoTerm = (written: string, reading: WordReading): ReadWord<never> => ({
  written,
  small: '',
  reading,
  isJoined: false,
  ids: none,
  begun: none,
});

function isSame(small: readonly string[], read: readonly { readonly small: string }[]): boolean {
  for (let at = 0; at < small.length; at += 1) if (small[at] !== read[at]?.small) return false;
  return true;
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
