import type { PartOfSpeech } from '../termbase';
import { changedWords } from './changed-words';
import { longestParts, type Part } from './compound-parts';
import { derivedWords, type FormsOfWords, type TermWord } from './derived-words';
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

interface NumberedWord extends TermWord {
  /** For languages in which nouns share forms with verbs, else empty. */
  readonly folded: string;
  readonly isVerb: boolean;
  readonly isNeverVerb: boolean;
}

/** The number of words of texts that are remembered. */
const mostRemembered = 50_000;

/** From where a reader may have what it knows. */
export interface ReaderSources {
  readonly lemmas?: Lemmas | undefined;
  readonly memory?: WordMemory | undefined;
  /** The reader of the terms before a change. */
  readonly earlier?: WordReader | undefined;
}

/**
 * Numbers the words that terms consist of, and says which of them a word of a text is a form of. What all
 * forms of the terms have in common is only derived once a word is read that is not known from earlier:
 * this takes up to a second, and the dictionary. After a change of a few terms, it is derived for these only.
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
  #forms: FormsOfWords | undefined;
  /** An earlier reader that derived its own forms, and so never one that depends on a third. */
  #earlier: WordReader | undefined;

  constructor(base: string, { lemmas, memory, earlier }: ReaderSources) {
    this.#base = base;
    if (earlier !== undefined && earlier.#base === base && earlier.#lemmas === lemmas)
      this.#earlier = earlier.#first();
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
    const readings = this.#recalled();
    for (const [written, before] of this.#first().#recalled()) {
      if (readings.has(written)) continue;
      const reading = this.read(written);
      if (before.parts !== undefined) this.partsOf(reading, written);
      if (before.lemmas !== undefined) reading.lemmas ??= before.lemmas;
      if (before.nouns !== undefined) reading.nouns ??= this.#derived().nounsOf(reading, written);
    }
    return { ...this.#readBy(), readings };
  }

  read(written: string): WordReading {
    const readings = this.#recalled();
    let reading = readings.get(written);
    if (reading !== undefined) return reading;
    // The order must not depend on which words were derived after a change.
    reading = {
      ids: this.#derived()
        .idsOf(written)
        .toSorted((a, b) => a - b),
    };
    if (readings.size >= mostRemembered) readings.clear();
    readings.set(written, reading);
    return reading;
  }

  /** Returns the words of terms inside of a word, but not those within longer ones. */
  partsOf(reading: WordReading, written: string): readonly Part[] {
    if (!this.hasParts) return none;
    reading.parts ??= this.#derived()
      .partsOf(reading, written)
      .toSorted((a, b) => a.from - b.from || a.to - b.to || a.id - b.id);
    return longestParts(reading.parts, this.#base);
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
      reading.nouns ??= this.#derived().nounsOf(reading, written);
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
    const first = this.#first();
    return (reading.lemmas ??=
      first === this
        ? lemmas.of(foldWord(written, this.#base))
        : first.#lemmasOf(first.read(written), written, lemmas));
  }

  #recalled(): Map<string, WordReading> {
    if (this.#readings !== undefined) return this.#readings;
    const isChanged = this.#changed() !== undefined;
    return (this.#readings = new Map(isChanged ? [] : this.#memory?.recall(this.#readBy())));
  }

  #readBy(): ReadBy {
    return {
      base: this.#base,
      dictionary: this.#lemmas?.version ?? '',
      names: [...this.#ids.keys()],
    };
  }

  /** Returns the reader that has derived the forms of nearly all words, or would derive them. */
  #first(): WordReader {
    return this.#changed() === undefined ? this : (this.#earlier ?? this);
  }

  /** Undefined where no earlier reader has nearly the same words. */
  #changed(): FormsOfWords | undefined {
    const earlier = this.#earlier;
    if (earlier === undefined) return undefined;
    if (this.#forms !== undefined) return this.#forms;
    const before = {
      names: [...earlier.#ids.keys()],
      read: (written: string) => earlier.read(written),
      forms: lazily(() => earlier.#derived()),
    };
    this.#forms = changedWords(before, this.#ids, (id) => this.#words[id], {
      base: this.#base,
      lemmas: this.#lemmas,
    });
    if (this.#forms === undefined) this.#earlier = undefined;
    return this.#forms;
  }

  #derived(): FormsOfWords {
    return (this.#forms ??= this.#changed() ?? derivedWords(this.#words, this.#base, this.#lemmas));
  }
}

/** Derives forms once they are asked for. */
const lazily = (derived: () => FormsOfWords): FormsOfWords => ({
  idsOf: (written) => derived().idsOf(written),
  nounsOf: (reading, written) => derived().nounsOf(reading, written),
  partsOf: (reading, written) => derived().partsOf(reading, written),
});

const none: readonly never[] = [];
