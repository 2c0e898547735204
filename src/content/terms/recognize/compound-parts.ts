import { isFinnishFirst, isFinnishRest } from './languages/finnish-compounds';
import { jointsOf } from './joints';
import { foldWord } from './fold';
import { withoutAccents } from '../../text/without-accents';
import type { Lemmas } from './lemmas';
import { shortestPart, type SearchedWords } from './searched-words';

/** Shorter parts are found in too many words. */
const shortest = { term: shortestPart.other, other: 3 };
const longest = 60;
/** Every part of a Korean word is looked at, so the time grows with the square. */
const longestKorean = 20;

const PARTICLE =
  /^(?:auf|aus|bei|durch|ein|empor|fort|her|heran|heraus|herum|herunter|hervor|hin|hinzu|los|mit|über|um|voran|voraus|vorbei|weg|wider|wieder|zurück|zusammen)$/;
const ENDS_IN_PARTICLE = /^(.{3,}?)(ab|an|auf|aus|bei|ein|nach|um|unter|über|vor|zu)$/;
const ENDING =
  /^(?:bar(?:e[mnrs]?|keit)?|lich(?:e[mnrs]?|keit)?|sam(?:e[mnrs]?)?|haft(?:e[mnrs]?)?|falls|de[mnrs]|die|das|ende?[mnrs]?|eine?)$/;

/** A word of a term inside of a longer word, `to` exclusive. */
export interface Part {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the parts that are not within others: the longest at the beginning, and at the end, of a word. */
export function longestParts(parts: readonly Part[], base: string): readonly Part[] {
  if (parts.length < 2) return parts;
  // Korean parts are anywhere, and those that begin together are compared.
  const borderOf = ({ from }: Part): number => (base === 'ko' ? from : Math.min(from, 1));
  const lengths = new Map<number, number>();
  for (const part of parts) {
    const border = borderOf(part);
    lengths.set(border, Math.max(lengths.get(border) ?? 0, part.to - part.from));
  }
  return parts.filter((part) => lengths.get(borderOf(part)) === part.to - part.from);
}

/** Finds words of terms inside of compounds. */
export class CompoundParts {
  readonly #base: string;
  readonly #words: SearchedWords;
  readonly #lemmas: Lemmas | undefined;
  readonly #joints: readonly string[];

  private constructor(
    base: string,
    words: SearchedWords,
    lemmas: Lemmas | undefined,
    joints: readonly string[],
  ) {
    this.#base = base;
    this.#words = words;
    this.#lemmas = lemmas;
    this.#joints = joints;
  }

  /** Undefined for a language that writes the parts of compounds apart. */
  static of(base: string, words: SearchedWords, lemmas: Lemmas | undefined): CompoundParts | undefined {
    const joints = jointsOf(base);
    return joints === undefined ? undefined : new CompoundParts(base, words, lemmas, joints);
  }

  /** Returns the words of terms in a word, with their places in it, also those within longer ones. */
  in(text: string): readonly Part[] {
    const isKorean = this.#base === 'ko';
    const least = isKorean ? 3 : shortest.term + shortest.other;
    if (text.length < least || text.length > (isKorean ? longestKorean : longest)) return [];
    return isKorean ? this.#findAnywhere(text) : this.#find(text);
  }

  /** Korean joins nouns without any sign, and particles follow the last one. */
  #findAnywhere(text: string): readonly Part[] {
    const folded = foldWord(text, this.#base);
    if (folded.length !== text.length) return [];
    const found: Part[] = [];
    for (let from = 0; from + 2 <= folded.length; from += 1) {
      for (let to = folded.length; to >= from + 2; to -= 1) {
        const part = folded.slice(from, to);
        const ids = this.#words.idsOfPart(part, part, false);
        for (const id of ids) found.push({ id, from, to });
      }
    }
    return found;
  }

