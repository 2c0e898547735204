import type { PartOfSpeech } from '../termbase';
import { arabicReadings, arabicStems } from './languages/arabic-forms';
import { czechStems } from './languages/czech-forms';
import { Endings, type StemsOf, type StemWithEndings } from './endings';
import { finnishFirstPart, finnishStems } from './languages/finnish-forms';
import { foldWord, withoutEszett } from './fold';
import { withoutAccents } from '../../text/without-accents';
import { GermanForms, irregularStems, type GermanWord } from './languages/german-forms';
import { greekStems } from './languages/greek-forms';
import { hebrewReadings, hebrewStems } from './languages/hebrew-forms';
import { hungarianStems } from './languages/hungarian-forms';
import { koreanStems } from './languages/korean-forms';
import type { Lemmas } from './lemmas';
import { irregularForms } from './languages/irregular-forms';
import { persianReadings, persianStems } from './languages/persian-forms';
import { polishStems, russianStems } from './languages/slavic-forms';
import { spanishStems } from './languages/spanish-forms';
import { LetterTree, none as noNode, root } from './letter-tree';
import { turkishStems } from './languages/turkish-forms';
import { ukrainianStems } from './languages/ukrainian-forms';
import { wordKeys, type KeysOfWords } from './word-keys';
import { ownValue } from '../../own-value';

const stemsOf: Readonly<Record<string, StemsOf>> = {
  ar: arabicStems,
  cs: czechStems,
  el: greekStems,
  es: spanishStems,
  fa: persianStems,
  fi: finnishStems,
  he: hebrewStems,
  hu: hungarianStems,
  ko: koreanStems,
  pl: polishStems,
  ru: russianStems,
  tr: turkishStems,
  uk: ukrainianStems,
};

/** Removes words that are written together with the next one, by language. */
const readingsOf: Readonly<Record<string, (written: string) => readonly string[]>> = {
  ar: arabicReadings,
  fa: persianReadings,
  he: hebrewReadings,
};

interface SearchedWord {
  readonly written: string;
  readonly isName: boolean;
  readonly isShortCapitals: boolean;
  /** Whether it is long enough to be found in compounds. */
  readonly isPart: boolean;
  readonly german: GermanWord | undefined;
}

/** A beginning of the forms of a word of a term. */
interface OwnStem {
  readonly id: number;
  readonly endings: Endings;
  readonly isOnlyWhole: boolean;
}

const longestWord = 100;

/** The words that terms consist of, each with a number, and which of them a word of a text is a form of. */
export class SearchedWords {
  readonly #base: string;
  readonly #lemmas: Lemmas | undefined;
  readonly #keys: KeysOfWords;
  readonly #stemsOf: StemsOf | undefined;
  readonly #readingsOf: ((written: string) => readonly string[]) | undefined;
  readonly #german: GermanForms | undefined;
  readonly #words: SearchedWord[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byKey = new Map<string, number[]>();
  readonly #byStem = new LetterTree<OwnStem[]>();
  /** Beginnings of the words, by which they are searched for inside of others. */
  readonly #beginnings = new LetterTree<true>();
  /** One for each pair of expressions: words have few endings, and some expressions are slow. */
  readonly #endings = new Map<RegExp, Map<RegExp | undefined, Endings>>();

  constructor(base: string, lemmas: Lemmas | undefined) {
    this.#base = base;
    this.#lemmas = lemmas;
    this.#keys = wordKeys(base, lemmas);
    this.#german = base === 'de' ? new GermanForms(lemmas) : undefined;
    this.#stemsOf = ownValue(stemsOf, base);
    this.#readingsOf = ownValue(readingsOf, base);
  }

