import type { PartOfSpeech } from '../termbase';
import type { StemsOf, StemWithEndings } from './endings';
import { finnishStems } from './finnish-forms';
import { foldWord, withoutAccents } from './fold';
import { koreanStems } from './korean-forms';
import type { Lemmas } from './lemmas';
import { turkishStems } from './turkish-forms';
import { wordKeys, type WordKeys } from './word-keys';

const stemsOf: Readonly<Record<string, StemsOf>> = { fi: finnishStems, ko: koreanStems, tr: turkishStems };

interface SoughtWord {
  readonly written: string;
  readonly isName: boolean;
  readonly isShortCapitals: boolean;
}

/** The number of words of texts that are remembered. */
const mostRemembered = 50_000;
const longestWord = 100;

/** The words that terms consist of, each with a number, and which of them a word of a text is a form of. */
export class SoughtWords {
  readonly #base: string;
  readonly #keys: { readonly ofTerm: WordKeys; readonly ofText: WordKeys; readonly ofPart: WordKeys };
  readonly #stemsOf: StemsOf | undefined;
  readonly #words: SoughtWord[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byKey = new Map<string, number[]>();
  readonly #byStem = new Map<string, { readonly id: number; readonly endings: RegExp }[]>();
  readonly #beginnings = new Set<string>();
  readonly #known = new Map<string, readonly number[]>();
  #longestStem = 0;

  constructor(base: string, lemmas: Lemmas | undefined) {
    this.#base = base;
    this.#keys = wordKeys(base, lemmas);
    this.#stemsOf = Object.hasOwn(stemsOf, base) ? stemsOf[base] : undefined;
  }

  /** Adds a word of a term, and returns its number. */
  add(written: string, partOfSpeech: PartOfSpeech | undefined): number {
    const known = this.#ids.get(written);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(written, id);
    this.#words.push({
      written,
      isName: this.#base === 'de' && (/^\p{Lu}/u.test(written) || partOfSpeech === 'noun'),
      isShortCapitals: written.length <= 5 && /^\p{Lu}{2,}$/u.test(written),
    });
    const folded = foldWord(written, this.#base);
    this.#beginnings.add(folded.slice(0, beginning));
    const keys = new Set([
      exactKey(folded),
      `-${withoutAccents(folded)}`,
      ...this.#keys.ofTerm(folded, written),
    ]);
    for (const key of keys) push(this.#byKey, key, id);
    const seen = new Set<string>();
    for (const { stem, endings } of this.#stemsOf?.(folded) ?? []) this.#addStem(id, { stem, endings }, seen);
    return id;
  }

  /** Returns the numbers of the words that this may be a form of. */
  idsOf(written: string): readonly number[] {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const ids = this.#find(written);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(written, ids);
    return ids;
  }

  /** Whether a word with this beginning may be a form of a word of a term. */
  hasBeginning(folded: string): boolean {
    return this.#beginnings.has(folded.slice(0, beginning));
  }

  /** As `idsOf`, for a part of a word, of which the dictionary is not asked: there are many of them. */
  idsOfPart(part: string): readonly number[] {
    const folded = foldWord(part, this.#base);
    const ids = new Set<number>(this.#byKey.get(exactKey(folded)));
    for (const key of this.#keys.ofPart(folded, part))
      for (const id of this.#byKey.get(key) ?? []) ids.add(id);
    this.#addByStems(folded, ids);
    return [...ids].filter((id) => this.#fits(id, part));
  }

  #find(written: string): readonly number[] {
    if (written.length > longestWord) return [];
    const folded = foldWord(written, this.#base);
    const ids = new Set<number>(this.#byKey.get(exactKey(folded)));
    const isCapitals = written.length > 1 && written === written.toUpperCase() && written !== folded;
    if (isCapitals) for (const id of this.#byKey.get(`-${withoutAccents(folded)}`) ?? []) ids.add(id);
    for (const key of this.#keys.ofText(folded, written)) {
      for (const id of this.#byKey.get(key) ?? []) ids.add(id);
    }
    this.#addByStems(folded, ids);
    return [...ids].filter((id) => this.#fits(id, written));
  }

  #addByStems(folded: string, ids: Set<number>): void {
    for (let end = 2; end <= folded.length && end <= this.#longestStem; end += 1) {
      for (const { id, endings } of this.#byStem.get(folded.slice(0, end)) ?? []) {
        if (!ids.has(id) && endings.test(folded.slice(end))) ids.add(id);
      }
    }
  }

  /** German nouns have a capital; short names in capitals are other words in small letters. */
  #fits(id: number, written: string): boolean {
    const word = this.#words[id];
    if (word === undefined) return false;
    if (word.isShortCapitals && !/^\p{Lu}{2}/u.test(written)) return false;
    return !word.isName || /^[\p{Lu}\p{N}]/u.test(written) || !/^\p{Lu}/u.test(word.written);
  }

  #addStem(id: number, { stem, endings }: StemWithEndings, seen: Set<string>): void {
    const key = `${stem} ${endings.source.length}`;
    if (seen.has(key)) return;
    seen.add(key);
    this.#longestStem = Math.max(this.#longestStem, stem.length);
    push(this.#byStem, stem, { id, endings });
  }
}

/** Germany and Switzerland, and spellings before 1996 and after, differ in ß. */
const exactKey = (folded: string): string => `=${folded.replaceAll('ß', 'ss')}`;

/** Length of the beginnings by which words are sought inside of others. */
const beginning = 4;

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