  #find(text: string): readonly Part[] {
    // As `GermanForms.fitsPart`: words in small letters have no parts.
    if (this.#base === 'de' && !/^\p{Lu}/u.test(text)) return [];
    const folded = foldWord(text, this.#base);
    if (folded.length !== text.length) return [];
    const plain = withoutAccents(folded);
    const found: Part[] = [];
    for (let at = shortest.other; at + shortest.term <= folded.length; at += 1) {
      if (!this.#words.hasBeginning(plain, at) || this.#isParticle(folded.slice(0, at))) continue;
      const tail = folded.slice(at);
      const ids = this.#words.idsOfPart(tail, this.#asWord(text, tail), false);
      if (ids.length > 0 && this.#isFirst(text, folded.slice(0, at), tail)) {
        for (const id of ids) found.push({ id, from: at, to: text.length });
      }
    }
    if (!this.#words.hasBeginning(plain, 0)) return found;
    for (let at = folded.length - shortest.other; at >= shortest.term; at -= 1) {
      const head = folded.slice(0, at);
      const ids = this.#words.idsOfPart(head, this.#asWord(text, head), true);
      if (ids.length > 0 && this.#isRest(text, head, folded.slice(at))) {
        for (const id of ids) found.push({ id, from: 0, to: at });
      }
    }
    return found;
  }

  #isFirst(text: string, first: string, last: string): boolean {
    if (this.#base === 'fi') return isFinnishFirst(first, last);
    // The participle of a verb: `Reisende` ends with no `Ende`.
    if (
      this.#base === 'de' &&
      /^ende?[mnrs]?$/.test(last) &&
      this.#lemmas?.has(`${first.toLowerCase()}en`) === true
    )
      return false;
    if (this.#base === 'de' && this.#hasLongerLast(text, first, last)) return false;
    return this.#isWord(text, first, true);
  }

  /** Whether the last part begins with a particle: `Standard-einstellung` has no `Stellung`. */
  #hasLongerLast(text: string, first: string, last: string): boolean {
    const [, before = '', particle = ''] = ENDS_IN_PARTICLE.exec(first) ?? [];
    return (
      particle !== '' &&
      this.#lemmas?.has(this.#asWord(text, particle + last)) === true &&
      this.#isWord(text, before, true)
    );
  }

  /** Whether the rest of a compound, after the letters that join it, is a word. */
  #isRest(text: string, first: string, rest: string): boolean {
    if (this.#base === 'fi') return isFinnishRest(first, rest);
    return this.#joints.some((joint) => {
      const word = rest.slice(joint.length);
      return rest.startsWith(joint) && !this.#isEnding(word) && this.#isWord(text, word, false);
    });
  }

  /** Particles make other words: `Aufzeichnung` is no `Zeichnung`. */
  #isParticle(head: string): boolean {
    return this.#base === 'de' && PARTICLE.test(head);
  }

  /** Whether the rest of a word is an ending that happens to be a word too: `eben-falls`, `ausführ-bar`. */
  #isEnding(rest: string): boolean {
    return this.#base === 'de' && ENDING.test(rest);
  }

  #isWord(text: string, part: string, isFirst: boolean): boolean {
    if (part.length < shortest.other) return false;
    const lemmas = this.#lemmas;
    if (lemmas === undefined) return part.length > shortest.other && /[aeiouyäöåæø]/.test(part);
    // A word in small letters is also known with a capital. What ends with a joint is mostly no word.
    const has = (word: string): boolean => lemmas.has(this.#asWord(text, word));
    return (
      (isFirst &&
        this.#joints.some(
          (joint) =>
            joint !== '' &&
            part.endsWith(joint) &&
            part.length - joint.length >= shortest.other &&
            has(part.slice(0, -joint.length)),
        )) ||
      has(part)
    );
  }

  /** A part of a German noun has a capital when it stands alone. */
  #asWord(text: string, part: string): string {
    return this.#base === 'de' && /^\p{Lu}/u.test(text) ? part.charAt(0).toUpperCase() + part.slice(1) : part;
  }
}