  /** Adds a word of a term, and returns its number. */
  add(written: string, partOfSpeech: PartOfSpeech | undefined): number {
    const name = `${written} ${partOfSpeech ?? ''}`;
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(name, id);
    const german = this.#german?.wordOf(written, partOfSpeech);
    this.#words.push({
      written,
      german,
      isName: this.#isName(written, partOfSpeech),
      isPart: written.length >= shortestPart[this.#base === 'ko' ? 'korean' : 'other'],
      isShortCapitals: written.length <= 5 && /^\p{Lu}{2,}$/u.test(written),
    });
    const folded = foldWord(written, this.#base);
    const keys = new Set([
      exactKey(folded),
      `-${withoutAccents(folded)}`,
      ...(partOfSpeech === 'adverb' ? none : this.#keys.ofTerm(folded, written)),
    ]);
    for (const key of keys) push(this.#byKey, key, id);
    const seen = new Set<string>();
    const stems = this.#stemsOf?.(folded, partOfSpeech) ?? [];
    for (const stem of stems) this.#addStem(id, stem, seen);
    if (
      this.#base === 'fi' &&
      partOfSpeech !== 'verb' &&
      partOfSpeech !== 'adverb' &&
      written.length >= shortestPart.other
    )
      for (const first of new Set(finnishFirstPart(folded))) push(this.#byKey, firstKey(first), id);
    if (german !== undefined) for (const stem of irregularStems(german)) this.#addStem(id, stem, seen);
    for (const form of irregularForms(this.#base, withoutEszett(folded))) this.#addStem(id, form, seen);
    if (stems.length === 0) this.#addBeginning(this.#sharedBeginning(folded));
    for (const { stem } of stems) this.#addBeginning(withoutAccents(stem).slice(0, beginning.most));
    return id;
  }

  /** Termbases of programs write German verbs with a capital, as buttons do: `Löschen`. */
  #isName(written: string, partOfSpeech: PartOfSpeech | undefined): boolean {
    if (this.#base !== 'de' || partOfSpeech === 'noun') return this.#base === 'de';
    if (partOfSpeech === 'verb' || !/^\p{Lu}/u.test(written)) return false;
    const small = written.toLowerCase();
    return !small.endsWith('n') || this.#lemmas?.of(small).includes(small) !== true;
  }

  /** Whether a German word is a noun, and no form of a word of a term, where another word precedes it. */
  isNounInstead(id: number, written: string): boolean {
    const word = this.#words[id]?.german;
    return word !== undefined && this.#german?.isNounInstead(word, written) === true;
  }

  /** Whether what a word has from a place on, without accents, may begin with a form of a word of a term. */
  hasBeginning(plain: string, at: number): boolean {
    let node = root;
    for (let end = at; end < plain.length;) {
      node = this.#beginnings.step(node, plain.charCodeAt(end));
      if (node === noNode) return false;
      end += 1;
      // Shorter beginnings are whole words.
      const isLong = end - at >= beginning.least || end === plain.length;
      if (isLong && this.#beginnings.valueOf(node) === true) return true;
    }
    return false;
  }

  /** As `idsOf`, for a part of a word, of which the dictionary is not asked: there are many of them. */
  idsOfPart(folded: string, written: string, isFirst: boolean): readonly number[] {
    if (isFirst && this.#base === 'fi') return this.#byKey.get(firstKey(folded)) ?? none;
    const ids = new Set<number>(this.#byKey.get(exactKey(folded)));
    for (const key of this.#keys.ofPart(folded, written))
      for (const id of this.#byKey.get(key) ?? []) ids.add(id);
    if (this.#german === undefined) this.#addByStems(folded, ids, () => true, true);
    return this.#fitting(ids, written).filter((id) => this.#isPart(id, written, isFirst));
  }

  /** Returns the numbers of the words that this may be a form of. */
  idsOf(written: string): readonly number[] {
    if (written.length > longestWord) return [];
    const folded = foldWord(written, this.#base);
    const ids = new Set<number>(this.#byKey.get(exactKey(folded)));
    const isCapitals = written.length > 1 && written === written.toUpperCase() && written !== folded;
    if (isCapitals) for (const id of this.#byKey.get(`-${withoutAccents(folded)}`) ?? []) ids.add(id);
    for (const key of this.#keys.ofText(folded, written)) {
      for (const id of this.#byKey.get(key) ?? []) if (this.#isForm(id, written)) ids.add(id);
    }
    if (this.#german === undefined)
      for (const reading of this.#readingsOf?.(written) ?? [folded]) this.#addByStems(reading, ids);
    else
      this.#addByStems(
        withoutEszett(folded),
        ids,
        (id) => this.#german?.mayBeIrregular(this.#words[id]?.german, written) !== false,
      );
    return this.#fitting(ids, written);
  }

  /** Whether a word with a key in common is a form of the word of a term. */
  #isForm(id: number, written: string): boolean {
    const word = this.#words[id]?.german;
    return word === undefined || this.#german?.fits(word, written) !== false;
  }

  #isPart(id: number, written: string, isFirst: boolean): boolean {
    const word = this.#words[id];
    if (word?.isPart !== true) return false;
    return word.german === undefined || this.#german?.fitsPart(word.german, written, isFirst) !== false;
  }

  #addByStems(
    folded: string,
    ids: Set<number>,
    isWanted: (id: number) => boolean = () => true,
    isPart = false,
  ): void {
    let node = root;
    for (let at = 0; at < folded.length;) {
      node = this.#byStem.step(node, folded.charCodeAt(at));
      if (node === noNode) return;
      at += 1;
      const stems = this.#byStem.valueOf(node);
      if (stems === undefined || (isPart && at < shortestStem)) continue;
      const ending = folded.slice(at);
      for (const { id, endings, isOnlyWhole } of stems) {
        if (isPart && isOnlyWhole) continue;
        if (!ids.has(id) && endings.has(ending) && isWanted(id)) ids.add(id);
      }
    }
  }

  /** Returns the letters that a word shares with its stem, without the last one: other forms may lack it. */
  #sharedBeginning(folded: string): string {
    const plain = withoutAccents(folded);
    const stem = withoutAccents(this.#keys.stemOf(folded));
    let shared = 0;
    while (shared < beginning.most && shared < stem.length - 1 && stem[shared] === plain[shared]) shared += 1;
    return plain.slice(0, Math.max(shared, beginning.least));
  }

  #addBeginning(text: string): void {
    this.#beginnings.setValue(this.#beginnings.add(text), true);
  }

  #fitting(ids: ReadonlySet<number>, written: string): readonly number[] {
    return ids.size === 0 ? none : [...ids].filter((id) => this.#fits(id, written));
  }

  /** German nouns have a capital; short names in capitals are other words in small letters. */
  #fits(id: number, written: string): boolean {
    const word = this.#words[id];
    if (word === undefined) return false;
    if (word.isShortCapitals && !/^\p{Lu}{2}/u.test(written)) return false;
    return !word.isName || /^[\p{Lu}\p{N}]/u.test(written) || !/^\p{Lu}/u.test(word.written);
  }

  #addStem(
    id: number,
    { stem, endings, agreeing, isOnlyWhole = false }: StemWithEndings,
    seen: Set<string>,
  ): void {
    const key = `${stem} ${endings.source.length} ${isOnlyWhole}`;
    if (seen.has(key)) return;
    seen.add(key);
    // Stems of one letter are those of too many words.
    if (stem.length < (this.#base === 'ko' ? 1 : 2)) return;
    const node = this.#byStem.add(stem);
    const own = { id, endings: this.#endingsOf(endings, agreeing), isOnlyWhole };
    const others = this.#byStem.valueOf(node);
    if (others === undefined) this.#byStem.setValue(node, [own]);
    else others.push(own);
  }

  #endingsOf(all: RegExp, agreeing: RegExp | undefined): Endings {
    let known = this.#endings.get(all);
    if (known === undefined) this.#endings.set(all, (known = new Map()));
    let own = known.get(agreeing);
    if (own === undefined) known.set(agreeing, (own = new Endings(all, agreeing)));
    return own;
  }
}

/** A word as the first part of a Finnish compound. */
const firstKey = (folded: string): string => `f:${folded}`;
/** Shorter stems are found at the end of too many words. */
const shortestStem = 4;
const exactKey = (folded: string): string => `=${withoutEszett(folded)}`;

/** Letters of a term's word that is found in compounds; shorter ones are found in too many words. */
export const shortestPart = { other: 4, korean: 2 };

const none: readonly never[] = [];

/** Lengths of the beginnings by which words are searched for inside of others. */
const beginning = { least: 4, most: 7 };

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
