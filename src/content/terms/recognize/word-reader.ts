import type { PartOfSpeech } from '../termbase';
import { CompoundParts, type Part } from './compound-parts';
import { foldWord } from './fold';
import { writesTogether } from './joints';
import type { KnownWords, ReadBy, WordMemory, WordReading } from './known-words';
import type { Lemmas } from './lemmas';
import {
  hasRomanceVerbs,
  isFirstPerson,
  isNameToo,
  isRomanceVerb,
  isVerbAfter,
  isNeverVerb,
  isPronoun,
} from './romance-homographs';
import { SoughtWords } from './sought-words';

interface NumberedWord {
  readonly written: string;
  readonly partOfSpeech: PartOfSpeech | undefined;
  /** For languages in which nouns share forms with verbs, else empty. */
  readonly folded: string;
  readonly isVerb: boolean;
  readonly isNeverVerb: boolean;
}

interface Sought {
  readonly words: SoughtWords;
  readonly compounds: CompoundParts | undefined;
}

/** The number of words of texts that are remembered. */
const mostRemembered = 50_000;

/**
 * Numbers the words that terms consist of, and says which of them a word of a text is a form of. What all
 * forms of the terms have in common is only derived once a word is read that is not known from earlier:
 * this takes up to a second, and the dictionary.
 */
export class WordReader {
  readonly #base: string;
  readonly #lemmas: Lemmas | undefined;
  readonly #memory: WordMemory | undefined;
  readonly #isRomance: boolean;
  /** Whether words of the language may have words of terms inside. */
  readonly hasParts: boolean;
  readonly #words: NumberedWord[] = [];
  readonly #ids = new Map<string, number>();
  #readings: Map<string, WordReading> | undefined;
  #sought: Sought | undefined;

  constructor(base: string, lemmas: Lemmas | undefined, memory: WordMemory | undefined) {
    this.#base = base;
    this.#lemmas = lemmas;
    this.#memory = memory;
    this.#isRomance = hasRomanceVerbs(base);
    this.hasParts = writesTogether(base);
  }

  /** Adds a word of a term, and returns its number. All words are added before the first is read. */
  add(written: string, partOfSpeech: PartOfSpeech | undefined): number {
    const name = `${written} ${partOfSpeech ?? ''}`;
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.#words.length);
    const folded = this.#isRomance ? foldWord(written, this.#base) : '';
    const isVerb = isRomanceVerb(this.#base, folded);
    const never = this.#isRomance && isNeverVerb(written.toLowerCase());
    return this.#words.push({ written, partOfSpeech, folded, isVerb, isNeverVerb: never }) - 1;
  }

  known(): KnownWords {
    return { ...this.#readBy(), readings: this.#recalled() };
  }

  read(written: string): WordReading {
    const readings = this.#recalled();
    let reading = readings.get(written);
    if (reading !== undefined) return reading;
    reading = { ids: this.#derived().words.idsOf(written) };
    if (readings.size >= mostRemembered) readings.clear();
    readings.set(written, reading);
    return reading;
  }

  /** Returns the words of terms inside of a word. */
  partsOf(reading: WordReading, written: string): readonly Part[] {
    if (!this.hasParts) return none;
    return (reading.parts ??= this.#derived().compounds?.in(written) ?? none);
  }

  /** Whether `isOtherKind` may be true of a form somewhere; this only takes a comparison. */
  mayBeOtherKind(id: number, written: string, small: string): boolean {
    const word = this.#words[id];
    if (word === undefined || this.#lemmas === undefined) return false;
    if (this.#base === 'de') return /^\p{Lu}/u.test(written);
    if (!this.#isRomance) return false;
    return word.isVerb ? word.partOfSpeech === 'noun' || small !== word.folded : !word.isNeverVerb;
  }

  /**
   * Whether a form is another kind of word where it stands: `la firma` is not of `firmar`, `nous sommes` not
   * of `somme`, and `zwei Ebenen` not of `eben`.
   */
  isOtherKind(
    id: number,
    reading: WordReading,
    written: string,
    wordBefore: () => string | undefined,
  ): boolean {
    const [word, lemmas] = [this.#words[id], this.#lemmas];
    if (word === undefined || lemmas === undefined) return false;
    if (this.#base === 'de') {
      if (!/^\p{Lu}/u.test(written)) return false;
      reading.nouns ??= reading.ids.filter((own) => this.#derived().words.isNounInstead(own, written));
      return reading.nouns.includes(id) && wordBefore() !== undefined;
    }
    if (!this.#isRomance) return false;
    if (!word.isVerb) {
      if (word.isNeverVerb || !isPronoun(this.#base, wordBefore())) return false;
      return this.#lemmasOf(reading, written, lemmas).some((lemma) => isRomanceVerb(this.#base, lemma));
    }
    const form = foldWord(written, this.#base);
    const term = word.folded;
    if (word.partOfSpeech === 'noun') return !form.startsWith(term);
    if (form === term) return false;
    const before = wordBefore();
    if (isFirstPerson(this.#base, form, term, before)) return true;
    if (isVerbAfter(this.#base, before, form)) return false;
    return isNameToo(this.#base, form, term, { before, lemmas: this.#lemmasOf(reading, written, lemmas) });
  }

  #lemmasOf(reading: WordReading, written: string, lemmas: Lemmas): readonly string[] {
    return (reading.lemmas ??= lemmas.of(foldWord(written, this.#base)));
  }

  #recalled(): Map<string, WordReading> {
    return (this.#readings ??= new Map(this.#memory?.recall(this.#readBy())));
  }

  #readBy(): ReadBy {
    return {
      base: this.#base,
      dictionary: this.#lemmas?.version ?? '',
      names: [...this.#ids.keys()],
    };
  }

  #derived(): Sought {
    if (this.#sought !== undefined) return this.#sought;
    const words = new SoughtWords(this.#base, this.#lemmas);
    for (const { written, partOfSpeech } of this.#words) words.add(written, partOfSpeech);
    this.#sought = { words, compounds: CompoundParts.of(this.#base, words, this.#lemmas) };
    return this.#sought;
  }
}

const none: readonly never[] = [];
